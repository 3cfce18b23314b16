import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../language.ts';
import { enforceRateLimit, resetAttempts } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { texts } from '../../texts.ts';
import { CodeNeeded } from '../accountRejection.ts';
import type { Customer } from '../customerRepository.ts';
import { FormRejection } from '../formRejection.ts';
import { guessLimitKey } from './knownDevice.ts';
import { factorOwner } from './factorOwner.ts';
import { findSecondFactor } from './secondFactorRepository.ts';
import { consumeSecondFactorCode } from './secondFactorService.ts';

/**
 * Counts a guess of a second-factor code against the customer's limits.
 * @returns a function that resets the attempts of the request's network
 * @throws RateLimitExceeded if there were too many attempts
 */
export async function countCodeAttempt(
  request: FastifyRequest,
  { id, emailKey }: Customer,
): Promise<() => Promise<void>> {
  const { db } = request.server;
  const whom = `${id} ${networkOf(request)}`;
  await enforceRateLimit(db, {
    secondFactor: whom,
    secondFactorAccount: await guessLimitKey(db, request, 'customer', emailKey, 'code'),
  });
  return () => resetAttempts(db, 'secondFactor', whom);
}

/**
 * Requires a code if the customer has a second factor. Consumes the code even if the sign-in fails later.
 * @throws CodeNeeded if the code is missing
 * @throws FormRejection if the code is wrong
 * @throws RateLimitExceeded if there were too many attempts
 */
export async function assertSecondFactor(
  request: FastifyRequest,
  customer: Customer,
  code = '',
): Promise<void> {
  const { db, settings } = request.server;
  const owner = factorOwner(customer);
  const factor = await findSecondFactor(db, owner);
  if (!factor?.confirmedAt) return;
  if (code.trim() === '') throw new CodeNeeded();
  const forgetGuesses = await countCodeAttempt(request, customer);
  const isRight = await consumeSecondFactorCode(
    db,
    settings.secretsKey,
    owner,
    factor,
    code,
    languageOf(request),
  );
  if (!isRight) throw new FormRejection({ code: texts.account.invalidCode });
  await forgetGuesses();
}
