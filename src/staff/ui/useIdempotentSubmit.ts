import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { forgetDraft, readDraft, writeDraft, type FormDraft } from '../../forms/formDrafts.ts';
import { isRefusal, rejectionOf } from '../problem.ts';

export interface MutationResult {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** True if the write succeeded, even without content. If the backend was unreachable, `data` is ''. */
export const isDone = ({ data, error }: MutationResult): boolean =>
  error === undefined && data !== '';

export interface IdempotentArg {
  readonly 'Idempotency-Key'?: string;
}

/** Sends a write with an idempotency key. The same arguments reuse the key until the outcome is known. */
export type SendOnce = <Arg extends IdempotentArg, Result extends MutationResult>(
  trigger: (arg: Arg) => PromiseLike<Result>,
  arg: Arg,
) => Promise<Result>;

export function isAnswered(ended: MutationResult): boolean {
  if (isDone(ended)) return true;
  const { status } = rejectionOf(ended.error);
  // After a 403, keep the key: the permission may be granted later.
  return isRefusal(status) && status !== 403;
}

interface KeyStore {
  readonly read: () => FormDraft;
  readonly write: (intention: FormDraft) => void;
}

function createKeyStore(): KeyStore {
  let intention: FormDraft = {};
  return { read: () => intention, write: (next) => (intention = next) };
}

/**
 * Keeps an `Idempotency-Key` from the first attempt until the outcome is known.
 * @param form name of the form, to persist the key with its draft; without a name, the key lasts as long as the
 * component
 */
export function useIdempotentSubmit(form?: string): SendOnce {
  const [here] = useState(createKeyStore);
  // Store the key beside the draft, because the draft survives a closed dialog and a reload.
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
