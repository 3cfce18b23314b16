import type { FastifyInstance } from 'fastify';
import type { Logger } from 'kysely';

export interface TracesPlace {
  /** Base URL for OTLP over HTTP, such as http://127.0.0.1:4318. */
  readonly endpoint: string;
  /** Share of requests to trace, 0 to 1. The decision in a caller's `traceparent` header takes precedence. */
  readonly share: number;
}

export interface Tracing {
  observe(app: FastifyInstance): void;
  readonly noteStatement: Logger;
  close(): Promise<void>;
}
