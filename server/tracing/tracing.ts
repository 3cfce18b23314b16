import type { FastifyInstance } from 'fastify';
import type { Logger } from 'kysely';

/** Where traces go, and how many of them. */
export interface TracesPlace {
  /** Of a collector that speaks OTLP over HTTP, such as http://127.0.0.1:4318. */
  readonly endpoint: string;
  /** Share of the requests that are followed, 0 to 1, unless who sent one has decided. */
  readonly share: number;
}

/** Follows requests through the server. */
export interface Tracing {
  /** Follows what the application answers. */
  observe(app: FastifyInstance): void;
  /** Takes the statements of the database that the requests under way have caused. */
  readonly noteStatement: Logger;
  /** Sends what is still here. */
  close(): Promise<void>;
}
