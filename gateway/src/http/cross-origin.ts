import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { SESSION_COOKIE } from '../session/session-cookie.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCHES = new Set(['same-origin', 'none']);

/**
 * Another site must not act with a visitor's cookie. Browsers say where a call comes from; a call with the cookie that
 * says nothing is no browser of today's and is refused. Calls without a cookie (other clients) need say nothing.
 */
export function refuseOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(READING.has(request.method) || isOurs(request) ? undefined : new AppError('CROSS_ORIGIN'));
  });
}

function isOurs(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site, cookie = '' } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request)) return false;
  if (site !== undefined && !OWN_FETCHES.has(String(site))) return false;
  const says = origin !== undefined || site !== undefined;
  return says || !cookie.split(/;\s*/).some((pair) => pair.startsWith(`${SESSION_COOKIE}=`));
}

/** The address that people are told, or the one that this very request was sent to. */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const { publicUrl } = gatewayConfig();
  return (
    from.protocol === publicUrl.protocol && [publicUrl.host, request.host.toLowerCase()].includes(from.host)
  );
}
