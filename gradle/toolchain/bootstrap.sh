#!/bin/sh
# Gets what ./gradlew did not find on this machine. Called by it as
#
#   bootstrap.sh gradle            the official Gradle by download; where that is not possible, one made of Maven artifacts
#   bootstrap.sh sdk GRADLE        an Android SDK, made of artifacts that the given Gradle fetches
#
# with JAVA_HOME set, TOOLCHAIN_HOME (the folder for the results), the results themselves inside it
# (OFFICIAL_GRADLE, MADE_GRADLE, MADE_SDK), GRADLE_ZIP_URL and GRADLE_ZIP_SHA256.
#
# Everything is made in a folder of its own and moved into place when it is whole, so an interrupted run
# leaves nothing that a later one would take for complete. A lock keeps two runs from doing the work twice.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

gradle_version=8.11.1
api=36                # as compileSdk in app/build.gradle
android_release=16
build_tools=35.0.0    # what the Android Gradle plugin asks for
lint_version=9.2.1
jar_date=--date=1980-01-01T00:00:02Z

say() { printf 'toolchain: %s\n' "$*" >&2; }
die() { printf 'toolchain: error: %s\n' "$*" >&2; exit 1; }

sha256() { # file
  if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# Moves a finished folder into place.
publish() { # from to
  [ -d "$2" ] || mv "$1" "$2"
}

# Compares every jar of a folder with the checksum in the lock file.
verify() { # lock-file folder
  while read -r sum coordinates; do
    file=$2/$(jar_name "$coordinates")
    [ -f "$file" ] || die "$coordinates was not fetched"
    [ "$(sha256 "$file")" = "$sum" ] ||
      die "$coordinates has a wrong checksum; delete it from the local repository (Maven's or Gradle's) and run again"
  done < "$1"
}

jar_name() { # group:artifact:version
  rest=${1#*:}
  echo "${rest%%:*}-${rest#*:}.jar"
}

# --- Gradle -----------------------------------------------------------------------------------------

download_gradle() {
  zip=$work/gradle.zip
  if command -v curl > /dev/null; then
    curl -fsSL --connect-timeout 5 --speed-limit 10000 --speed-time 20 -o "$zip" "$GRADLE_ZIP_URL" 2> /dev/null || return 1
  elif command -v wget > /dev/null; then
    wget -q --tries=1 --connect-timeout=5 --read-timeout=20 -O "$zip" "$GRADLE_ZIP_URL" || return 1
  else
    return 1
  fi
  if [ "$(sha256 "$zip")" != "$GRADLE_ZIP_SHA256" ]; then
    say "what $GRADLE_ZIP_URL sent has a wrong checksum"
    return 1
  fi
  mkdir "$work/unpacked" &&
    (cd "$work/unpacked" && "$JAVA_HOME/bin/jar" -xf "$zip") &&
    chmod +x "$work"/unpacked/gradle-*/bin/gradle &&
    publish "$work"/unpacked/gradle-* "$OFFICIAL_GRADLE"
}

# One run of Maven for all: a throw-away POM with one artifactItem a line of the lock file.
fetch_by_maven() { # lock-file folder
  command -v mvn > /dev/null || die "Maven (mvn) is needed where Gradle cannot be downloaded: install it"
  pom=$work/pom.xml
  {
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>toolchain</groupId><artifactId>fetch</artifactId><version>1</version>'
    echo '<packaging>pom</packaging><build><plugins><plugin><groupId>org.apache.maven.plugins</groupId>'
    echo '<artifactId>maven-dependency-plugin</artifactId><version>3.6.1</version><configuration>'
    echo "<outputDirectory>$2</outputDirectory><artifactItems>"
    while read -r _ coordinates; do
      echo "$coordinates" | sed 's|\(.*\):\(.*\):\(.*\)|<artifactItem><groupId>\1</groupId><artifactId>\2</artifactId><version>\3</version></artifactItem>|'
    done < "$1"
    echo '</artifactItems></configuration></plugin></plugins></build></project>'
  } > "$pom"
  mvn -q -B -Dstyle.color=never -f "$pom" dependency:copy > "$work/mvn.log" 2>&1 || {
    grep ERROR "$work/mvn.log" | head -n 5 >&2
    die "Maven could not fetch the artifacts; can it reach its repository?"
  }
}

# A module that the published API jar does not hold: compiled from src/modules/NAME, packed as the others are.
add_module() { # name projects third-party-jars manifest-class-path folder
  mkdir -p "$work/$1"
  if [ -d "$here/src/modules/$1" ]; then
    "$JAVA_HOME/bin/javac" -nowarn -proc:none -d "$work/$1" -cp "$lib/*:$lib/plugins/*" "$here/src/modules/$1"/*.java
    if [ -d "$here/src/modules/$1/META-INF" ]; then cp -r "$here/src/modules/$1/META-INF" "$work/$1/"; fi
  fi
  printf 'projects=%s\nruntime=%s\n' "$2" "$3" > "$work/$1/$1-classpath.properties"
  echo 'Manifest-Version: 1.0' > "$work/$1.mf"
  if [ -n "$4" ]; then echo "Class-Path: $4" | fold -w 68 | sed '2,$s/^/ /' >> "$work/$1.mf"; fi
  "$JAVA_HOME/bin/jar" --create --file "$5/$1-$gradle_version.jar" $jar_date --manifest "$work/$1.mf" -C "$work/$1" .
}

make_gradle() {
  say "[1/3] fetching $(wc -l < "$here/gradle.lock" | tr -d ' ') artifacts of Gradle $gradle_version through Maven"
  jars=$work/jars
  fetch_by_maven "$here/gradle.lock" "$jars"
  verify "$here/gradle.lock" "$jars"

  say "[2/3] splitting the API of Gradle $gradle_version into its modules"
  dist=$work/gradle
  lib=$dist/lib
  mkdir -p "$lib/plugins" "$dist/bin"
  "$JAVA_HOME/bin/java" -cp "$jars/asm-9.7.jar:$jars/asm-commons-9.7.jar:$jars/asm-tree-9.7.jar" "$here/src/SplitGradle.java" \
    "$jars/gradle-api-$gradle_version.jar" "$lib" "$gradle_version" "$work/third-party.txt"
  while read -r jar; do mv "$jars/$jar" "$lib/"; done < "$work/third-party.txt"

  say "[3/3] adding the command line and the daemon"
  # What a JVM has to be given before it can work out the class path of a module itself.
  boot="gradle-gradle-cli-main-$gradle_version.jar"
  for module in base-asm base-services build-operations build-process-services concurrent file-temp hashing io \
                service-lookup stdlib-java-extensions time; do
    boot="$boot gradle-$module-$gradle_version.jar"
  done
  boot="$boot guava-32.1.2-jre.jar failureaccess-1.0.1.jar asm-9.7.jar asm-tree-9.7.jar asm-commons-9.7.jar
        commons-io-2.15.1.jar commons-lang-2.6.jar slf4j-api-1.7.36.jar jsr305-3.0.2.jar javax.inject-1.jar"
  boot=$(echo $boot)
  add_module gradle-installation-beacon   ''                            ''                       ''      "$lib"
  add_module gradle-gradle-cli            gradle-launcher               ''                       ''      "$lib"
  add_module gradle-daemon-server         gradle-launcher               ''                       ''      "$lib"
  add_module gradle-daemon-main           gradle-build-process-services ''                       "$boot" "$lib"
  add_module gradle-instrumentation-agent ''                            ''                       ''      "$lib"
  add_module gradle-java-compiler-plugin  ''                            ''                       ''      "$lib/plugins"
  add_module gradle-kotlin-exports        ''                            kotlin-stdlib-2.0.20.jar ''      "$lib/plugins"
  class_path=
  for jar in $boot; do
    [ -f "$lib/$jar" ] || die "$jar is missing in the distribution"
    class_path="$class_path:\$home/lib/$jar"
  done
  cat > "$dist/bin/gradle" <<EOF
#!/bin/sh
# Starts the command line of this Gradle.
home=\$(cd "\$(dirname "\$0")/.." && pwd -P)
exec "\${JAVA_HOME:+\$JAVA_HOME/bin/}java" -Xmx64m -Xms64m \$JAVA_OPTS \$GRADLE_OPTS -Dorg.gradle.appname=gradle \\
  -cp "${class_path#:}" org.gradle.launcher.GradleMain "\$@"
EOF
  chmod +x "$dist/bin/gradle"
  # Read by Gradle as settings of this installation, so that the project itself is kept free of them.
  cat > "$dist/gradle.properties" <<EOF
# The Android plugin asks for a newer version, but runs with this one.
android.overrideVersionCheck=true
# The plugin's own lint is not in every repository; a newer one may be named.
android.experimental.lint.version=$lint_version
# Watching files for changes between builds depends on parts that are not published.
org.gradle.vfs.watch=false
EOF
  publish "$dist" "$MADE_GRADLE"
}

get_gradle() {
  say "downloading ${GRADLE_ZIP_URL##*/}"
  if download_gradle; then return; fi
  say "that is not to be had here: making Gradle $gradle_version of Maven artifacts instead (once, a few minutes)"
  make_gradle
}

# --- Android SDK ------------------------------------------------------------------------------------

package_xml() { # folder path type-details major-revision name
  cat > "$1/package.xml" <<EOF
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<common:repository xmlns:common="http://schemas.android.com/repository/android/common/02"
    xmlns:generic="http://schemas.android.com/repository/android/generic/02"
    xmlns:sdk="http://schemas.android.com/sdk/android/repo/repository2/03"
    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><license id="none" type="text"></license><localPackage
    path="$2" obsolete="false">$3<revision><major>$4</major><minor>0</minor><micro>0</micro></revision><display-name>$5</display-name><uses-license
    ref="none"/></localPackage></common:repository>
EOF
}

# The plugin asks that a tool exists, but runs none of these: d8, r8 and the signer come with it, as Java.
placeholder() { # file
  printf '#!/bin/sh\necho "%s: placeholder, not the real tool" >&2\nexit 1\n' "${1##*/}" > "$1"
  chmod +x "$1"
}

make_sdk() { # gradle
  say "[1/2] fetching $(wc -l < "$here/sdk.lock" | tr -d ' ') artifacts for the Android SDK through Gradle"
  jars=$work/jars
  "$1" -q --no-daemon --no-configuration-cache --console=plain -p "$here/sdk-inputs" --project-cache-dir "$work/project-cache" \
    fetch -Pinto="$jars" > "$work/gradle.log" 2>&1 9>&- || {
    head -n 20 "$work/gradle.log" >&2
    die "Gradle could not fetch the artifacts; can it reach google() and mavenCentral()?"
  }
  verify "$here/sdk.lock" "$jars"

  say "[2/2] making the Android platform $api (API stubs, table of API levels) and build tools $build_tools"
  sdk=$work/sdk
  platform=$sdk/platforms/android-$api
  tools=$sdk/build-tools/$build_tools
  mkdir -p "$platform/data" "$platform/optional" "$tools/lib" "$sdk/platform-tools"
  "$JAVA_HOME/bin/javac" -d "$work/classes" -cp "$jars/asm-9.7.jar" "$here"/src/platform/*.java
  "$JAVA_HOME/bin/java" -cp "$work/classes:$jars/asm-9.7.jar" MakePlatform "$jars"/android-all-*.jar "$jars"/builder-*.jar "$api" \
    "$platform/android.jar" "$platform/core-for-system-modules.jar" "$platform/data/api-versions.xml"
  (cd "$platform" && "$JAVA_HOME/bin/jar" -xf "$jars"/android-all-*.jar build.prop)
  echo '[]' > "$platform/optional/optional.json"
  : > "$platform/framework.aidl"
  cat > "$platform/source.properties" <<EOF
Pkg.Desc=Android SDK Platform $api
Pkg.Revision=1
Platform.Version=$android_release
AndroidVersion.ApiLevel=$api
Layoutlib.Api=15
Layoutlib.Revision=1
Platform.MinToolsRev=22
EOF
  printf 'Pkg.Revision=%s\n' "$build_tools" > "$tools/source.properties"
  printf 'Pkg.Revision=%s.0.0\n' "$api" > "$sdk/platform-tools/source.properties"
  package_xml "$platform" "platforms;android-$api" \
    "<type-details xsi:type=\"sdk:platformDetailsType\"><api-level>$api</api-level><codename></codename><layoutlib api=\"15\"/></type-details>" \
    1 "Android SDK Platform $api"
  package_xml "$tools" "build-tools;$build_tools" '<type-details xsi:type="generic:genericDetailsType"/>' \
    "${build_tools%%.*}" "Android SDK Build-Tools $build_tools"
  package_xml "$sdk/platform-tools" platform-tools '<type-details xsi:type="generic:genericDetailsType"/>' \
    "$api" "Android SDK Platform-Tools"

  case $(uname -s) in Darwin) system=macosx ;; *) system=linux ;; esac
  (cd "$work" && "$JAVA_HOME/bin/jar" -xf "$jars"/apktool-lib-*.jar "prebuilt/$system/aapt2")
  mv "$work/prebuilt/$system/aapt2" "$tools/aapt2"
  chmod +x "$tools/aapt2"
  for tool in aapt aidl apksigner d8 dexdump split-select zipalign; do placeholder "$tools/$tool"; done
  placeholder "$sdk/platform-tools/adb"
  mkdir "$work/empty"
  for jar in core-lambda-stubs.jar lib/apksigner.jar lib/d8.jar; do
    "$JAVA_HOME/bin/jar" --create --file "$tools/$jar" $jar_date -C "$work/empty" .
  done
  publish "$sdk" "$MADE_SDK"
}

# --- One run at a time ------------------------------------------------------------------------------

mkdir -p "$TOOLCHAIN_HOME"
exec 9> "$TOOLCHAIN_HOME/lock"
if command -v flock > /dev/null; then
  flock -n 9 || { say "waiting for another run that does the same"; flock 9; }
  rm -rf "$TOOLCHAIN_HOME"/work.* # of a run that was killed
  find "$TOOLCHAIN_HOME" -mindepth 1 -maxdepth 1 -name '*-made-*' -mtime +30 -exec rm -rf {} + # of an older state of these files
fi
work=$(mktemp -d "$TOOLCHAIN_HOME/work.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP

case $1 in
  gradle) [ -d "$OFFICIAL_GRADLE" ] || [ -d "$MADE_GRADLE" ] || get_gradle ;;
  sdk) [ -d "$MADE_SDK" ] || make_sdk "$2" ;;
esac
