import { buildIfStale } from './setup.mjs';

await buildIfStale();
