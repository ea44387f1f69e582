import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CandidateView, CandidatesRpc, JobsRpc, RpcClient } from '@araucaria/contracts';
import { log, rpcToken } from '@araucaria/platform';
import { Delivery } from './delivery.entity.js';
import { Mailer, MailServerAway, isRefusedForGood, type Mail } from './mailer.js';
import { applicationReceipt } from './mails/application-receipt.js';
import { PublicSite } from './public-site.js';

/** How soon somebody looks again after a mail server that is away. */
const AWAY_PAUSE = 2_000;

/** Sends what was written down. */
@Injectable()
export class SendingService {
  constructor(
    private readonly mailer: Mailer,
    private readonly site: PublicSite,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  /**
   * One try, inside the transaction that also notes that it was asked for. The row is locked meanwhile, so that no
   * other process sends the same; a failure is an outcome too, stored with the time of the next try. Only a process
   * that dies between the server's word and the commit sends again, under the same message id.
   */
  async send(em: EntityManager, deliveryId: number): Promise<void> {
    const delivery = await Delivery.lock(em, deliveryId);
    if (!delivery || delivery.state !== 'pending') return;
    try {
      this.mailer.assertThere();
      const candidate = await this.candidateOf(delivery);
      if (!candidate) return delivery.cancel('O candidato não existe mais.');
      const mail = await this.receiptFor(delivery, candidate);
      delivery.assumeSent(mail);
      await em.flush();
      const answer = await this.mailer.send(mail);
      log.info({ deliveryId, answer }, 'a message was sent');
    } catch (error) {
      this.noteFailure(delivery, error);
    }
  }

  private async candidateOf({ candidateId }: Delivery): Promise<CandidateView | undefined> {
    if (!candidateId) return undefined;
    const [candidate] = await this.candidates.byIds({ ids: [candidateId] });
    return candidate;
  }

  private async receiptFor(delivery: Delivery, candidate: CandidateView): Promise<Mail> {
    const receipt = applicationReceipt({
      firstName: candidate.firstName,
      jobTitle: await this.titleFor(candidate),
      appliedAt: new Date(candidate.createdAt),
      vacanciesUrl: this.site.page('/vagas'),
    });
    return { ...receipt, to: candidate.email, messageId: delivery.messageIdAt(this.mailer.domain) };
  }

  /** The candidates service keeps titles; one that it has not heard of yet is asked for. */
  private async titleFor({ jobId, jobTitle }: CandidateView): Promise<string | null> {
    if (!jobId || jobTitle) return jobId ? jobTitle : null;
    const [job] = await this.jobs.byIds({ ids: [jobId] });
    return job?.title ?? null;
  }

  private noteFailure(delivery: Delivery, error: unknown): void {
    const { code = 'ERROR', responseCode, message } = error as SendingError;
    if (error instanceof MailServerAway) delivery.postpone(AWAY_PAUSE * (1 + Math.random()));
    else delivery.markFailed(`${code}: ${message}`, isRefusedForGood(error));
    // The message may hold the address; it stays in the row, where an erasure finds it.
    const facts = { deliveryId: delivery.id, code, responseCode, attempts: delivery.attempts };
    if (error instanceof TypeError) log.error({ ...facts, err: error }, 'a message could not be written');
    else if (delivery.state === 'failed') log.error(facts, 'a message was given up');
    else log.warn(facts, 'a message could not be sent yet');
  }
}

/** Of the mail server (`responseCode`), of a service, or of ours. */
interface SendingError extends Error {
  code?: string;
  responseCode?: number;
}
