import type { FastifyInstance } from 'fastify';
import { AppError } from '@araucaria/platform';

/** Paths that end so match addresses that do not exist, too. */
const WILDCARD = /\*$/;

/**
 * Refuses the methods that an address does not have with 405 and the header `Allow`; the router of Fastify would respond that the
 * address does not exist.
 * @returns adds the refusals, after all other routes are registered
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (WILDCARD.test(url)) return;
    const methods = allowed.get(url) ?? new Set<string>();
    for (const one of [method].flat()) methods.add(one);
    allowed.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...allowed]) {
      const allow = [...methods].toSorted().join(', ');
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      if (others.length > 0)
        app.route({
          method: others,
          url,
          handler: (_request, reply) => {
            void reply.header('allow', allow);
            throw new AppError('METHOD_NOT_ALLOWED');
          },
        });
    }
  };
}
