import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import fastify, { type FastifyInstance } from 'fastify';
import type { QueueAdminService } from '@araucaria/messaging/queues';
import type { AppError } from '@araucaria/platform';

const UI = { boardTitle: 'Filas · Araucária Talentos', hideRedisDetails: true };

/**
 * Bull Board as an application that listens at no port and only shows `queues`.
 * @param path the prefix of its addresses
 * @param onError records what was thrown and returns what the caller sees
 */
export async function createQueueBoard(
  queues: QueueAdminService['queues'],
  path: string,
  onError: (thrown: unknown) => AppError,
): Promise<FastifyInstance> {
  const board = new FastifyAdapter();
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter: board,
    options: { uiConfig: UI },
  });
  board.setErrorHandler((thrown) => {
    const error = onError(thrown);
    return { status: error.status as 500, body: error.toBody() as never };
  });
  board.setBasePath(path);
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(board.registerPlugin(), { prefix: path });
  return app;
}
