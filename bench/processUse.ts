import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Clock ticks per second in /proc/{pid}/stat, the same on every Linux. */
const TICKS = 100;
const IDLE_SHARE = 0.05;
const IDLE_MS = 1000;

async function memory(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}

export function residentBytes(pid: number): Promise<number> {
  return memory(pid, 'VmRSS');
}

export function peakBytes(pid: number): Promise<number> {
  return memory(pid, 'VmHWM');
}

/** Reads the processor time of all threads of a process, in seconds since its start. Linux only. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

async function familySeconds(pid: number): Promise<number> {
  const all = await Promise.all([pid, ...(await childrenOf(pid))].map(processorSeconds));
  return all.reduce((sum, seconds) => sum + seconds, 0);
}

/**
 * Waits until the process and its workers are idle for a second, so background work such as compression is done.
 * @returns the seconds waited
 */
export async function untilIdle(pid: number): Promise<number> {
  const started = performance.now();
  let used = await familySeconds(pid);
  for (;;) {
    await sleep(IDLE_MS);
    const now = await familySeconds(pid);
    if (now - used < (IDLE_SHARE * IDLE_MS) / 1000) return (performance.now() - started) / 1000;
    used = now;
  }
}
