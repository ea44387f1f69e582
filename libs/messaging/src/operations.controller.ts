import { Controller } from '@nestjs/common';
import { OPERATIONS, type ServiceOperations } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Rpc } from '@araucaria/platform';
import { CronLog } from './cron-log.js';
import { Timers } from './timers.js';

/** The state of the outbox and of the cron jobs of the service, for the operations page. */
@Controller()
export class OperationsController {
  constructor(
    private readonly database: Database,
    private readonly timers: Timers,
    private readonly cronLog: CronLog,
  ) {}

  @Rpc(OPERATIONS)
  async operations(): Promise<ServiceOperations> {
    const [[outbox], cronRuns] = await Promise.all([
      this.database.rows<ServiceOperations['outbox']>(
        `select count(*)::int as waiting,
           coalesce(greatest(extract(epoch from now() - min(occurred_at)), 0), 0)::int as "oldestSeconds"
         from outbox_event where published_at is null`,
      ),
      this.cronLog.lastRuns(this.timers.cronNames),
    ]);
    return { outbox: outbox ?? { waiting: 0, oldestSeconds: 0 }, cronRuns };
  }
}
