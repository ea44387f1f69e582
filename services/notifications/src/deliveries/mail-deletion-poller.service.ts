import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { MailArchive } from './mail-archive.js';
import { MailDeletionsService } from './mail-deletions.service.js';
import { Poller } from './poller.js';

/** As for deliveries: a poll costs one statement over an index that is almost always empty. */
const POLL_INTERVAL_MS = 1_000;

/** Polls for mails that the archive has to delete. Every replica polls; without an archive none does. */
@Injectable()
export class MailDeletionPollerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller = new Poller(POLL_INTERVAL_MS, 'mails to delete', () => this.deletions.runDue());

  constructor(
    private readonly deletions: MailDeletionsService,
    private readonly archive: MailArchive,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.archive.isConfigured) this.poller.start();
    else await this.deletions.dropAll();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.poller.stop();
  }
}
