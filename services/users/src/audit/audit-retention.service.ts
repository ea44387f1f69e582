import { Injectable } from '@nestjs/common';
import { Database } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { log } from '@araucaria/platform';
import { VisitorRefusalsService } from './visitor-refusals.service.js';

/** Deletes addresses and refusals of visitors after their term, and logs the head of the audit trail, which proves the chain up to it. */
@Injectable()
export class AuditRetentionService {
  constructor(
    private readonly database: Database,
    private readonly visitorRefusals: VisitorRefusalsService,
  ) {}

  @Cron('audit-origins', '30 3 * * *')
  async purge(): Promise<Record<string, number>> {
    const [result] = await this.database.write<{ origins: number }>({
      name: 'purge-origins',
      text: 'select purge_audit_origins() as origins',
    });
    const [head] = await this.database.read<{ seq: string; hash: string }>({
      text: 'select seq, hash from audit_head',
    });
    if (head) log.info({ anchor: `${head.seq}:${head.hash}` }, 'head of the audit trail');
    return { origins: result?.origins ?? 0, refusals: await this.visitorRefusals.purge() };
  }
}
