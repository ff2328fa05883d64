#!/bin/sh
# Builds Hissho with nothing but a JDK 17 installed.
#
# In place of the usual wrapper jar, this script looks for Gradle and for an Android SDK and gets what is
# missing; what it gets goes into the Gradle user home (~/.gradle/hissho), once.
#
#   Gradle       the version in gradle/wrapper/gradle-wrapper.properties, as Android Studio or an earlier
#                run unpacked it, else by download, else one made of Maven artifacts
#   Android SDK  local.properties, ANDROID_HOME or ANDROID_SDK_ROOT, else one made of Maven artifacts
#
# How and why something is "made of Maven artifacts": gradle/toolchain/README.md.
set -e

die() {
  printf 'gradlew: %s\n' "$*" >&2
  exit 1
}

self=$0
while [ -h "$self" ]; do
  target=$(readlink "$self")
  case $target in
    /*) self=$target ;;
    *) self=$(dirname "$self")/$target ;;
  esac
done
root=$(cd "$(dirname "$self")" && pwd -P)
toolchain=$root/gradle/toolchain
api=36              # as compileSdk in app/build.gradle
build_tools=35.0.0  # what the Android plugin asks for

# --- A JDK: that of JAVA_HOME, else of the PATH, else one from the usual places ------------------------

# Gradle 8 runs on Java 17 to 23. The version is read from a file: starting a JVM to ask it takes longer.
is_jdk() {
  [ -x "$1/bin/javac" ] && [ -f "$1/release" ] || return 1
  java_version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
  [ "${java_version:-0}" -ge 17 ] && [ "$java_version" -le 23 ]
}

jdk_of_path() {
  javac=$(command -v javac) || return 0
  while [ -h "$javac" ]; do
    target=$(readlink "$javac")
    case $target in
      /*) javac=$target ;;
      *) javac=$(dirname "$javac")/$target ;;
    esac
  done
  dirname "$(dirname "$javac")"
}

find_jdk() {
  for jdk in "$JAVA_HOME" "$(jdk_of_path)" /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
             "$HOME"/.sdkman/candidates/java/*; do
    if is_jdk "$jdk"; then
      if [ -n "$JAVA_HOME" ] && [ "$JAVA_HOME" != "$jdk" ]; then
        echo "gradlew: JAVA_HOME=$JAVA_HOME is not a JDK 17 to 23; using $jdk" >&2
      fi
      export JAVA_HOME="$jdk"
      return
    fi
  done
  die "no JDK 17 to 23 found (a JRE is not enough): install one, or let JAVA_HOME name it"
}

# --- Gradle -----------------------------------------------------------------------------------------

property() { sed -n "s/^$1=//p" "$root/gradle/wrapper/gradle-wrapper.properties" | tr -d '\\\r'; }

export GRADLE_ZIP_URL="$(property distributionUrl)"
export GRADLE_ZIP_SHA256="$(property distributionSha256Sum)"
zip_name=$(basename "$GRADLE_ZIP_URL" .zip) # gradle-8.13-bin
official=${zip_name%-*}                     # gradle-8.13

gradle_home=${GRADLE_USER_HOME:-$HOME/.gradle}
# What was made belongs to the exact state of the files that make it.
stamp=$(cd "$toolchain" && find . -type f ! -name '*.md' | LC_ALL=C sort | xargs cat | cksum | cut -d ' ' -f 1)
export TOOLCHAIN_HOME="$gradle_home/hissho"
export OFFICIAL_GRADLE="$TOOLCHAIN_HOME/$official"
export MADE_GRADLE="$TOOLCHAIN_HOME/gradle-made-$stamp"
export MADE_SDK="$TOOLCHAIN_HOME/android-sdk-made-$stamp"

find_gradle() {
  # The wrapper of Gradle marks a distribution that it unpacked completely with a file NAME.zip.ok.
  for folder in "$gradle_home/wrapper/dists/$zip_name"/*; do
    if [ -f "$folder/$zip_name.zip.ok" ] && [ -x "$folder/$official/bin/gradle" ]; then
      gradle=$folder/$official
      return
    fi
  done
  for gradle in "$OFFICIAL_GRADLE" "$MADE_GRADLE"; do
    if [ -d "$gradle" ]; then return; fi
  done
  return 1
}

# --- Android SDK ------------------------------------------------------------------------------------

# With the platform, and with the build tools or leave to fetch them (accepted licences).
is_sdk() {
  [ -f "$1/platforms/android-$api/android.jar" ] && { [ -d "$1/build-tools/$build_tools" ] || [ -d "$1/licenses" ]; }
}

find_sdk() {
  if [ -f "$root/local.properties" ]; then
    sdk=$(sed -n 's/^sdk\.dir=//p' "$root/local.properties" | tr -d '\\\r')
    if [ -n "$sdk" ]; then # the Android plugin asks no one else then
      is_sdk "$sdk" ||
        die "local.properties names the SDK $sdk, which lacks platform $api or build tools $build_tools: install them there, or remove the line"
      return
    fi
  fi
  for sdk in "$ANDROID_HOME" "$ANDROID_SDK_ROOT" "$MADE_SDK"; do
    if is_sdk "$sdk"; then
      unset ANDROID_SDK_ROOT # the old name; the plugin complains when the two differ
      export ANDROID_HOME="$sdk"
      return
    fi
  done
  return 1
}

# --- Start ------------------------------------------------------------------------------------------

find_jdk
find_gradle || {
  "$toolchain/bootstrap.sh" gradle
  find_gradle
}
find_sdk || {
  "$toolchain/bootstrap.sh" sdk "$gradle/bin/gradle"
  find_sdk
}

# Where one of the two had to be made, the repository is likely to lack the plugin's own aapt2 as well.
if [ "$gradle" = "$MADE_GRADLE" ] || [ "$sdk" = "$MADE_SDK" ]; then
  set -- -Pandroid.aapt2FromMavenOverride="$sdk/build-tools/$build_tools/aapt2" \
    -Pandroid.suppressUnsupportedOptionWarnings="android.aapt2FromMavenOverride,android.overrideVersionCheck,android.experimental.lint.version,android.suppressUnsupportedOptionWarnings" \
    "$@"
fi
exec "$gradle/bin/gradle" "$@"
