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

/** {@link staffSide} for a list of candidates that the gateway does not have in its cache. */
export const listSide = (product: Product, path: string): Side => ({
  ...staffSide(product, path),
  prepare: () => product.cacheLists(false),
});

/** {@link listSide} while no candidate changes: the gateway has the list in its cache, but for a request in each second. */
export const unchangedListSide = (product: Product, path: string): Side => ({
  ...staffSide(product, path),
  prepare: () => product.cacheLists(true),
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

/** Prepared statements without any process between, at the same time, each on a connection of its own. */
export const statementsSide = (
  statements: ReadonlyArray<{ client: Client; name: string; text: string }>,
  { serverPids }: Servers,
): Side => ({
  operation: () => Promise.all(statements.map(({ client, name, text }) => client.query({ name, text }))),
  pids: serverPids,
});
