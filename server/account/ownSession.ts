import type { Device } from '../session/deviceOf.ts';

/** A session as its customer or member sees it. */
export interface OwnSession extends Device {
  id: string;
  createdAt: Date;
  /** To a few minutes. */
  usedAt: Date;
}

/** A session as both contracts have it. @param ownId id of the session that asks */
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
