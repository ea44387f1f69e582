import { Controller, type OnModuleInit } from '@nestjs/common';
import { OPERATIONS, type ServiceOperations } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Metrics, Rpc } from '@araucaria/platform';
import { CronLog } from './cron-log.js';
import { Timers } from './timers.js';

/** The state of the outbox and of the cron jobs of the service, for the operations page and as metrics. */
@Controller()
export class OperationsController implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly timers: Timers,
    private readonly cronLog: CronLog,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { outboxUnpublishedEvents, outboxOldestAgeSeconds, cronLastStart, cronLastSuccess } = this.metrics;
    const { schema } = this.database;
    const gauges = [outboxUnpublishedEvents, outboxOldestAgeSeconds, cronLastStart, cronLastSuccess];
    this.metrics.onScrape(gauges, async () => {
      const { outbox, cronRuns } = await this.operations();
      outboxUnpublishedEvents.set({ schema }, outbox.waiting);
      outboxOldestAgeSeconds.set({ schema }, outbox.oldestSeconds);
      for (const { name: cron, startedAt, error } of cronRuns) {
        if (startedAt === null) continue;
        cronLastStart.set({ cron }, Date.parse(startedAt) / 1_000);
        cronLastSuccess.set({ cron }, error === null ? 1 : 0);
      }
    });
  }

  @Rpc(OPERATIONS)
  async operations(): Promise<ServiceOperations> {
    const [[outbox], cronRuns] = await Promise.all([
      this.database.read<ServiceOperations['outbox']>({
        text: `select count(*)::int as waiting,
           coalesce(greatest(extract(epoch from now() - min(occurred_at)), 0), 0)::int as "oldestSeconds"
         from outbox_event where published_at is null`,
      }),
      this.cronLog.lastRuns(this.timers.cronNames),
    ]);
    return { outbox: outbox ?? { waiting: 0, oldestSeconds: 0 }, cronRuns };
  }
}
