/**
 * `npm run replay -- FILE`: prints each action of a recording with time and changes, and the first action whose
 * replay differs. Exits with 1 if one differs or the file is rejected.
 */
import { readFile } from 'node:fs/promises';
import diff, { type Difference } from 'microdiff';
import english from '../translations/en.json' with { type: 'json' };
import { readRecording, type Recording } from '../src/features/recording/recording.ts';
import { stateHash } from '../src/features/recording/stateHash.ts';
import { replayStates } from '../src/store/replayStates.ts';

const LONGEST_VALUE = 100;
const MOST_CHANGES = 12;

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function changeLine(change: Difference): string {
  const place = change.path.join('.');
  if (change.type === 'REMOVE') return `    - ${place}`;
  const sign = change.type === 'CREATE' ? '+' : '~';
  return `    ${sign} ${place}: ${shortened(change.value)}`;
}

function changeLines(before: object, after: object): string[] {
  const lines = diff(before, after).map(changeLine);
  const rest = lines.length - MOST_CHANGES;
  return rest > 0 ? [...lines.slice(0, MOST_CHANGES), `    … and ${rest} more`] : lines;
}

function timeText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(3).padStart(9)} s`;
}

export function firstDifference(
  { checkpoints }: Recording,
  states: readonly object[],
): number | undefined {
  return checkpoints.find(({ after, hash }) => stateHash(states[after]) !== hash)?.after;
}

export function replayReport(text: string): { lines: string[]; isFaithful: boolean } {
  const outcome = readRecording(text);
  if ('rejection' in outcome) return { lines: [english[outcome.rejection]], isFaithful: false };
  const { recording } = outcome;
  const { actions, times, recordedAt, address, language, shopVersion, browser } = recording;
  let states: object[];
  try {
    states = replayStates(recording);
  } catch (error) {
    const lines = [english['support.rejected.unplayable'], `  ${String(error)}`];
    return { lines, isFaithful: false };
  }
  const lines = [
    `Recorded ${recordedAt} at ${address} (${language}), version ${shopVersion}`,
    `in ${browser}`,
    ...recording.failedCalls.map(
      ({ operation, status, time }) => `${timeText(time)}  failed: ${operation} (${status})`,
    ),
    '',
  ];
  for (const [index, { type }] of actions.entries()) {
    lines.push(`${String(index + 1).padStart(4)} ${timeText(times[index] ?? 0)}  ${type}`);
    lines.push(...changeLines(states[index] ?? {}, states[index + 1] ?? {}));
  }
  const first = firstDifference(recording, states);
  lines.push('', conclusion(recording, first));
  return { lines, isFaithful: first === undefined };
}

function conclusion({ actions, checkpoints }: Recording, first: number | undefined): string {
  if (first === 0) return 'The starting state is not the recorded one: the file was changed.';
  if (first !== undefined) {
    return `The first action whose replay differs is ${first}: ${actions[first - 1]?.type}`;
  }
  return checkpoints.length === 0
    ? 'The file has nothing to compare the states with.'
    : 'Every state is the recorded one.';
}

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Name a file: npm run replay -- FILE');
  const { lines, isFaithful } = replayReport(await readFile(file, 'utf8'));
  console.log(lines.join('\n'));
  if (!isFaithful) process.exitCode = 1;
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
