import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { compressPage } from './brotli.ts';
import { readPageDocument, type RenderedPage } from './pageDocument.ts';
import type {
  FromThread,
  MadePage,
  PageAnswer,
  PageRedirect,
  PageRequest,
  RenderBuild,
  ToThread,
} from './renderMessages.ts';

interface Renderer {
  render(
    request: PageRequest & { readonly fetch: typeof globalThis.fetch },
  ): Promise<PageRedirect | RenderedPage>;
}

const LIGHT = 4;

const { distDir, renderFile, settings } = workerData as RenderBuild;
const document = await readPageDocument(distDir, settings);
const { render } = (await import(pathToFileURL(renderFile).href)) as Renderer;

function send(message: FromThread, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}

const asked = new Map<number, (answer: PageAnswer | undefined) => void>();
let calls = 0;

const askServer: typeof globalThis.fetch = async (input, { headers, body } = {}) => {
  calls += 1;
  const id = calls;
  const { promise, resolve } = Promise.withResolvers<PageAnswer | undefined>();
  asked.set(id, resolve);
  const form = body instanceof URLSearchParams ? body.toString() : undefined;
  send({
    id,
    call: { url: input as string, headers: Object.fromEntries(new Headers(headers)), form },
  });
  const answer = await promise;
  if (!answer) throw new TypeError(`There is no answer to ${input as string}.`);
  return new Response(answer.body, { status: answer.status });
};

async function makePage(
  request: PageRequest,
): Promise<MadePage<Uint8Array<ArrayBuffer>> | PageRedirect> {
  const page = await render({ ...request, fetch: askServer });
  if (!('body' in page)) return page;
  const { status, isComplete } = page;
  const { html: composed, policy } = await document.compose(page, request.language, request.origin);
  // Copy the page: small buffers share memory with others and cannot be transferred.
  const html = new Uint8Array(composed);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, isComplete, policy, etag, html, brotli: compressPage(html, LIGHT) };
}

async function answerPage(request: PageRequest): Promise<void> {
  try {
    const made = await makePage(request);
    send({ made }, 'html' in made ? [made.html.buffer, made.brotli.buffer] : []);
  } catch (error) {
    send({ error });
  }
}

parentPort?.on('message', (message: ToThread) => {
  if ('page' in message) {
    void answerPage(message.page);
    return;
  }
  asked.get(message.id)?.(message.answer);
  asked.delete(message.id);
});
send({ isReady: true });
