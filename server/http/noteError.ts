import type { FastifyRequest } from 'fastify';
import { isUnwritable } from '../db/isUnavailable.ts';
import { networkOf } from '../rateLimit/networkOf.ts';

const SIGN_INS: ReadonlySet<string> = new Set([
  'login',
  'loginWithPasskey',
  'setStaffPassword',
  'claimShop',
  'signInStaff',
  'signInStaffWithPasskey',
  'verifyStaffCode',
]);

export type Refusal = keyof typeof REFUSALS;

const REFUSALS = {
  limit: { counter: 'shop_limits_reached_total', text: 'A limit is used up.' },
  right: { counter: 'shop_rights_refused_total', text: 'A call was not allowed.' },
  signIn: { counter: 'shop_sign_ins_refused_total', text: 'A sign-in was refused.' },
} as const;

/** Fields of `ShopperError`. Importing the class would create a cycle, because errors.ts imports this module. */
interface Rejection {
  readonly errorIn?: unknown;
  readonly fields?: Readonly<Record<string, unknown>>;
}

function refusalOf(
  { errorIn, fields = {} }: Rejection,
  status: number,
  operation: string,
): Refusal | undefined {
  if ('retry_after' in fields) return 'limit';
  if (status === 403) return 'right';
  return errorIn !== undefined && SIGN_INS.has(operation) ? 'signIn' : undefined;
}

/**
 * Logs errors with a 5xx status and records failed writes. Logs and counts rate limits, missing permissions and
 * failed sign-ins, without the request's input.
 * @param status HTTP status of the response
 * @returns the kind of rejection; undefined for other errors
 */
export function noteError(
  error: unknown,
  status: number,
  request: FastifyRequest,
): Refusal | undefined {
  const { log, server, staffSession, routeOptions } = request;
  if (status >= 500) log.error(error);
  if (isUnwritable(error)) server.lastWrite.hasFailed = true;
  const operation = routeOptions.config.operationId ?? '';
  const refusal = refusalOf(error as Rejection, status, operation);
  if (refusal === undefined) return undefined;
  const { counter, text } = REFUSALS[refusal];
  server.metrics?.count(counter);
  log.warn({ operation, member: staffSession?.member.id, network: networkOf(request) }, text);
  return refusal;
}
