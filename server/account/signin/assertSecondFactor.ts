import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../language.ts';
import { enforceRateLimit, resetAttempts } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { texts } from '../../texts.ts';
import { CodeNeeded } from '../accountRejection.ts';
import type { Customer } from '../customerRepository.ts';
import { FormRejection } from '../formRejection.ts';
import { accountGuesser } from './knownDevice.ts';
import { factorOwner } from './factorOwner.ts';
import { findSecondFactor } from './secondFactorRepository.ts';
import { takeCodeOf } from './secondFactorService.ts';

/** Counts a guess of a code against the customer's limits. @returns forgets the guesses of this address again */
export async function countGuess(
  request: FastifyRequest,
  { id, emailKey }: Customer,
): Promise<() => Promise<void>> {
  const { db } = request.server;
  const whom = `${id} ${networkOf(request)}`;
  await enforceRateLimit(db, {
    secondFactor: whom,
    secondFactorAccount: await accountGuesser(db, request, 'customer', emailKey, 'code'),
  });
  return () => resetAttempts(db, 'secondFactor', whom);
}

/**
 * Lets in who has given the password, and the code besides where the customer has switched a second factor on. The code is
 * used up, whatever becomes of the sign-in.
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
  const forgetGuesses = await countGuess(request, customer);
  const isRight = await takeCodeOf(
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
