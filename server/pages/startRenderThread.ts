import { Worker } from 'node:worker_threads';
import type {
  AnswerCall,
  FromThread,
  MadePage,
  PageRedirect,
  PageRequest,
  RenderBuild,
  ToThread,
} from './renderMessages.ts';

/**
 * Heap limits of a render thread. Rendering leaves much garbage, which V8 collects late if the heap is large. A
 * page that exceeds the limits ends only its thread.
 */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

export interface RenderThread {
  readonly ready: Promise<void>;
  make(page: PageRequest, answer: AnswerCall): Promise<MadePage | PageRedirect>;
  hasEnded(): boolean;
  end(): Promise<unknown>;
}

const bufferOf = ({ buffer }: Uint8Array<ArrayBuffer>) => Buffer.from(buffer);

export function startRenderThread(build: RenderBuild): RenderThread {
  const worker = new Worker(new URL('renderThread.ts', import.meta.url), {
    workerData: build,
    resourceLimits: HEAP,
  });
  const ready = Promise.withResolvers<void>();
  // Prevents an unhandled rejection. The page's own promise rejects too.
  ready.promise.catch(() => undefined);
  let page: PromiseWithResolvers<MadePage | PageRedirect> | undefined;
  let answerCall: AnswerCall | undefined;
  let hasEnded = false;

  const tell = (message: ToThread) => worker.postMessage(message, []);

  function handleEnd(error: Error): void {
    hasEnded = true;
    ready.reject(error);
    page?.reject(error);
  }

  worker.on('message', (message: FromThread) => {
    if ('isReady' in message) ready.resolve();
    else if ('error' in message) page?.reject(message.error);
    else if ('made' in message) {
      const { made } = message;
      page?.resolve(
        'html' in made
          ? { ...made, html: bufferOf(made.html), brotli: bufferOf(made.brotli) }
          : made,
      );
    } else {
      const { id, call } = message;
      answerCall?.(call).then(
        (answer) => tell({ id, answer }),
        () => tell({ id, answer: undefined }),
      );
    }
  });
  worker.on('error', (error) => handleEnd(error as Error));
  worker.on('exit', () => handleEnd(new Error('A thread that renders pages has ended.')));

  return {
    ready: ready.promise,
    make(request, answer) {
      page = Promise.withResolvers();
      answerCall = answer;
      tell({ page: request });
      return page.promise;
    },
    hasEnded: () => hasEnded,
    end: () => worker.terminate(),
  };
}
