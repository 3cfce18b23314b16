/** The only file that imports OpenTelemetry; loaded only with tracing on. */
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import { onRequestEnd } from '../http/onRequestEnd.ts';
import type { TracesPlace, Tracing } from './tracing.ts';

/** Starts sending traces. Call it once per process, as the context manager is global. */
export function openTracing({ endpoint, share }: TracesPlace): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ridge-and-root' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('shop');
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    observe(app) {
      // Use a callback hook, so that everything after it runs within the span.
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, headers, routeOptions, id } = request;
        // Requests made in-process by page rendering belong to the page's span.
        const within = trace.getActiveSpan() ? context.active() : ROOT_CONTEXT;
        const parent = propagation.extract(within, headers);
        const { config, url = 'unknown' } = routeOptions;
        const attributes = {
          'http.request.method': method,
          'http.route': url,
          'shop.request_id': id,
        };
        const name = config.operationId ?? `${method} ${url}`;
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
        spans.set(request, span);
        context.with(trace.setSpan(parent, span), done);
      });
      onRequestEnd(app, (request, _reply, status) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', status);
        if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    noteStatement({ level, query, queryDurationMillis }) {
      if (!trace.getActiveSpan()) return;
      const end = Date.now();
      const span = tracer.startSpan(query.query.kind, {
        kind: SpanKind.CLIENT,
        startTime: end - queryDurationMillis,
        // The SQL has placeholders, so no values leave the server.
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
      });
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown(),
  };
}
