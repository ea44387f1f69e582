import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance } from 'fastify';
import type { QueueAdminService } from '@araucaria/messaging/queues';
import { toAppError, logError } from '../http/error.filter.js';
import { assertAccess } from '../session/access.guard.js';

const QUEUE_PAGE = '/admin/queues';

/** The page loads fonts from a third party; the link is removed. */
const THIRD_PARTY_FONTS = /<link[^>]*fonts\.googleapis\.com[^>]*>/;

/** Serves Bull Board for all queues, to administrators. Origins are checked by the hook for all requests. */
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
        return isPage && typeof payload === 'string' ? payload.replace(THIRD_PARTY_FONTS, '') : payload;
      });
      await scope.register(board.registerPlugin());
    },
    { prefix: QUEUE_PAGE },
  );
}

const UI = { boardTitle: 'Filas · Araucária Talentos', hideRedisDetails: true };
