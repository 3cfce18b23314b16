/** Whether a write was answered by anything but a rejection, where its answer need say nothing. */
export function isAccepted(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return !(answer as { error?: unknown }).error;
}

/** Whether a write's answer says that it was done: no `error`, and a `status` that is neither absent nor 0. */
export function isDone(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { status, error } = answer as { status?: unknown; error?: unknown };
  return !error && Boolean(status) && String(status) !== '0';
}
