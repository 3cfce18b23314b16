import { nanoid } from '@reduxjs/toolkit';

const keys = new WeakMap<object, string>();

/** A name of its own for a write, by which the backend knows it again. */
export function newWriteKey(): string {
  return nanoid(32);
}

/** Gives a form the name that it is sent under, however often: the backend does it once. */
export function nameWrite<Form extends object>(form: Form, key: string): Form {
  keys.set(form, key);
  return form;
}

/** The name that a form was given, else a new one. */
export function writeKeyOf(form: object): string {
  return keys.get(form) ?? newWriteKey();
}
