/**
 * Drill for power cuts: opens a folder, checks the sales of earlier runs, and sells until a simulated power cut.
 * Run it as `node sellUntilPowerCut.ts FOLDER SEED [unflushed]`. `FOLDER/acknowledged` lists the acknowledged
 * sales.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openEmbeddedFolder } from '../db/embeddedFolder.ts';
import { ForgetfulFolder } from './forgetfulFolder.ts';

const STOCK = 1_000_000;
const [folder = '', seed = '1', mode] = process.argv.slice(2);

function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomNumbers(Number(seed));
const database = path.join(folder, 'database');
const log = path.join(folder, 'acknowledged');
const fs = new ForgetfulFolder(database);
fs.flushes = mode !== 'unflushed';
const { pglite } = await openEmbeddedFolder(database, fs);
await pglite.exec(`
  CREATE TABLE IF NOT EXISTS goods (id int PRIMARY KEY, stock int NOT NULL, note text);
  CREATE TABLE IF NOT EXISTS sale (number int PRIMARY KEY, quantity int NOT NULL, minor bigint NOT NULL, note text);
  INSERT INTO goods VALUES (1, ${STOCK}, '') ON CONFLICT DO NOTHING`);

const { rows: sales } = await pglite.query<{ number: number; quantity: number; minor: number }>(
  'SELECT number, quantity, minor FROM sale',
);
const { rows: goods } = await pglite.query<{ stock: number }>('SELECT stock FROM goods');
const there = new Set(sales.map(({ number }) => number));
const acknowledged = existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
const missing = acknowledged.filter((number) => !there.has(Number(number)));
const sold = sales.reduce((sum, { quantity }) => sum + quantity, 0);
const isMoneyRight = sales.every(({ quantity, minor }) => minor === quantity * 1990);
const found = {
  acknowledged: acknowledged.length,
  missing: missing.length,
  isStockRight: goods[0]?.stock === STOCK - sold,
  isMoneyRight,
};

let number = Math.max(0, ...there);
fs.onCut = () => {
  const undone = fs.cut(() => random() < 0.5);
  console.log(JSON.stringify({ ...found, undone }));
  process.exit(0);
};
fs.fuse = 20 + Math.floor(random() * 400);
for (;;) {
  number += 1;
  const quantity = 1 + Math.floor(random() * 5);
  const minor = quantity * 1990;
  const note = 'x'.repeat(Math.floor(random() * 4000));
  await pglite.transaction(async (tx) => {
    await tx.query('UPDATE goods SET stock = stock - $1, note = $2 WHERE id = 1', [quantity, note]);
    await tx.query('INSERT INTO sale VALUES ($1, $2, $3, $4)', [number, quantity, minor, note]);
  });
  appendFileSync(log, `${number}\n`);
  if (random() < 0.05) await pglite.exec('CHECKPOINT');
}
