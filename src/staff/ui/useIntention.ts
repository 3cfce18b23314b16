import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { forgetDraft, readDraft, writeDraft, type FormDraft } from '../../forms/formDrafts.ts';
import { isRefusal, rejectionOf } from '../problem.ts';

/** What a mutation of the counter ends with. */
export interface Ended {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Whether it was done. An answer without content is one, too; a backend that cannot be reached gives an empty text. */
export const isDone = ({ data, error }: Ended): boolean => error === undefined && data !== '';

/** What a write that is done once for a key is asked with. */
export interface Keyed {
  readonly 'Idempotency-Key'?: string;
}

/**
 * Sends a write under the key of what is intended: what got no answer and is asked for again is the same intention, what is
 * asked for otherwise, or after an answer, is another one.
 */
export type SendOnce = <Arg extends Keyed, Result extends Ended>(
  trigger: (arg: Arg) => PromiseLike<Result>,
  arg: Arg,
) => Promise<Result>;

/** Whether it is known what came of a write: done, or refused. */
export function isAnswered(ended: Ended): boolean {
  if (isDone(ended)) return true;
  const { status } = rejectionOf(ended.error);
  // Whoever has no permission any more may be given it again.
  return isRefusal(status) && status !== 403;
}

/** Where what is intended is kept until it was answered. */
interface Kept {
  readonly read: () => FormDraft;
  readonly write: (intention: FormDraft) => void;
}

function keptHere(): Kept {
  let intention: FormDraft = {};
  return { read: () => intention, write: (next) => (intention = next) };
}

/**
 * Keeps the `Idempotency-Key` of what somebody intends from the first press until an answer came.
 * @param form name of the form that it is typed into; without one it is kept as long as the component
 */
export function useIntention(form?: string): SendOnce {
  const [here] = useState(keptHere);
  // Beside what was typed, which outlives its dialog and a reload just as long.
  const name = form === undefined ? undefined : `${form} intention`;
  return async (trigger, arg) => {
    const asked = JSON.stringify(arg);
    const before = { ...(name !== undefined && readDraft(name)), ...here.read() };
    const key = (before['asked'] === asked && before['key']) || nanoid();
    here.write({ asked, key });
    if (name !== undefined) writeDraft(name, { asked, key });
    const ended = await trigger({ ...arg, 'Idempotency-Key': key });
    if (isAnswered(ended) && here.read()['key'] === key) {
      here.write({});
      if (name !== undefined) forgetDraft(name);
    }
    return ended;
  };
}
