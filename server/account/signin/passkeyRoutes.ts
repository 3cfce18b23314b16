import type { FastifyReply, FastifyRequest } from 'fastify';
import { findShopName } from '../../content/contentRepository.ts';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { languageOf, type Language } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { sessionOf } from '../../session/session.ts';
import { texts } from '../../texts.ts';
import { AccountRejection } from '../accountRejection.ts';
import { answerSignIn } from './answerSignIn.ts';
import { customerIdOf, customerOf } from '../customerOf.ts';
import { findCustomer, type Customer } from '../customerRepository.ts';
import { reauthenticate, proofRejection } from './inPerson.ts';
import { insertChallenge, takeChallenge } from './passkeyChallengeRepository.ts';
import { deletePasskey, findPasskeys } from './passkeyRepository.ts';
import {
  verifyPasskey,
  findExistingPasskeys,
  passkeyName,
  storePasskey,
} from './passkeyService.ts';
import { toPasskeyDto } from './passkeyDto.ts';
import { createRelyingParty } from './relyingParty.ts';

const ownerOf = (id: string) => ({ kind: 'customer', id }) as const;

async function emailPasskeyChanged(
  trx: Database,
  template: 'passkey-added' | 'passkey-removed',
  { email: to, firstname }: Customer,
  passkey: string,
  language: Language,
): Promise<void> {
  await sendMail(trx, { to, template, language, data: { firstname, passkey } });
}

export const passkeyRoutes = {
  async listPasskeys(request: FastifyRequest): Promise<Dto['PasskeyList']> {
    const passkeys = await findPasskeys(request.server.db, ownerOf(customerIdOf(request)));
    return { passkeys: passkeys.map(toPasskeyDto) };
  },

  async getPasskeyRegistrationOptions(
    request: FormRequest<'OwnerProofForm'>,
    reply: FastifyReply,
  ): Promise<Dto['PasskeyOptions']> {
    const { db, origin } = request.server;
    const customer = await customerOf(request);
    const known = await findExistingPasskeys(db, ownerOf(customer.id));
    // Check the proof before the browser creates the passkey: the browser would keep a passkey that the shop
    // rejects later.
    const isProven = await reauthenticate(request, customer, request.body);
    const { email: account, firstname, lastname } = customer;
    const shop = await findShopName(db);
    const user = { shop, account, name: `${firstname} ${lastname}` };
    const options = await createRelyingParty(origin).registrationOptions(user, known);
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
    const name = passkeyName(typed, language);
    const { db, origin } = request.server;
    // Runs outside the transaction, so a rejection consumes the challenge too.
    const challenge = await takeChallenge(db, sessionOf(request).id, 'register');
    const made =
      challenge && (await createRelyingParty(origin).checkRegistration(credential, challenge));
    return writeOnce(request, reply, async (trx) => {
      await storePasskey(trx, ownerOf(customer.id), made || undefined, name);
      await emailPasskeyChanged(trx, 'passkey-added', customer, name, language);
      return { status: 1, success: texts.account.done.passkeySaved[language] };
    });
  },

  async removePasskey(
    request: FormRequest<'PasskeyKeyForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const customer = await customerOf(request);
    const language = languageOf(request);
    const isProven = await reauthenticate(request, customer, request.body);
    return writeOnce(request, reply, async (trx) => {
      if (!isProven) throw proofRejection(request.body);
      const name = await deletePasskey(trx, ownerOf(customer.id), request.body.passkey_id);
      if (name === undefined) throw new AccountRejection('noPasskey');
      await emailPasskeyChanged(trx, 'passkey-removed', customer, name, language);
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
    const challenge = await takeChallenge(db, sessionOf(request).id, 'login');
    const { credential } = request.body;
    const party = createRelyingParty(origin);
    const id = await verifyPasskey(db, party, 'customer', { challenge, credential });
    const customer = id === undefined ? undefined : await findCustomer(db, id);
    if (customer === undefined) throw new AccountRejection('passkeyRejected');
    return answerSignIn(request, reply, customer);
  },
};
