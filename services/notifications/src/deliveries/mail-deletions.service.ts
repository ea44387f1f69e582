import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Database } from '@araucaria/database';
import { log } from '@araucaria/platform';
import { MailArchive } from './mail-archive.js';
import { Poller } from './poller.js';
import {
  deleteWithMails,
  deleteWithoutMails,
  personName,
  requestNaming,
  type NamedKind,
} from './mail-deletions.sql.js';

interface MailDeletion {
  id: number;
  message_key: string;
}

/** Requests to the archive at a time. */
const BATCH = 10;
/** A deletion whose process died is tried again after this time: longer than the timeout of a request. */
const LEASE_SECONDS = 60;
/** Backoff: 1 s, 2 s, 4 s …, then a minute. It has no end: an erasure is not complete before the archive has confirmed it. */
const BACKOFF = `least(interval '1 second' * power(2, least(attempts, 10) - 1), interval '1 minute')`;

/**
 * Deletes deliveries, and their mails in the archive. The deletion of a mail is requested in the transaction that deletes its
 * delivery, and repeated until the archive confirms it. A mail is known by its Message-ID only, which is derived from the
 * idempotency key: no address is stored, and other mails to the same address stay.
 */
@Injectable()
export class MailDeletionsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller = new Poller('mails to delete', () => this.runDue());

  constructor(
    private readonly database: Database,
    private readonly archive: MailArchive,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.archive.isConfigured) this.poller.start();
    else await this.dropAll();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.poller.stop();
  }

  /**
   * Deletes the deliveries of an SQL condition.
   * @returns how many
   */
  async deleteDeliveries(em: EntityManager, condition: string, values: unknown[] = []): Promise<number> {
    const statement = this.archive.isConfigured ? deleteWithMails : deleteWithoutMails;
    const [row] = await em.execute<Array<{ deliveries: number }>>(statement(condition), values);
    return row?.deliveries ?? 0;
  }

  /** Requests the deletion of mails to staff that name these persons. */
  async requestNaming(em: EntityManager, kind: NamedKind, ids: readonly number[]): Promise<void> {
    if (!this.archive.isConfigured || !ids.length) return;
    const names = `{${ids.map((id) => personName(kind, id)).join()}}`;
    await em.execute(requestNaming('?::text[]'), [names, names]);
  }

  /** Makes the attempts that are due; any number of replicas may do so at the same time. */
  private async runDue(): Promise<void> {
    for (;;) {
      const due = await this.claim();
      if (!due.length) return;
      const results = await Promise.allSettled(due.map(({ message_key: key }) => this.archive.delete(key)));
      const done = due.filter((_, index) => results[index]?.status === 'fulfilled');
      const failed = due.filter((deletion) => !done.includes(deletion));
      await this.record(done, failed);
      const failure = results.find((result) => result.status === 'rejected');
      if (failure)
        log.warn(
          { mails: failed.length, err: failure.reason as unknown },
          'the mail archive did not delete mails',
        );
      if (failure || due.length < BATCH) return;
    }
  }

  /** Forgets requested deletions when there is no archive: of an earlier configuration, or of a restored backup. */
  private async dropAll(): Promise<void> {
    await this.database.transaction((em) => em.execute('delete from mail_deletion'));
  }

  private claim(): Promise<MailDeletion[]> {
    return this.database.transaction((em) =>
      em.execute<MailDeletion[]>(
        `update mail_deletion set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ?)
         where id in (
           select id from mail_deletion where next_attempt_at <= now()
           order by next_attempt_at limit ? for update skip locked)
         returning id, message_key`,
        [LEASE_SECONDS, BATCH],
      ),
    );
  }

  private async record(done: MailDeletion[], failed: MailDeletion[]): Promise<void> {
    const idsOf = (deletions: MailDeletion[]) => `{${deletions.map(({ id }) => id).join()}}`;
    await this.database.transaction(async (em) => {
      await em.execute('delete from mail_deletion where id = any(?::int[])', [idsOf(done)]);
      await em.execute(
        `update mail_deletion set next_attempt_at = now() + ${BACKOFF} where id = any(?::int[])`,
        [idsOf(failed)],
      );
    });
  }
}
