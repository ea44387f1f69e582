import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance } from 'fastify';
import type { QueueAdminService } from '@araucaria/messaging/queues';
import { toAppError, logError } from '../http/error.filter.js';
import { assertAccess } from '../session/access.guard.js';

const QUEUE_PAGE = '/admin/queues';

/** The page's own type faces come from a third party, which has no business here: it does without. */
const FOREIGN_FONTS = /<link[^>]*fonts\.googleapis\.com[^>]*>/;

/** Bull Board over all queues, for administrators. Origins are checked before, as for every call. */
export async function serveQueuePage(app: FastifyInstance, { queues }: QueueAdminService): Promise<void> {
  const board = new FastifyAdapter();
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue)),
    serverAdapter: board,
    options: { uiConfig: UI },
  });
  board.setErrorHandler((thrown) => {
    const error = toAppError(thrown);
    logError(error, thrown, QUEUE_PAGE);
    return { status: error.status as 500, body: error.toBody() as never };
  });
  board.setBasePath(QUEUE_PAGE);
  await app.register(
    async (scope) => {
      scope.addHook('preHandler', async (request) => assertAccess(request, 'admin'));
      scope.addHook('onSend', async (_request, reply, payload) => {
        const isPage = String(reply.getHeader('content-type')).includes('text/html');
        return isPage && typeof payload === 'string' ? payload.replace(FOREIGN_FONTS, '') : payload;
      });
      await scope.register(board.registerPlugin());
    },
    { prefix: QUEUE_PAGE },
  );
}

const UI = { boardTitle: 'Filas · Araucária Talentos', hideRedisDetails: true };
