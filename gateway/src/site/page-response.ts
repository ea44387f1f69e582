import type { FastifyRequest } from 'fastify';
import { POLICY_HEADER } from '../http/content-security-policy.js';
import type { CachedPage } from './page-cache.js';

/**
 * The response to one request: the page in an encoding that the client accepts, or 304 if the client has it already.
 * @returns headers: name, value, name, value …
 */
export function pageResponse(page: CachedPage, { headers }: Pick<FastifyRequest, 'headers'>) {
  const encoding = encodingFor(headers['accept-encoding']);
  // Each encoding is a representation with an ETag of its own.
  const etag = `"${page.etag}-${encoding}"`;
  const policy = page.contentSecurityPolicy;
  const common = [
    ...['cache-control', 'no-cache', 'vary', 'accept-encoding', 'etag', etag],
    // Also with 304, whose headers replace those that the client has stored.
    ...(policy === undefined ? [] : [POLICY_HEADER, policy]),
  ];
  if (page.status === 200 && includesEtag(headers['if-none-match'], etag))
    return { status: 304, headers: common, body: undefined };
  const body = page.bodies[encoding];
  return {
    status: page.status,
    headers: [
      ...common,
      'content-type',
      page.type,
      'content-length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...(page.status === 503 ? ['retry-after', '30'] : []),
    ],
    body,
  };
}

function encodingFor(accepted: string | string[] | undefined): keyof CachedPage['bodies'] {
  const encodings = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => !/;\s*q=0(\.0*)?$/.test(encoding))
    .map((encoding) => encoding.split(';', 1)[0]);
  return encodings.includes('br') ? 'br' : encodings.includes('gzip') ? 'gzip' : 'identity';
}

/** Ignores the mark of a weak ETag, which a proxy may have added. */
const includesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .includes(etag);
