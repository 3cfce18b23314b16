import type { FastifyReply } from 'fastify';
import { emailKey } from '../account/fields.ts';
import type { Dto, FormRequest } from '../contractTypes.ts';
import { ShopperError } from '../errors.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf, type Language, type Text } from '../language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { readContactForm } from './contactForm.ts';
import { findContent } from './contentRepository.ts';

const SENT: Text = {
  en: 'Thank you. Your message is on its way to us; we answer within one working day.',
  fr: 'Merci. Votre message est en route ; nous répondons sous un jour ouvré.',
};

/** The shop has set no address that messages could go to. */
class NoShopAddress extends ShopperError {
  errorIn(language: Language): string {
    return {
      en: 'Messages cannot be taken at the moment. Please call us.',
      fr: 'Les messages ne peuvent pas être reçus pour le moment. Veuillez nous appeler.',
    }[language];
  }
}

/** Handler of messages to the shop: they are mailed to the address of its settings and stored nowhere else. */
export const contactRoutes = {
  async sendContactMessage(
    request: FormRequest<'ContactForm'>,
    reply: FastifyReply,
  ): Promise<Dto['FormOutcome']> {
    const language = languageOf(request);
    const data = readContactForm(request.body);
    await enforceRateLimit(request.server.db, {
      contactAddress: emailKey(data.email),
      contactClient: request.ip,
    });
    return writeOnce(request, reply, async (trx) => {
      const config = (await findContent(trx, 'config', language)) as Dto['Config'] | undefined;
      const to = config?.store_email;
      if (!to) throw new NoShopAddress();
      await sendMail(trx, { to, template: 'contact-message', language, data });
      return { status: 1, success: SENT[language] };
    });
  },
};
