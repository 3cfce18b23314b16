/**
 * Fake newsletter provider, for shops without a configured one. Listens on its own origin and has no access to the
 * shop's data.
 */
import { texts } from '../texts.ts';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { listenOnAnyPort } from '../http/listenOnAnyPort.ts';
import { parseFormBody } from '../http/formBody.ts';
import { languageOf, type Language } from '../language.ts';

function answerPage(language: Language, isDone: boolean): string {
  const { title, done, rejected, note } = texts.fakeProvider;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title[language]}</title></head><body><h1>${title[language]}</h1>`,
    `<p>${(isDone ? done : rejected)[language]}</p><p>${note[language]}</p></body></html>`,
  ].join('\n');
}

export interface FakeProviderOptions {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
}

export interface FakeProvider {
  readonly address: string;
  close(): Promise<void>;
}

const PATH = '/subscribe';
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/;

export async function openFakeProvider({
  host,
  port,
  dataDir,
}: FakeProviderOptions): Promise<FakeProvider> {
  const app = Fastify({ bodyLimit: 4096 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseFormBody(body),
  );
  app.post<{ Body: { EMAIL?: unknown } | undefined }>(PATH, async (request, reply) => {
    const typed = request.body?.EMAIL;
    const email = typeof typed === 'string' ? typed.trim() : '';
    const isRight = EMAIL.test(email);
    if (isRight) {
      await mkdir(dataDir, { recursive: true });
      const file = path.join(dataDir, 'newsletter-stand-in.txt');
      await appendFile(file, `${email}\n`, { mode: 0o600 });
    }
    return reply
      .code(isRight ? 200 : 400)
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      .send(answerPage(languageOf(request), isRight));
  });
  const origin = await listenOnAnyPort(app, host, port);
  return {
    address: origin + PATH,
    close: () => app.close(),
  };
}
