const LASTS_MS = 10_000;
/** What is left of a toast once the pointer or the focus has left it. */
const EXTENDED_MS = 300;

/** What keeps a toast. */
type Hold = 'pointer' | 'focus' | 'hidden page';

/** The time of one toast. */
export interface ToastTimer {
  hold(why: Hold): void;
  release(why: Hold): void;
  stop(): void;
}

/** Counts a toast's time, which stands still while it is held. @param onEnd called once the time is up */
export function startToastTimer(onEnd: () => void): ToastTimer {
  const holds = new Set<Hold>();
  let left = LASTS_MS;
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
