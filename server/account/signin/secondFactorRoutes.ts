import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { languageOf } from '../../language.ts';
import { texts } from '../../texts.ts';
import { countCodeAttempt } from './assertSecondFactor.ts';
import { customerIdOf, customerOf } from '../customerOf.ts';
import { factorOwner } from './factorOwner.ts';
import { FormRejection } from '../formRejection.ts';
import { reauthenticate, proofRejection } from './inPerson.ts';
import { countRecoveryCodes, findSecondFactor } from './secondFactorRepository.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  type FactorOwner,
} from './secondFactorService.ts';

async function answerSecrets(
  request: FormRequest<'OwnerProofForm'>,
  make: (trx: Database, owner: FactorOwner) => Promise<Dto['SecondFactorSecrets']>,
): Promise<Dto['SecondFactorSecrets']> {
  const customer = await customerOf(request);
  const isProven = await reauthenticate(request, customer, request.body);
  if (!isProven) throw proofRejection(request.body);
  const { db } = request.server;
  return {
    status: 1,
    ...(await db.transaction().execute((trx) => make(trx, factorOwner(customer)))),
  };
}

export const secondFactorRoutes = {
  async getSecondFactor(request: FastifyRequest): Promise<Dto['SecondFactor']> {
    const { db } = request.server;
    const owner = { kind: 'customer', id: customerIdOf(request) } as const;
    const since = (await findSecondFactor(db, owner))?.confirmedAt ?? undefined;
    return {
      is_on: since !== undefined,
      since: since?.toISOString() ?? '',
      recovery_codes_left: since ? await countRecoveryCodes(db, owner) : 0,
    };
  },

  startSecondFactor(request: FormRequest<'OwnerProofForm'>): Promise<Dto['SecondFactorSecrets']> {
    const { secretsKey } = request.server.settings;
    return answerSecrets(request, (trx, owner) => startSecondFactor(trx, secretsKey, owner));
  },

  renewRecoveryCodes(request: FormRequest<'OwnerProofForm'>): Promise<Dto['SecondFactorSecrets']> {
    const language = languageOf(request);
    return answerSecrets(request, (trx, owner) => renewRecoveryCodes(trx, owner, language));
  },

  async confirmSecondFactor(
    request: FormRequest<'SecondFactorForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const customer = await customerOf(request);
    const language = languageOf(request);
    const forgetGuesses = await countCodeAttempt(request, customer);
    const { secretsKey } = request.server.settings;
    const answer = await writeOnce(request, reply, async (trx) => {
      const owner = factorOwner(customer);
      const isOn = await confirmSecondFactor(trx, secretsKey, owner, request.body.code, language);
      if (!isOn) throw new FormRejection({ code: texts.account.invalidCode });
      return { status: 1, success: texts.account.done.secondFactorOn[language] };
    });
    await forgetGuesses();
    return answer;
  },

  async removeSecondFactor(
    request: FormRequest<'OwnerProofForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const customer = await customerOf(request);
    const language = languageOf(request);
    const isProven = await reauthenticate(request, customer, request.body);
    return writeOnce(request, reply, async (trx) => {
      if (!isProven) throw proofRejection(request.body);
      await removeSecondFactor(trx, factorOwner(customer), language);
      return { status: 1, success: texts.account.done.secondFactorOff[language] };
    });
  },
};
