import { invoiceRoutes } from './invoices/invoiceRoutes.ts';
import { paymentReturn } from './orders/payment/paymentReturn.ts';
import { paymentWebhooks } from './orders/payment/paymentWebhooks.ts';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { accountRoutes } from './account/accountRoutes.ts';
import { blogFeed } from './blog/blogFeed.ts';
import { blogRoutes } from './blog/blogRoutes.ts';
import { BODY_LIMIT, longerBody } from './http/bodyLimits.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { savedForLaterRoutes } from './cart/savedForLaterRoutes.ts';
import { catalogRoutes } from './catalog/catalogRoutes.ts';
import { compileLazily } from './http/compileLazily.ts';
import { contactRoutes } from './content/contactRoutes.ts';
import { contentRoutes } from './content/contentRoutes.ts';
import { pageRoutes } from './content/pageRoutes.ts';
import { checkHandlers, loadContract } from './http/contract.ts';
import { countryRoutes } from './country/countryRoutes.ts';
import { currencyRoutes } from './currency/currencyRoutes.ts';
import { mayReadOld, type Replica } from './db/replica.ts';
import type { Database } from './db/schema.ts';
import { deliveryRoutes } from './delivery/deliveryRoutes.ts';
import { REFERENCE_HEADER, RequestError, sendError } from './http/errors.ts';
import { parseFormBody } from './http/formBody.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { logSerializers } from './http/logSerializers.ts';
import type { Metrics } from './metrics/metrics.ts';
import { observeAnswers } from './metrics/observeAnswers.ts';
import { watchQueues, watchReads } from './metrics/watchQueues.ts';
import { checkoutRoutes } from './orders/placing/checkoutRoutes.ts';
import { orderPaymentRoutes } from './orders/payment/orderPaymentRoutes.ts';
import { orderRoutes } from './orders/reading/orderRoutes.ts';
import { securityHeaders } from './pages/pagePolicy.ts';
import { paymentRoutes } from './payment/paymentRoutes.ts';
import { openFolderStore } from './pictures/folderStore.ts';
import { pictureFiles } from './pictures/pictureFiles.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { rejectCrossSite } from './http/rejectCrossSite.ts';
import { rejectNul } from './http/rejectNul.ts';
import { rejectOddNumbers } from './http/rejectOddNumbers.ts';
import { unsubscribeRoutes } from './stockAlert/unsubscribeRoutes.ts';
import { reportRoutes } from './reports/reportRoutes.ts';
import { heldReviewRoutes } from './review/heldReviewRoutes.ts';
import { reviewRoutes } from './review/reviewRoutes.ts';
import { plainUrl } from './http/routeUrl.ts';
import { authenticate } from './session/authenticate.ts';
import { securityTxt } from './http/securityTxt.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { feedRoutes } from './feeds/feedRoutes.ts';
import { sitemapRoutes } from './sitemap/sitemapRoutes.ts';
import { closeWithin } from './shutdown.ts';
import { DEFAULT_SETTINGS, type ShopSettings } from './shopSettings.ts';
import { staffApp } from './staff/staffApp.ts';
import { stockAlertRoutes } from './stockAlert/stockAlertRoutes.ts';
import { supportRoutes } from './staff/support/supportRoutes.ts';
import { texts } from './texts.ts';
import type { Tracing } from './tracing/tracing.ts';
import { trustProxyOption, type TrustedProxies } from './http/trustedProxies.ts';
import { vitalsRoutes } from './metrics/vitalsRoutes.ts';
import { wishlistRoutes } from './wishlist/wishlistRoutes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    replica: Replica | undefined;
    origin: string;
    settings: ShopSettings;
    metrics: Metrics | undefined;
    pictures: PictureStore;
    overdueJobs: Set<string>;
    /**
     * True after a write failed because the disk is full or the database is read-only. A later `/ready` check that
     * can write resets it.
     */
    lastWrite: { hasFailed: boolean };
  }
  interface FastifyRequest {
    replica: Replica | undefined;
  }
  interface FastifyContextConfig {
    operationId?: string;
    takesFile?: boolean;
  }
}

export interface AppOptions {
  db: Database;
  replica?: Replica | undefined;
  origin?: string;
  settings?: ShopSettings;
  pictures?: PictureStore;
  trustProxy?: TrustedProxies;
  /** Timeout for receiving a complete request, in milliseconds; one minute by default. */
  requestTimeoutMs?: number;
  /** Time that a shutdown waits for open requests, in milliseconds; ten seconds by default. */
  shutdownMs?: number;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  logLevel?: 'error' | 'warn' | 'info' | 'debug' | undefined;
  logStream?: { write(line: string): void };
}

/** Idle timeout of a connection in milliseconds, also while a response is pending. Longer than any statement. */
const CONNECTION_TIMEOUT_MS = 120_000;

/** Closes connections after this many requests, so keep-alive clients spread over the workers again. */
const REQUESTS_PER_CONNECTION = 1000;

