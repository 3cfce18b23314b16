import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldLimits } from '../../contract/fieldLimits.gen.ts';
import type { Dto, FormRequest } from '../contractTypes.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { sessionOf } from '../session/session.ts';
import { texts } from '../texts.ts';
import { AccountRejection } from './accountRejection.ts';
import { answerSignIn } from './answerSignIn.ts';
import { customerIdOf, customerOf } from './customerOf.ts';
import { findCustomer } from './customerRepository.ts';
import { assertValid, line } from './fields.ts';
import { isInPerson, proofRejection } from './inPerson.ts';
import { insertChallenge, takeChallenge } from './passkeyChallengeRepository.ts';
import { deletePasskey, findPasskeys, insertPasskey } from './passkeyRepository.ts';
import { findByPasskey, tellPasskeyChanged } from './passkeyService.ts';
import { toPasskeyDto } from './passkeyDto.ts';
import { createRelyingParty } from './relyingParty.ts';

const MOST_PASSKEYS = 20;

/** Handlers of passkeys. */
export const passkeyRoutes = {
  async listPasskeys(request: FastifyRequest): Promise<Dto['PasskeyList']> {
    return {
      passkeys: (await findPasskeys(request.server.db, customerIdOf(request))).map(toPasskeyDto),
    };
  },

  async getPasskeyRegistrationOptions(
    request: FormRequest<'OwnerProofForm'>,
    reply: FastifyReply,
  ): Promise<Dto['PasskeyOptions']> {
    const { db, origin } = request.server;
    const customer = await customerOf(request);
    const known = await findPasskeys(db, customer.id);
    if (known.length >= MOST_PASSKEYS) throw new AccountRejection('tooManyPasskeys');
    // Asked for here and not when the passkey is made: a browser would keep one that the shop rejects.
    const isProven = await isInPerson(request, customer, request.body);
    const options = await createRelyingParty(origin).registrationOptions(customer, known);
    return writeOnce(request, reply, async (trx, { id }) => {
      if (!isProven) throw proofRejection(request.body);
      await insertChallenge(trx, id, 'register', options.challenge);
      return { status: 1, options };
    });
  },

  async registerPasskey(
    request: FormRequest<'PasskeyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const customer = await customerOf(request);
    const language = languageOf(request);
    const { credential, name: typed } = request.body;
    const { name: given } = assertValid({ name: line(typed, fieldLimits.name, false) });
    const name = given || texts.account.unnamedPasskey[language];
    const { db, origin } = request.server;
    // Outside the transaction, so that a rejection uses the challenge up, too.
    const challenge = await takeChallenge(db, sessionOf(request).id, 'register');
    const made =
      challenge && (await createRelyingParty(origin).checkRegistration(credential, challenge));
    return writeOnce(request, reply, async (trx) => {
      if (!made) throw new AccountRejection('passkeyRejected');
      const isNew = await insertPasskey(trx, {
        customerId: customer.id,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: made.transports ?? [],
        name,
      });
      if (!isNew) throw new AccountRejection('passkeyRejected');
      await tellPasskeyChanged(trx, 'passkey-added', customer, name, language);
      return { status: 1, success: texts.account.done.passkeySaved[language] };
    });
  },

  async removePasskey(
    request: FormRequest<'PasskeyKeyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const customer = await customerOf(request);
    const language = languageOf(request);
    const isProven = await isInPerson(request, customer, request.body);
    return writeOnce(request, reply, async (trx) => {
      if (!isProven) throw proofRejection(request.body);
      const name = await deletePasskey(trx, customer.id, request.body.passkey_id);
      if (name === undefined) throw new AccountRejection('noPasskey');
      await tellPasskeyChanged(trx, 'passkey-removed', customer, name, language);
      return { status: 1, success: texts.account.done.passkeyRemoved[language] };
    });
  },

  async getPasskeyLoginOptions(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Dto['PasskeyOptions']> {
    const options = await createRelyingParty(request.server.origin).loginOptions();
    return writeOnce(request, reply, async (trx, { id }) => {
      await insertChallenge(trx, id, 'login', options.challenge);
      return { status: 1, options };
    });
  },

  async loginWithPasskey(
    request: FormRequest<'PasskeyLoginForm'>,
    reply: FastifyReply,
  ): Promise<Dto['LoginAnswer']> {
    const { db, origin } = request.server;
    await enforceRateLimit(db, { loginClient: networkOf(request) });
    const id = await findByPasskey(
      db,
      createRelyingParty(origin),
      sessionOf(request),
      request.body.credential,
    );
    const customer = id === undefined ? undefined : await findCustomer(db, id);
    if (customer === undefined) throw new AccountRejection('passkeyRejected');
    return answerSignIn(request, reply, customer);
  },
};
