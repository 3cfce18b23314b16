#!/usr/bin/env bash
# workbox-precaching 7.4.1
# Guess: cleanupOutdatedCaches() removes outdated precaches of its own service worker only.
# Seen: in a worker of an outer scope it also removes the current precache of a worker of a nested scope, because it looks for its own
# scope anywhere in the names of caches. The nested worker then lacks its files until the next installation.
# Remedy: give the nested worker another name with setCacheNameDetails({ precache: … }); the second cache below has one, and stays.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund workbox-precaching@7.4.1 workbox-core@7.4.1 esbuild@0.28.2
cat >entry.js <<'JS'
import { cleanupOutdatedCaches } from 'workbox-precaching';
cleanupOutdatedCaches();
JS
npx esbuild entry.js --bundle --format=iife --log-level=error '--define:process.env.NODE_ENV="production"' --outfile=worker.js
cat >run.js <<'JS'
// A worker's global scope as far as the clean-up uses it; in a browser, scopes are addresses.
const outer = 'outer';
const nested = `${outer}-nested`;
const names = new Set([`workbox-precache-v2-${outer}`, `workbox-precache-v2-${nested}`, `workbox-own-${nested}`]);
let activate;
global.self = global;
global.registration = { scope: outer };
global.caches = { keys: async () => [...names], delete: async (name) => names.delete(name) };
global.addEventListener = (type, listener) => {
  if (type === 'activate') activate = listener;
};
require('./worker.js');
activate({ waitUntil: (work) => work.then(() => console.log([...names].join(' '))) });
JS
seen=$(node run.js)
echo "left: $seen"
if [[ $seen != 'workbox-precache-v2-outer workbox-own-outer-nested' ]]; then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
