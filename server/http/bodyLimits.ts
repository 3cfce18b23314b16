/** Bytes of the contracts' longest form body, with every character percent-encoded. */
export const BODY_LIMIT = 256 * 1024;

/** Limit for a session recording of about one megabyte; percent-encoding doubles its size. */
const RECORDING = { bodyLimit: 4 * 1024 * 1024 };

const LONGER = new Map([['sendRecording', RECORDING]]);

export function longerBody(operationId: string): { bodyLimit?: number } {
  return LONGER.get(operationId) ?? {};
}
