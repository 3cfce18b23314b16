/** True for a response object without an `error`, even an empty object. */
export function isAccepted(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return !(answer as { error?: unknown }).error;
}

/** True if a write succeeded: no `error`, and a `status` that is neither absent nor 0. */
export function isDone(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { status, error } = answer as { status?: unknown; error?: unknown };
  return !error && Boolean(status) && String(status) !== '0';
}
