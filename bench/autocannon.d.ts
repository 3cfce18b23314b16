/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  export interface Request {
    path?: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    /** Builds each request. */
    setupRequest?: (request: Request) => Request;
    onResponse?: (status: number, body: string) => void;
  }

  export interface Client {
    setRequests(requests: Request[]): void;
  }

  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Number of requests, in place of a duration. */
    amount?: number;
    requests?: Request[];
    headers?: Record<string, string>;
    /** Called once for each connection. */
    setupClient?: (client: Client) => void;
  }

  export interface Result {
    /** Requests per second. */
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number };
    /** Failed connections, timeouts among them. */
    errors: number;
    non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
