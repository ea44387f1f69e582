import type { FastifyRequest } from 'fastify';
import type { KeptPage } from './page-cache.js';

export interface PageAnswer {
  status: number;
  /** Name, value, name, value … */
  headers: string[];
  body: Buffer | undefined;
}

/** A page for one caller: in an encoding that they read, or just the word that they have it already. */
export function pageAnswer(page: KeptPage, { headers }: Pick<FastifyRequest, 'headers'>): PageAnswer {
  const encoding = encodingFor(headers['accept-encoding']);
  // Each encoding is a representation of its own.
  const etag = `"${page.etag}-${encoding}"`;
  const common = ['cache-control', 'no-cache', 'vary', 'accept-encoding', 'etag', etag];
  if (page.status === 200 && knows(headers['if-none-match'], etag))
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

function encodingFor(accepted: string | string[] | undefined): keyof KeptPage['bodies'] {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]);
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : 'identity';
}

/** A proxy on the way may have weakened it. */
const knows = (asked: string | undefined, etag: string): boolean =>
  (asked ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .includes(etag);
