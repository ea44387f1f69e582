import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueueAdminService } from '@araucaria/messaging/queues';
import { Metrics } from '@araucaria/platform';

/** Several collectors may scrape one gateway. The queues are read at most once per interval. */
const MIN_INTERVAL_MS = 5_000;

/** Reports the queues of all services. Every gateway does: with one of them stopped, their state stays visible. */
@Injectable()
export class QueueMetricsService implements OnModuleInit {
  /** Epoch milliseconds. */
  private collectedAt = 0;

  constructor(
    private readonly queueAdmin: QueueAdminService,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { queueMessages, queueOldestAgeSeconds, queueWorkers } = this.metrics;
    this.metrics.onScrape([queueMessages, queueOldestAgeSeconds, queueWorkers], () => this.collect());
  }

  private async collect(): Promise<void> {
    if (Date.now() - this.collectedAt < MIN_INTERVAL_MS) return;
    const { queueMessages, queueOldestAgeSeconds, queueWorkers } = this.metrics;
    const [states, ages] = await Promise.all([this.queueAdmin.states(), this.queueAdmin.oldestAges()]);
    for (const { name: queue, workers, waiting, active, delayed, failed } of states) {
      for (const [state, count] of Object.entries({ waiting, active, delayed, failed }))
        queueMessages.set({ queue, state }, count);
      queueWorkers.set({ queue }, workers);
    }
    for (const [queue, seconds] of ages) queueOldestAgeSeconds.set({ queue }, seconds);
    this.collectedAt = Date.now();
  }
}
