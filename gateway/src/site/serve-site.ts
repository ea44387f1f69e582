import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import type { RateLimits } from '../http/rate-limits.js';
import { FEED_PATH, robots } from './listings.js';
import { pageAnswer } from './page-answer.js';
import type { KeptPage } from './page-cache.js';
import { siteFolder } from './site-folder.js';
import type { SitePages } from './site-pages.js';

/** Names that carry a hash of their content. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The built site: its files, and a page for every address that is none of ours. */
export async function serveSite(app: FastifyInstance, pages: SitePages, limits: RateLimits): Promise<void> {
  if (pages.built)
    await app.register(fastifyStatic, {
      root: siteFolder(),
      wildcard: false,
      index: false,
      cacheControl: false,
      // The page itself, and what only the gateway reads.
      globIgnore: ['index.html', 'persisted-documents.json', 'server/**'],
      // The build wrote the larger ones in Brotli too.
      preCompressed: true,
      setHeaders: (response, path) => {
        const hashed = path.includes(HASHED);
        void response.header('cache-control', hashed ? FOR_EVER : 'no-cache');
      },
    });

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!pages.built || !isPage(path)) throw new AppError('NOT_FOUND', 'Página não encontrada.');
    // Made-up numbers of jobs cost a question each.
    if (pages.isCostly(request.url)) await limits.count('api', request);
    return send(request, reply, await pages.page(request.url));
  });
  app.get('/sitemap.xml', async (request, reply) => send(request, reply, await pages.sitemap()));
  app.get(FEED_PATH, async (request, reply) => send(request, reply, await pages.feed()));
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(gatewayConfig().publicUrl.origin)),
  );
  // Every method, so that a wrong one is a clear 404 as well.
  app.all('/api', notFound);
  app.all('/api/*', notFound);
}

function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const { status, headers, body } = pageAnswer(page, request);
  for (let at = 0; at < headers.length; at += 2) void reply.header(headers[at]!, headers[at + 1]);
  return reply.code(status).send(body);
}

/** Addresses of the site have no file ending; a missing file must not be answered with a page. */
const isPage = (path: string): boolean => !/\.\w{1,8}$/.test(path);

function notFound(): never {
  throw new AppError('NOT_FOUND', 'Este endereço não existe.');
}
