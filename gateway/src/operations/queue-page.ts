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
/** Of the responses of Bull Board; the others are the gateway's. */
const KEPT_HEADERS = ['content-type', 'location'] as const;

/**
 * Serves Bull Board for all queues, to those who have the permission `operations.manage`. It only shows them: a message that
 * could be written here would be an event that no service has published, and one that is removed leaves no trace. Failed
 * messages are replayed by `OperationsService`. The page contains inline styles, and is the only one that may. Its code is
 * loaded by the first request: it is a fifth of what a gateway loads, and most gateways never show the page.
 */
export async function serveQueuePage(
  app: FastifyInstance,
  { queues }: QueueAdminService,
  config: GatewayConfig,
  refusals: RefusalsService,
): Promise<void> {
  const onError = (thrown: unknown): AppError => {
    const error = toAppError(thrown);
    logError(error, thrown, QUEUE_PAGE);
    refusals.record(error, QUEUE_PAGE);
    return error;
  };
  let opened: Promise<FastifyInstance> | undefined;
  const openBoard = () =>
    (opened ??= import('./queue-board.js').then(({ createQueueBoard }) =>
      createQueueBoard(queues, QUEUE_PAGE, onError),
    ));
  const policy = policyWithInlineStyles(config);
  await app.register(
    async (scope) => {
      scope.addHook('preHandler', async (request) => {
        assertAccess(request, 'operations.manage');
        if (!READING_METHODS.has(request.method)) throw new AppError('FORBIDDEN', READ_ONLY);
      });
      scope.addHook('onClose', async () => (await opened)?.close());
      for (const path of ['', '/*'])
        scope.all(path, async ({ url }, reply) => {
          const board = await openBoard();
          const { statusCode, headers, payload, rawPayload } = await board.inject(url);
          void reply.code(statusCode);
          for (const name of KEPT_HEADERS) if (headers[name]) void reply.header(name, headers[name]);
          if (!String(headers['content-type']).includes('text/html')) return rawPayload;
          void reply.header(POLICY_HEADER, policy);
          return payload.replace(THIRD_PARTY_FONTS, '');
        });
    },
    { prefix: QUEUE_PAGE },
  );
}
