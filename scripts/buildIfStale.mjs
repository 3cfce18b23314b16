import { buildIfStale } from './setup.mjs';

buildIfStale();
