#!/usr/bin/env bash
# workbox-precaching 7.4.1
# Guess: cleanupOutdatedCaches() of a service worker removes precaches of that worker alone.
# Seen: one whose scope is the whole site removes the precache of another worker below it (/staff), since it looks for its own scope
# anywhere in the names of caches. The nested worker then has none of its files until it is installed anew.
# A worker below another one needs a name of its own: setCacheNameDetails({ precache: 'staff' }).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund workbox-precaching@7.4.1 workbox-core@7.4.1
cat >run.mjs <<'JS'
const names = new Set([
  'workbox-precache-v2-https://shop.example/',
  'workbox-precache-v2-https://shop.example/staff',
  'workbox-staff-https://shop.example/staff',
]);
globalThis.self = {
  registration: { scope: 'https://shop.example/' },
  caches: { keys: async () => [...names], delete: async (name) => names.delete(name) },
};
const { deleteOutdatedCaches } = await import(
  './node_modules/workbox-precaching/utils/deleteOutdatedCaches.js'
);
const deleted = await deleteOutdatedCaches('workbox-precache-v2-https://shop.example/');
console.log(JSON.stringify(deleted));
JS
sed -i 's/"type": "commonjs"/"type": "module"/' package.json
for package in workbox-precaching workbox-core; do
  node -e "
    const fs = require('fs'), file = 'node_modules/$package/package.json';
    fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(fs.readFileSync(file)), type: 'module' }));"
done
seen=$(node run.mjs)
echo "deleted: $seen"
[[ $seen == '["workbox-precache-v2-https://shop.example/staff"]' ]]
