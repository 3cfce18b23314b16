/** The only file that imports OpenTelemetry; it is loaded where traces are wanted. */
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

/** Starts to send traces to a collector. Once in a process: contexts are the process's own. */
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
      // By callback, so that all that follows runs within the span.
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, headers, routeOptions, id } = request;
        // What a page asks in the process belongs to the page.
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
        // With places for its values, not the values.
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
      });
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown(),
  };
}
