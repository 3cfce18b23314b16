/** The longest form of the contracts, every character of it percent-encoded. */
export const BODY_LIMIT = 256 * 1024;

/** A recording of a megabyte is twice as long when it is encoded. */
const RECORDING = { bodyLimit: 4 * 1024 * 1024 };

const LONGER = new Map([['sendRecording', RECORDING]]);

/** The route option of an operation of either contract whose body may be longer than others; none for the others. */
export function longerBody(operationId: string): { bodyLimit?: number } {
  return LONGER.get(operationId) ?? {};
}
