import type { Device } from '../session/deviceOf.ts';

export interface OwnSession extends Device {
  id: string;
  createdAt: Date;
  /** Time of the last use, accurate to a few minutes. */
  usedAt: Date;
}

export function toSessionEntry(
  { id, browser, system, createdAt, usedAt }: OwnSession,
  ownId: string,
) {
  return {
    session_id: id,
    browser,
    system,
    started_at: createdAt.toISOString(),
    last_used_at: usedAt.toISOString(),
    is_current: id === ownId,
  };
}
