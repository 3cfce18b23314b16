import cliProgress from 'cli-progress';

export interface Progress {
  update: (bytes: number, rows: number) => void;
  stop: () => void;
}

/** Milliseconds between two progress lines if the output is not a terminal. */
const LINE_EVERY = 5000;

export function showProgress(size: number): Progress {
  const bar = new cliProgress.SingleBar({
    format: 'Importing {bar} {percentage}% | {rows} rows | {eta_formatted} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: LINE_EVERY,
    gracefulExit: false,
  });
  bar.start(size, 0, { rows: 0 });
  return {
    update: (bytes, rows) => bar.update(bytes, { rows }),
    stop: () => bar.stop(),
  };
}
