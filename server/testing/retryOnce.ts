/** In `npm test` a test that fails runs once more: a machine under load now and then misses a moment. What passes then is told. */
import { jest } from '@jest/globals';

if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
