#!/bin/sh
# ./territoires <commande> ; sans commande : la liste. Voir docs/installer.md.
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
node=$here/runtime/node
supported='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
if [ ! -x "$node" ]; then
  node=$(command -v node)
  if [ -z "$node" ] || ! "$node" -e "$supported"; then
    echo 'Il manque Node.js, version 20.19 ou plus récente : installe-le, puis recommence.' >&2
    exit 1
  fi
fi
exec "$node" "$here/scripts/territoires.mjs" "$@"
