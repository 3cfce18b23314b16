import type { FastifyReply } from 'fastify';
import { emailKey } from '../account/fields.ts';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { ShopperError } from '../http/errors.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf, type Language } from '../language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { texts } from '../texts.ts';
import { insertContactMessage } from './contactRepository.ts';
import { readContactForm } from './contactForm.ts';
import { findContent } from './contentRepository.ts';

class NoShopAddress extends ShopperError {
  errorIn(language: Language): string {
    return texts.contact.noShopAddress[language];
  }
}

export const contactRoutes = {
  async sendContactMessage(
    request: FormRequest<'ContactForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const language = languageOf(request);
    const data = readContactForm(request.body);
    await enforceRateLimit(request.server.db, {
      contactAddress: emailKey(data.email),
      contactClient: networkOf(request),
    });
    return writeOnce(request, reply, async (trx) => {
      const config = (await findContent(trx, 'config', language)) as Dto['Config'] | undefined;
      const to = config?.store_email;
      if (!to) throw new NoShopAddress();
      await sendMail(trx, { to, template: 'contact-message', language, data });
      await insertContactMessage(trx, data, language);
      return { status: 1, success: texts.contact.sent[language] };
    });
  },
};
