import cliProgress from 'cli-progress';

/** How far an import is, shown to the operator. */
export interface Progress {
  update: (bytes: number, rows: number) => void;
  stop: () => void;
}

/** Milliseconds between two lines where no bar can be drawn. */
const LINE_EVERY = 5000;

/** A bar on a terminal, else a line now and then. `size` is that of the file, in bytes. */
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
