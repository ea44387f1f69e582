import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CandidateView, CandidatesRpc, RpcClient } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { log, rpcToken } from '@araucaria/platform';
import { Delivery } from './delivery.entity.js';
import { InterviewMails, OutOfDate } from './interview-mails.service.js';
import { JobTitles } from './job-titles.js';
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
    private readonly outbox: Outbox,
    private readonly interviewMails: InterviewMails,
    private readonly titles: JobTitles,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
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
      const mail = await this.mailFor(delivery, candidate);
      delivery.assumeSent(mail);
      await em.flush();
      const answer = await this.mailer.send(mail);
      log.info({ deliveryId, answer }, 'a message was sent');
      this.tellInvited(em, delivery);
    } catch (error) {
      if (error instanceof OutOfDate) delivery.cancel(error.message);
      else this.noteFailure(delivery, error);
    }
  }

  private async candidateOf({ candidateId }: Delivery): Promise<CandidateView | undefined> {
    if (!candidateId) return undefined;
    const [candidate] = await this.candidates.byIds({ ids: [candidateId] });
    return candidate;
  }

  private async mailFor(delivery: Delivery, candidate: CandidateView): Promise<Mail> {
    const letter =
      delivery.kind === 'application-receipt'
        ? await this.receiptFor(candidate)
        : await this.interviewMails.write(delivery, delivery.kind, candidate);
    return { ...letter, to: candidate.email, messageId: delivery.messageIdAt(this.mailer.domain) };
  }

  private async receiptFor(candidate: CandidateView) {
    return applicationReceipt({
      firstName: candidate.firstName,
      jobTitle: await this.titles.titleFor(candidate),
      appliedAt: new Date(candidate.createdAt),
      vacanciesUrl: this.site.page('/vagas'),
    });
  }

  /** A cancellation invites nobody. */
  private tellInvited(em: EntityManager, { kind, interviewId, channel }: Delivery): void {
    if (!interviewId || kind === 'interview-cancelled') return;
    this.outbox.add(em, 'interview.invitation-sent', { interviewId, channel });
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
