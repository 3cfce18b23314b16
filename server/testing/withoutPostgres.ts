import { setFlagsFromString } from 'node:v8';

// In a run of several projects all workers inherit the variable; this project's tests run on PGlite whatever it says.
delete process.env.TEST_DATABASE_URL;
// PGlite's code is compiled once in place of twice: test files are too short for the second time to pay.
setFlagsFromString('--liftoff-only');
