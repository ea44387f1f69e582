import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  NotificationsClient,
  SERVICES,
  operationsContract,
  type DeliveryView,
  type RpcClient,
  type ServiceName,
  type ServiceOperations,
} from '@araucaria/contracts';
import { QueueAdminService, type FailedMessage, type QueueState } from '@araucaria/messaging/queues';
import { AppError, RpcClients, currentActor, log, validateInput } from '@araucaria/platform';
import { AccessAuditService } from '../access-audit/access-audit.service.js';
import { ReplayMessages } from './replay-messages.js';

/** The state of a service; `outbox` and the runs are null for one that does not respond. */
type ServiceState = { name: ServiceName; up: boolean } & (
  | ServiceOperations
  | { outbox: null; cronRuns: null }
);

export interface Operations {
  services: ServiceState[];
  queues: QueueState[];
  failedMessages: FailedMessage[];
  /** null while the notifications service is down. */
  failedDeliveries: DeliveryView[] | null;
}

@Injectable()
export class OperationsService implements OnApplicationShutdown {
  private readonly services: ReadonlyArray<{
    name: ServiceName;
    client: RpcClient<ReturnType<typeof operationsContract>>;
  }>;

  constructor(
    private readonly queueAdmin: QueueAdminService,
    private readonly notifications: NotificationsClient,
    clients: RpcClients,
    private readonly audits: AccessAuditService,
  ) {
    this.services = SERVICES.map((name) => ({ name, client: clients.of(operationsContract(name)) }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queueAdmin.close();
  }

  async state(): Promise<Operations> {
    const [services, queues, failedMessages, failedDeliveries] = await Promise.all([
      Promise.all(this.services.map(({ name, client }) => stateOf(name, client.operations()))),
      this.queueAdmin.states(),
      this.queueAdmin.failed(),
      this.notifications.deliveries({ state: 'failed' }).catch(ifDown(null)),
    ]);
    return { services, queues, failedMessages, failedDeliveries };
  }

  /** @throws {AppError} `NOT_FOUND` when there is no such message, or it has not failed */
  async replay(input: unknown): Promise<{ replayed: number }> {
    const { queue, id } = await validateInput(ReplayMessages, input);
    const replayed =
      queue && id ? Number(await this.queueAdmin.replay(queue, id)) : await this.queueAdmin.replayAll();
    if (queue && !replayed)
      throw new AppError('NOT_FOUND', 'Esta mensagem não está mais entre as que falharam.');
    this.audits.record({
      action: 'messages.replayed',
      details: { queue: queue ?? null, id: id ?? null, replayed },
    });
    log.info(
      { audit: 'messages-replayed', actorId: currentActor()?.id, queue, id, replayed },
      'messages replayed',
    );
    return { replayed };
  }
}

async function stateOf(name: ServiceName, call: Promise<ServiceOperations>): Promise<ServiceState> {
  const operations = await call.catch(ifDown(null));
  return operations ? { name, up: true, ...operations } : { name, up: false, outbox: null, cronRuns: null };
}

/** Replaces the error of a service that is down by a value; rethrows other errors. */
const ifDown =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return value;
    throw error;
  };
