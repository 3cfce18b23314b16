/** What Node says of a connection that could not be had or was cut. */
const NETWORK_ERRORS = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** PostgreSQL's: the disk is full, and the server takes no writes. */
const UNWRITABLE_ERRORS = new Set(['53100', '25006']);

/**
 * PostgreSQL's classes 08 (connection) and 57P (shutdown, start), too many connections, a statement, a lock or a pause within a
 * transaction that took too long, and transactions that wait for each other.
 */
const SERVER_ERRORS = /^(?:08\w{3}|57P\d\d|53300|57014|55P03|25P03|40P01)$/;

/** What pg and its pool say themselves, without a code. */
const CLIENT_ERRORS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Whether an error means that the database cannot be written at present. */
export function isUnwritable(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return error instanceof Error && UNWRITABLE_ERRORS.has(code);
}

/** Whether an error means that the database cannot be had at present, so that the same call may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  const isNamed = NETWORK_ERRORS.has(code) || SERVER_ERRORS.test(code) || isUnwritable(error);
  return isNamed || CLIENT_ERRORS.test(error.message);
}
