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

const UNWRITABLE_ERRORS = new Set(['53100', '25006']);

/**
 * Matches transient PostgreSQL errors: connection (08), shutdown and start (57P), too many connections, timeouts
 * and deadlocks. Timeouts are those of statements, locks and idle transactions.
 */
const SERVER_ERRORS = /^(?:08\w{3}|57P\d\d|53300|57014|55P03|25P03|40P01)$/;

const CLIENT_ERRORS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/;

/** True if the database is currently read-only or its disk is full. */
export function isUnwritable(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return error instanceof Error && UNWRITABLE_ERRORS.has(code);
}

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  const isNamed = NETWORK_ERRORS.has(code) || SERVER_ERRORS.test(code) || isUnwritable(error);
  return isNamed || CLIENT_ERRORS.test(error.message);
}
