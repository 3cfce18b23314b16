import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOf, sendError, startErrorReply } from '../http/errors.ts';
import type { Language } from '../language.ts';
import { fill, inEveryLanguage, texts } from '../texts.ts';
import type { ComposedPage, PageDocument } from './pageDocument.ts';
import { pageLanguage } from './pageLanguage.ts';
import { pageUrlOf } from './pageRedirect.ts';
import { plainPage } from './plainPage.ts';

type SendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

function compose(
  { composePlain }: PageDocument,
  language: Language,
  reason: string,
  reference?: string,
): ComposedPage {
  const { failed, retry, reference: referenceText } = texts.page;
  const content = [
    `<p>${reason}</p>`,
    reference === undefined ? '' : `<p>${fill(referenceText, { id: reference })[language]}</p>`,
    `<p><a href="">${retry[language]}</a></p>`,
  ];
  return composePlain(plainPage(failed[language], content.join('\n')), language);
}

/**
 * Creates the error handler of pages. Renders 500 and 503 as pages in the visitor's language. Sends all other errors in
 * the format of the API.
 */
export function createPageErrorHandler(document: PageDocument): SendFailure {
  const { unavailable, internalError } = texts.request;
  // Render the 503 page in advance, because most of them are sent under high load.
  const busy = inEveryLanguage((language) => compose(document, language, unavailable[language]));

  return (error, request, reply) => {
    if (answerOf(error, 'en').status < 500) return sendError(error, request, reply);
    const language = pageLanguage(request, pageUrlOf(request.url)?.searchParams);
    const { status } = startErrorReply(error, request, reply, language);
    const { html, policy } =
      status === 503
        ? busy[language]
        : compose(document, language, internalError[language], request.id);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'Cache-Control': 'no-store',
        'Content-Language': language,
        'Content-Security-Policy': policy,
      })
      .send(html);
  };
}
