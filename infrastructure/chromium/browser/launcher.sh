#!/bin/sh
# What the driver starts in the browser's stead: leaves the driver's arguments in a file, drops every privilege for good
# if it is told an id, and becomes the browser, with a profile of its own. What it is told goes no further.
set -eu
printf '%s\n' "$@" > "$LAUNCHER_ARGUMENTS"
set -- "$LAUNCHER_BROWSER" "$@" "--user-data-dir=$LAUNCHER_PROFILE"
if [ -n "$LAUNCHER_ID" ]; then
  set -- setpriv "--reuid=$LAUNCHER_ID" "--regid=$LAUNCHER_ID" --clear-groups \
    --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@"
fi
unset LAUNCHER_ARGUMENTS LAUNCHER_BROWSER LAUNCHER_PROFILE LAUNCHER_ID
exec "$@"
