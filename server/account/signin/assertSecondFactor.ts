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
 * Counts an attempt against the customer's limits.
 * @returns resets the attempts of this network
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
 * Requires a code if the customer has a second factor. The code is used up even if the sign-in fails later.
 * @throws CodeNeeded, FormRejection, RateLimitExceeded
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
