/** The longest form of the contracts, with every character percent-encoded. */
export const BODY_LIMIT = 256 * 1024;

/** Encoding doubles the size of a recording of one megabyte. */
const RECORDING = { bodyLimit: 4 * 1024 * 1024 };

const LONGER = new Map([['sendRecording', RECORDING]]);

export function longerBody(operationId: string): { bodyLimit?: number } {
  return LONGER.get(operationId) ?? {};
}
