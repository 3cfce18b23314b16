const DURATION_MS = 10_000;
const EXTENDED_MS = 300;

type Hold = 'pointer' | 'focus' | 'hidden page';

export interface ToastTimer {
  hold(why: Hold): void;
  release(why: Hold): void;
  stop(): void;
}

/**
 * Counts down a toast's time; `hold` pauses the timer. After the pointer or focus leaves, 300 ms remain.
 * @param onEnd called when the time is up
 */
export function startToastTimer(onEnd: () => void): ToastTimer {
  const holds = new Set<Hold>();
  let left = DURATION_MS;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    startedAt = Date.now();
    timer = setTimeout(onEnd, left);
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  run();
  return {
    hold(why) {
      holds.add(why);
      if (timer === undefined) return;
      left -= Date.now() - startedAt;
      stop();
    },
    release(why) {
      if (!holds.delete(why)) return;
      if (why !== 'hidden page') left = EXTENDED_MS;
      if (holds.size === 0) run();
    },
    stop,
  };
}
