import type { Client } from 'pg';
import { send, type HttpRequest } from '../harness/http-client.ts';
import type { Side } from '../harness/measure.ts';
import type { RunningBaseline } from '../harness/baseline.ts';
import type { Product, Servers } from '../harness/servers.ts';

/** A request to the product as the administrator. */
export const staffSide = ({ url, staff, pids }: Product, path: string, request: HttpRequest = {}): Side => ({
  operation: () => send(url + path, { ...request, headers: { ...staff, ...request.headers } }),
  pids,
});

/** A request to a baseline in a process of its own. */
export const baselineSide = (
  { url, pid }: RunningBaseline,
  { serverPids }: Servers,
  request: HttpRequest = {},
): Side => ({
  operation: () => send(url, request),
  pids: () => ({ baseline: [pid], ...serverPids() }),
});

/** A prepared statement without any process between. */
export const statementSide = (client: Client, name: string, text: string, { serverPids }: Servers): Side => ({
  operation: () => client.query({ name, text }),
  pids: serverPids,
});
