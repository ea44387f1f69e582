import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError, log } from '@araucaria/platform';
import { siteFolder } from './site-folder.js';
import type { SitePages } from './site-pages.js';

/** Names that carry a hash of their content. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The built site: its files, and its one page for every address that is none of ours. */
export async function serveSite(app: FastifyInstance, pages: SitePages): Promise<void> {
  const folder = siteFolder();
  const template = readTemplate(folder);
  if (template) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      globIgnore: ['index.html'],
      // The build wrote the larger ones in Brotli too.
      preCompressed: true,
      setHeaders: (response, path) => {
        const hashed = path.includes(HASHED);
        void response.header('cache-control', hashed ? FOR_EVER : 'no-cache');
      },
    });
  } else {
    log.warn({ folder }, 'the site has not been built');
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!template || !isPage(path)) throw new AppError('NOT_FOUND', 'Página não encontrada.');
    const { status, html } = await pages.page(template, path);
    return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await pages.sitemap()),
  );
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(pages.robots()));
  // Every method, so that a wrong one is a clear 404 as well.
  app.all('/api', notFound);
  app.all('/api/*', notFound);
}

function readTemplate(folder: string): string | undefined {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Addresses of the site have no file ending; a missing file must not be answered with a page. */
const isPage = (path: string): boolean => !/\.\w{1,8}$/.test(path);

function notFound(): never {
  throw new AppError('NOT_FOUND', 'Este endereço não existe.');
}
