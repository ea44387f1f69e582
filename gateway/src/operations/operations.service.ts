import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  SERVICES,
  operationsContract,
  type DeliveryView,
  type NotificationsRpc,
  type RpcClient,
  type ServiceName,
  type ServiceOperations,
} from '@araucaria/contracts';
import { QueueAdminService, type FailedMessage, type QueueState } from '@araucaria/messaging/queues';
import { AppError, currentActor, log, RpcClients, rpcToken, validateInput } from '@araucaria/platform';
import { ReplayMessages } from './replay-messages.js';

/** A service that does not answer is down, and nothing is known of it. */
type ServiceState = { name: ServiceName; up: boolean } & (
  ServiceOperations | { outbox: null; cronRuns: null }
);

export interface Operations {
  services: ServiceState[];
  queues: QueueState[];
  failedMessages: FailedMessage[];
  /** null while notifications is down. */
  failedDeliveries: DeliveryView[] | null;
}

/** How the product's processes are doing, and what can be done for messages that failed. */
@Injectable()
export class OperationsService implements OnApplicationShutdown {
  private readonly services: ReadonlyArray<{
    name: ServiceName;
    client: RpcClient<ReturnType<typeof operationsContract>>;
  }>;

  constructor(
    readonly desk: QueueAdminService,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
    clients: RpcClients,
  ) {
    this.services = SERVICES.map((name) => ({ name, client: clients.of(operationsContract(name)) }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.desk.close();
  }

  async state(): Promise<Operations> {
    const [services, queues, failedMessages, failedDeliveries] = await Promise.all([
      Promise.all(this.services.map(({ name, client }) => stateOf(name, client.operations()))),
      this.desk.states(),
      this.desk.failed(),
      this.notifications.deliveries({ state: 'failed' }).catch(unlessDown(null)),
    ]);
    return { services, queues, failedMessages, failedDeliveries };
  }

  /** @throws {AppError} `NOT_FOUND` when there is no such message, or it has not failed */
  async replay(input: unknown): Promise<{ replayed: number }> {
    const { queue, id } = await validateInput(ReplayMessages, input);
    const replayed = queue && id ? Number(await this.desk.replay(queue, id)) : await this.desk.replayAll();
    if (queue && !replayed)
      throw new AppError('NOT_FOUND', 'Esta mensagem não está mais entre as que falharam.');
    log.info(
      { audit: 'messages-replayed', actorId: currentActor()?.id, queue, id, replayed },
      'messages replayed',
    );
    return { replayed };
  }
}

const stateOf = (name: ServiceName, answer: Promise<ServiceOperations>): Promise<ServiceState> =>
  answer
    .then((operations): ServiceState => ({ name, up: true, ...operations }))
    .catch(unlessDown({ name, up: false, outbox: null, cronRuns: null } as ServiceState));

/** What stands for the answer of somebody who is away; other failures are failures. */
const unlessDown =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return instead;
    throw error;
  };
