/** What Node says of a connection that could not be had or was cut. */
const NETWORK_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** PostgreSQL's classes 08 (connection) and 57P (shutdown, start), too many connections, and a statement that took too long. */
const SERVER_ERRORS = /^(?:08\w{3}|57P\d\d|53300|57014)$/;

/** What pg and its pool say themselves, without a code. */
const CLIENT_ERRORS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Whether an error means that the database cannot be had at present, so that the same call may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return NETWORK_ERRORS.has(code) || SERVER_ERRORS.test(code) || CLIENT_ERRORS.test(error.message);
}
