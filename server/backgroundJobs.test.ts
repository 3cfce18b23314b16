import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { backgroundJobs, type BackgroundJob } from './backgroundJobs.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

async function repeating(run: BackgroundJob['run']) {
  const log: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => log.push(line) } } });
  const overdueJobs = new Set<string>();
  app.decorate('overdueJobs', overdueJobs);
  await app.register(backgroundJobs, { jobs: [{ name: 'counting', pauseMs: 1000, run }] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, log, overdueJobs };
}

describe('a background job', () => {
  it('repeats while the application listens and stops on close', async () => {
    let runs = 0;
    const { app } = await repeating(async () => {
      runs += 1;
    });
    expect(runs).toBe(0);
    await jest.advanceTimersByTimeAsync(3000);
    expect(runs).toBe(3);
    await app.close();
    await jest.advanceTimersByTimeAsync(3000);
    expect(runs).toBe(3);
  });

  it('never overlaps itself, and closing waits for it', async () => {
    const events: string[] = [];
    let finish = () => undefined as void;
    const { app } = await repeating(async () => {
      events.push('begun');
      await new Promise<void>((resolve) => (finish = resolve));
      events.push('done');
    });
    await jest.advanceTimersByTimeAsync(5000);
    const closed = app.close().then(() => events.push('closed'));
    expect(events).toEqual(['begun']);
    finish();
    await closed;
    expect(events).toEqual(['begun', 'done', 'closed']);
  });

  it('is reported overdue and aborted after ten minutes', async () => {
    let signal: AbortSignal | undefined;
    let finish = () => undefined as void;
    const { app, log, overdueJobs } = await repeating(async (ending) => {
      signal = ending;
      await new Promise<void>((resolve) => (finish = resolve));
    });
    await jest.advanceTimersByTimeAsync(600_000);
    expect([signal?.aborted, ...overdueJobs]).toEqual([false]);
    await jest.advanceTimersByTimeAsync(1000);
    expect([signal?.aborted, ...overdueJobs]).toEqual([true, 'counting']);
    expect(log.join('')).toContain('has not ended after 10 minutes');
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect([...overdueJobs]).toEqual([]);
    await app.close();
  });

  it('is aborted on close and leaves the rest', async () => {
    let done = 0;
    const { app } = await repeating(async (signal) => {
      while (!signal.aborted) {
        done += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    await jest.advanceTimersByTimeAsync(1000);
    await app.close();
    expect(done).toBeGreaterThan(0);
  });

  it('is logged by name on failure and retried with backoff until it succeeds', async () => {
    let isDown = true;
    const times: number[] = [];
    const start = Date.now();
    const { app, log } = await repeating(async () => {
      times.push((Date.now() - start) / 1000);
      if (isDown) throw new Error('The database is down.');
    });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(times).toEqual([1, 3, 7, 11, 15, 19]);
    expect(log).toHaveLength(6);
    expect(log[0]).toContain("The background job 'counting' failed.");
    expect(log[0]).toContain('The database is down.');
    isDown = false;
    await jest.advanceTimersByTimeAsync(6_000);
    expect(times.slice(6)).toEqual([23, 24, 25, 26]);
    await app.close();
  });
});
