import { Injectable } from '@nestjs/common';
import { CandidatesRpc, type ResponseSettings, type SaveResponseSettings } from '@araucaria/contracts';
import { Database, isStored } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Rpc } from '@araucaria/platform';

const COLUMNS = `overdue_days as "overdueDays", send_digest as "sendDigest",
  md5(jsonb_build_array(overdue_days, send_digest)::text) as version`;

/** After how many days without a response a candidate is overdue, and whether administrators are notified. */
@Injectable()
export class ResponseSettingsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Rpc(CandidatesRpc.responseSettings)
  async read(): Promise<ResponseSettings> {
    const [settings] = await this.database.read<ResponseSettings>({
      name: 'response-settings',
      text: `select ${COLUMNS} from response_settings`,
    });
    return settings as ResponseSettings;
  }

  /** @throws {AppError} `CHANGED_MEANWHILE` with the settings as they are now, if another user has saved them since `from` */
  @Rpc(CandidatesRpc.saveResponseSettings)
  save({ from, overdueDays, sendDigest }: SaveResponseSettings): Promise<ResponseSettings> {
    return this.database.transaction(async (em) => {
      const [current] = await em.execute<ResponseSettings[]>(
        `select ${COLUMNS} from response_settings for update`,
      );
      if (current && from !== undefined && from !== current.version) {
        if (isStored({ overdueDays, sendDigest }, current)) return current;
        throw new AppError('CHANGED_MEANWHILE', 'Outra pessoa alterou este prazo.', { current });
      }
      const [settings] = await em.execute<ResponseSettings[]>(
        `update response_settings set overdue_days = ?, send_digest = ? returning ${COLUMNS}`,
        [overdueDays, sendDigest],
      );
      this.outbox.audit(em, {
        action: 'response-settings.changed',
        details: { overdueDays, sendDigest },
      });
      return settings as ResponseSettings;
    });
  }
}
