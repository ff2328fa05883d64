@rem Builds Hissho on Windows: downloads the Gradle named in gradle\wrapper\gradle-wrapper.properties
@rem (once, checked against its checksum) and starts it. Needs a JDK 17 to 23 and an Android SDK with platform 36.
@echo off
setlocal
set "ROOT=%~dp0"
if "%GRADLE_USER_HOME%"=="" set "GRADLE_USER_HOME=%USERPROFILE%\.gradle"

if not "%JAVA_HOME%"=="" goto java
where java >nul 2>nul
if errorlevel 1 (
  echo gradlew: no Java found: install a JDK 17, or let JAVA_HOME name it 1>&2
  exit /b 1
)
:java

for /f "tokens=1,* delims==" %%a in (%ROOT%gradle\wrapper\gradle-wrapper.properties) do (
  if "%%a"=="distributionUrl" set "URL=%%b"
  if "%%a"=="distributionSha256Sum" set "SUM=%%b"
)
set "URL=%URL:\:=:%"
for %%f in ("%URL%") do set "NAME=%%~nf"
set "VERSION=%NAME:-bin=%"
set "HOME_DIR=%GRADLE_USER_HOME%\hissho"
if exist "%HOME_DIR%\%VERSION%\bin\gradle.bat" goto start

echo gradlew: downloading %URL% 1>&2
powershell -NoProfile -ExecutionPolicy Bypass -Command ^
  "$ErrorActionPreference = 'Stop'; $ProgressPreference = 'SilentlyContinue';" ^
  "[Net.ServicePointManager]::SecurityProtocol = 'Tls12';" ^
  "$work = Join-Path $env:HOME_DIR ('work.' + $PID); New-Item -ItemType Directory -Force $work | Out-Null;" ^
  "try {" ^
  "  $zip = Join-Path $work 'gradle.zip'; Invoke-WebRequest -UseBasicParsing $env:URL -OutFile $zip;" ^
  "  if ((Get-FileHash $zip -Algorithm SHA256).Hash -ne $env:SUM) { throw 'the download has a wrong checksum' };" ^
  "  Expand-Archive $zip $work; Move-Item (Join-Path $work $env:VERSION) (Join-Path $env:HOME_DIR $env:VERSION)" ^
  "} finally { Remove-Item -Recurse -Force $work }"
if errorlevel 1 exit /b 1

:start
call "%HOME_DIR%\%VERSION%\bin\gradle.bat" %*
exit /b %ERRORLEVEL%
