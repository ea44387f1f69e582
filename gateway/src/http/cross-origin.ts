import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import type { GatewayConfig } from '../gateway-config.js';
import { candidateCookieName, sessionCookieName } from './session-cookie.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Values of `Sec-Fetch-Site` for requests of our own pages, or typed by the user. */
const SAME_SITE = new Set(['same-origin', 'none']);

/**
 * Refuses writing requests that another site sends with a visitor's cookie. Every current browser states the origin of such
 * a request. A request with a session cookie but without an origin is refused; other clients send no cookie.
 */
export function refuseOtherOrigins(app: FastifyInstance, { publicUrl, https }: GatewayConfig): void {
  const cookies = [sessionCookieName(https), candidateCookieName(https)];
  app.addHook('onRequest', (request, _reply, done) => {
    const allowed = SAFE_METHODS.has(request.method) || isSameOrigin(request, publicUrl, cookies);
    done(allowed ? undefined : new AppError('CROSS_ORIGIN'));
  });
}

function isSameOrigin(request: FastifyRequest, publicUrl: URL, cookieNames: string[]): boolean {
  const { origin, 'sec-fetch-site': site, cookie = '' } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) return false;
  if (site !== undefined && !SAME_SITE.has(String(site))) return false;
  const isStated = origin !== undefined || site !== undefined;
  // Without blanks, as the parser of cookies reads names.
  const names = cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return isStated || !names.some((name) => cookieNames.includes(name));
}

/** Whether the origin is the public address, or the host to which this request was sent. */
function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return protocol === publicUrl.protocol && [publicUrl.host, request.host.toLowerCase()].includes(host);
}
