import { RecordingNotRead } from './replay.ts';

const REJECTION_TEXTS: Readonly<Record<number, string>> = {
  401: 'replay.code.signedOut',
  429: 'replay.code.tooMany',
};

/**
 * Fetches a stored recording by code. The server requires the cookie of a staff member or of support.
 * @throws RecordingNotRead if the request fails or there is no such recording
 */
export async function fetchByCode(code: string): Promise<string> {
  const answer = await fetch(`/api/support/recording?code=${encodeURIComponent(code)}`);
  if (!answer.ok)
    throw new RecordingNotRead(REJECTION_TEXTS[answer.status] ?? 'replay.open.failed');
  const { recording } = (await answer.json()) as { recording?: unknown };
  if (typeof recording !== 'string') throw new RecordingNotRead('replay.code.unknown');
  return recording;
}
