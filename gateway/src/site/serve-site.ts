import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import type { GatewayConfig } from '../gateway-config.js';
import { POLICY_HEADER } from '../http/content-security-policy.js';
import { pathOf } from '../http/direct-response.service.js';
import type { RateLimitService } from '../http/rate-limit.service.js';
import { FEED_PATH, robots } from './listings.js';
import type { CachedPage, Page } from './page-cache.js';
import { pageResponse } from './page-response.js';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.js';
import { siteFolder } from '../http/site-folder.js';
import type { SitePagesService } from './site-pages.service.js';

/** Files whose names contain a hash of their content. */
const HASHED_FILES = '/assets/';
/** The logo, the icons and the picture for previews of links, which job boards and feed readers show on their own pages. */
const SHARED_PICTURE = /\.(?:png|ico|svg)$/;
/** What browsers read in the headers of a page only, and never in those of its files: 850 bytes in each of 30 files of a visit. */
const HEADERS_OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** A worker has the policy of its own file. */
const WORKER_POLICY = "default-src 'self'";
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Pages that show the data of one person, instead of those that are the same for everybody. */
export interface PersonalPages {
  /** Whether the request asks for such a page with the cookie of a session, which may have ended. */
  isPersonal(request: FastifyRequest): boolean;
  /** undefined without a session, and if something failed: then browsers load the data. */
  page(request: FastifyRequest): Promise<Page | undefined>;
}

/** Serves the files of the built site, and a page at every address that no other route handles. */
export async function serveSite(
  app: FastifyInstance,
  pages: SitePagesService,
  personal: PersonalPages,
  limits: RateLimitService,
  { publicUrl, security }: GatewayConfig,
): Promise<void> {
  if (pages.isBuilt)
    await app.register(fastifyStatic, {
      root: siteFolder(),
      wildcard: false,
      index: false,
      cacheControl: false,
      // Pages are rendered; the other files are for the gateway only. Those in Brotli are sent at the addresses of their originals.
      globIgnore: ['index.html', 'persisted-documents.json', 'server/**', '**/*.br'],
      preCompressed: true,
      setHeaders: (response, path) => {
        const hashed = path.includes(HASHED_FILES);
        void response.header('cache-control', hashed ? CACHE_FOREVER : 'no-cache');
        if (hashed) {
          for (const name of HEADERS_OF_PAGES) void response.removeHeader(name);
          void response.header(POLICY_HEADER, WORKER_POLICY);
        }
        if (SHARED_PICTURE.test(path)) void response.header('cross-origin-resource-policy', 'cross-origin');
      },
    });

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (!pages.isBuilt || !isPage(path)) throw new AppError('NOT_FOUND', 'Página não encontrada.');
    if (personal.isPersonal(request)) {
      await limits.count('api', request);
      const page = await personal.page(request);
      if (page) return sendPersonal(reply, page);
    }
    // Invented job ids cost a call each.
    if (pages.isCostly(request.url)) await limits.count('api', request);
    return send(request, reply, await pages.page(request.url));
  });
  app.get('/sitemap.xml', async (request, reply) => send(request, reply, await pages.sitemap()));
  app.get(FEED_PATH, async (request, reply) => send(request, reply, await pages.feed()));
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl.origin)),
  );
  app.get(SECURITY_TXT_PATH, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(securityTxt({ ...security, site: publicUrl.origin }, Date.now())),
  );
  // For all methods, so that an unknown address of calls is a 404 in JSON.
  app.all('/api', notFound);
  app.all('/api/*', notFound);
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const { status, headers, body } = pageResponse(page, request);
  for (let index = 0; index < headers.length; index += 2)
    void reply.header(headers[index]!, headers[index + 1]);
  return reply.code(status).send(body);
}

/** Without an ETag: no cache may hold it. */
function sendPersonal(
  reply: FastifyReply,
  { status, type, text, contentSecurityPolicy }: Page,
): FastifyReply {
  void reply.header('cache-control', 'private, no-store').header('vary', 'cookie').type(type);
  if (contentSecurityPolicy) void reply.header(POLICY_HEADER, contentSecurityPolicy);
  return reply.code(status).send(text);
}

/** Paths of pages have no file extension. A missing file gets a 404 instead of a page. */
const isPage = (path: string): boolean => !/\.\w{1,8}$/.test(path);

function notFound(): never {
  throw new AppError('NOT_FOUND', 'Este endereço não existe.');
}
