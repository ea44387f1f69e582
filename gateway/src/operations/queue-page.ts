import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance } from 'fastify';
import type { QueueAdminService } from '@araucaria/messaging/queues';
import { AppError } from '@araucaria/platform';
import { POLICY_HEADER, policyWithInlineStyles } from '../http/content-security-policy.js';
import { toAppError, logError } from '../http/error.filter.js';
import type { GatewayConfig } from '../gateway-config.js';
import type { RefusalsService } from '../http/refusals.service.js';
import { assertAccess } from '../sessions/access.guard.js';

const QUEUE_PAGE = '/admin/queues';

/** `readOnlyMode` of Bull Board covers the calls that it knows; this covers those of its next releases too. */
const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const READ_ONLY = 'Esta página só mostra as filas. Reprocesse mensagens em Operações.';

/** The page loads fonts from a third party; the link is removed. */
const THIRD_PARTY_FONTS = /<link[^>]*fonts\.googleapis\.com[^>]*>/;

/**
 * Serves Bull Board for all queues, to those who have the permission `operations.manage`. It only shows them: a message that
 * could be written here would be an event that no service has published, and one that is removed leaves no trace. Failed
 * messages are replayed by `OperationsService`. The page contains inline styles, and is the only one that may.
 */
export async function serveQueuePage(
  app: FastifyInstance,
  { queues }: QueueAdminService,
  config: GatewayConfig,
  refusals: RefusalsService,
): Promise<void> {
  const board = new FastifyAdapter();
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter: board,
    options: { uiConfig: UI },
  });
  board.setErrorHandler((thrown) => {
    const error = toAppError(thrown);
    logError(error, thrown, QUEUE_PAGE);
    refusals.record(error, QUEUE_PAGE);
    return { status: error.status as 500, body: error.toBody() as never };
  });
  board.setBasePath(QUEUE_PAGE);
  const policy = policyWithInlineStyles(config);
  await app.register(
    async (scope) => {
      scope.addHook('preHandler', async (request) => {
        assertAccess(request, 'operations.manage');
        if (!READING_METHODS.has(request.method)) throw new AppError('FORBIDDEN', READ_ONLY);
      });
      scope.addHook('onSend', async (_request, reply, payload) => {
        const isPage = String(reply.getHeader('content-type')).includes('text/html');
        if (!isPage) return payload;
        void reply.header(POLICY_HEADER, policy);
        return typeof payload === 'string' ? payload.replace(THIRD_PARTY_FONTS, '') : payload;
      });
      await scope.register(board.registerPlugin());
    },
    { prefix: QUEUE_PAGE },
  );
}

const UI = { boardTitle: 'Filas · Araucária Talentos', hideRedisDetails: true };
