/** The part of autocannon that bench uses. The package ships no types, and @types/autocannon describes version 7. */
declare module 'autocannon' {
  export interface Request {
    url: string;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
  }

  interface Options extends Request {
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests per second of all connections together; by default as many as the connections allow. */
    overallRate?: number;
  }

  interface Result {
    /** Seconds. */
    duration: number;
    '2xx': number;
    /** Per second. */
    requests: { average: number };
    /** Milliseconds. */
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