export const shopHandlers = {
  ...accountRoutes,
  ...blogRoutes,
  ...cartRoutes,
  ...savedForLaterRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...contactRoutes,
  ...contentRoutes,
  ...countryRoutes,
  ...currencyRoutes,
  ...deliveryRoutes,
  ...orderPaymentRoutes,
  ...orderRoutes,
  ...pageRoutes,
  ...paymentRoutes,
  ...heldReviewRoutes,
  ...reviewRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...stockAlertRoutes,
  ...supportRoutes,
  ...vitalsRoutes,
  ...wishlistRoutes,
};

async function rejectUnknown(): Promise<never> {
  throw new RequestError(404, texts.request.unknownCall);
}

async function rejectJson(): Promise<never> {
  throw new RequestError(415, texts.request.notAForm);
}

function acceptFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', rejectJson);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseFormBody(body),
  );
  app.addHook('onRoute', ({ schema }) => {
    // Use the form's schema for every body. Fastify skips validation if the schema lacks the body's content type,
    // or the header is absent.
    const body = schema?.body as { content?: Record<string, { schema: unknown }> } | undefined;
    const form = body?.content?.['application/x-www-form-urlencoded'];
    if (schema && form) schema.body = form.schema;
  });
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body) request.body ??= {};
  });
  app.addHook('preValidation', rejectOddNumbers);
}

type ContractHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

async function bindContract(app: FastifyInstance): Promise<void> {
  const contract = await loadContract('openapi.yaml');
  checkHandlers(contract, shopHandlers);
  const byId = shopHandlers as unknown as Record<string, ContractHandler>;
  await app.register(openapiGlue, {
    prefix: 'api',
    specification: contract.document,
    operationResolver: (id) => {
      const operation = contract.operations.get(id);
      const { [id]: handler } = byId;
      const route = {
        handler: handler && operation?.mayBeOld ? mayReadOld(handler) : handler,
        config: { operationId: id },
        ...longerBody(id),
        preHandler: authenticate(operation?.demandsSession ?? false),
        ...(operation?.isWrite && { onRequest: rejectCrossSite }),
      };
      return route as Partial<RouteOptions> as RouteOptions;
    },
  });
}

const NOT_FOUND_PAGE = '/info/not-found';

function isBrowserNavigation({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/api\b/.test(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

/**
 * Builds the Fastify application: the operations of both contracts under `/api`, and other routes such as feeds and
 * webhooks. Does not listen on a port, and does not close the database.
 * @throws if operations and handlers do not match
 */
export async function buildApp({
  db,
  replica,
  origin = 'http://localhost:3000',
  settings = DEFAULT_SETTINGS,
  pictures = openFolderStore('./data'),
  trustProxy = false,
  requestTimeoutMs = 60_000,
  shutdownMs = 10_000,
  metrics,
  tracing,
  logLevel,
  logStream,
}: AppOptions): Promise<FastifyInstance> {
  const headers = securityHeaders({ origin }, settings.hstsCoversSubdomains);
  const options: FastifyHttpOptions<Server> = {
    logger: logLevel !== undefined && {
      level: logLevel,
      serializers: logSerializers,
      ...(logStream && { stream: logStream }),
    },
    genReqId: () => randomBytes(6).toString('hex'),
    trustProxy: trustProxyOption(trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    maxRequestsPerSocket: REQUESTS_PER_CONNECTION,
    http: {
      // Node does not time out a slow body if the headers' timeout exceeds that of the complete request.
      headersTimeout: requestTimeoutMs / 2,
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 10_000),
    },
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => plainUrl(url),
    // Fastify runs no hooks for these errors, so set the headers here.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers);
      if (isBrowserNavigation(request)) void reply.redirect(NOT_FOUND_PAGE);
      else void sendError(error, request, reply);
    },
  };
  const app = Fastify(options);
  compileLazily(app);
  app
    .decorate('db', db)
    .decorate('replica', replica)
    .decorate('origin', origin)
    .decorate('settings', settings);
  app
    .decorate('metrics', metrics)
    .decorate('pictures', pictures)
    .decorate('overdueJobs', new Set<string>())
    .decorate('lastWrite', { hasFailed: false });
  app.decorateRequest('session', undefined).decorateRequest('replica', undefined);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  tracing?.observe(app);
  if (metrics) {
    observeAnswers(app, metrics);
    watchQueues(metrics, db);
    if (replica) watchReads(metrics, replica);
  }
  closeWithin(app, shutdownMs);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(rejectUnknown);
  await app.register(fastifyCookie);
  acceptFormBodies(app);
  app.addHook('preValidation', rejectNul);
  await app.register(async (api) => {
    // Disable caching: most responses belong to one session, and all others change with the catalogue.
    api.addHook('onRequest', async ({ id }, reply) => {
      void reply.headers({ 'Cache-Control': 'no-store', [REFERENCE_HEADER]: id });
    });
    await bindContract(api);
  });
  await app.register(staffApp, { prefix: '/api/staff' });
  await app.register(paymentWebhooks);
  await app.register(paymentReturn);
  await app.register(invoiceRoutes);
  await app.register(pictureFiles);
  await app.register(healthRoutes);
  await app.register(reportRoutes);
  await app.register(unsubscribeRoutes);
  await app.register(securityTxt);
  await app.register(blogFeed);
  await app.register(sitemapRoutes);
  await app.register(feedRoutes);
  return app;
}
