import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError, log } from '@araucaria/platform';
import { siteFolder } from './site-folder.js';

/** Names that carry a hash of their content. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The built site: its files, and its one page for every address that is none of ours. */
export async function serveSite(app: FastifyInstance): Promise<void> {
  const folder = siteFolder();
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes(HASHED);
        void response.header('cache-control', hashed ? FOR_EVER : 'no-cache');
      },
    });
  } else {
    log.warn({ folder }, 'the site has not been built');
  }

  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!isPage(path) || !isBuilt) throw new AppError('NOT_FOUND', 'Página não encontrada.');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
  // Every method, so that a wrong one is a clear 404 as well.
  app.all('/api', notFound);
  app.all('/api/*', notFound);
}

/** Addresses of the site have no file ending; a missing file must not be answered with a page. */
const isPage = (path: string): boolean => !/\.\w{1,8}$/.test(path);

function notFound(): never {
  throw new AppError('NOT_FOUND', 'Este endereço não existe.');
}
