import { Injectable } from '@nestjs/common';
import type { ResponseSettings, SaveResponseSettings } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';

/** After how many days without a response a candidate is overdue, and whether administrators are notified. */
@Injectable()
export class ResponseSettingsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async read(): Promise<ResponseSettings> {
    const [settings] = await this.database.prepared<ResponseSettings>(
      'response-settings',
      'select overdue_days as "overdueDays", send_digest as "sendDigest" from response_settings',
    );
    return settings as ResponseSettings;
  }

  async save({ overdueDays, sendDigest }: SaveResponseSettings): Promise<ResponseSettings> {
    await this.database.transaction(async (em) => {
      await em.execute('update response_settings set overdue_days = ?, send_digest = ?', [
        overdueDays,
        sendDigest,
      ]);
      this.outbox.audit(em, {
        action: 'response-settings.changed',
        details: { overdueDays, sendDigest },
      });
    });
    return { overdueDays, sendDigest };
  }
}
