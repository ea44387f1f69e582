import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { firstChars, NotificationsRpc, type CandidateView, type InterviewAnswer } from '@araucaria/contracts';
import { Clock, log, Rpc } from '@araucaria/platform';
import { CandidatesService } from '../rules/candidates.service.js';
import { PermanentDeliveryError, type MessageChannel } from '../deliveries/message-channel.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { InterviewEmailComposer } from '../composers/interview-email.composer.js';
import type { InterviewEmailKind } from '../emails/interview-email.js';
import { PublicSite } from '../composers/public-site.js';
import { signButton } from './button-payload.js';
import { UnreachableNumberError, WhatsAppClient, type Content } from './whatsapp-client.js';
import { renderTemplate, rescheduleReply, templateParameters } from './whatsapp-texts.js';
import { alternativeForm, isSameNumber, whatsAppNumber } from './phone-number.js';

const BUTTONS: InterviewAnswer[] = ['confirm', 'reschedule'];
const KINDS_WITHOUT_BUTTONS = new Set<InterviewEmailKind>(['interview-cancelled']);

interface ComposedMessage {
  candidate: CandidateView;
  content: Content;
  /** The whole text, for staff. */
  text: string;
}

/** Sends to candidates by WhatsApp. Without an account, it stores a link from which staff send the message. */
@Injectable()
export class WhatsAppChannel implements MessageChannel {
  readonly reportTimeoutMs: number | undefined;

  constructor(
    private readonly client: WhatsAppClient,
    private readonly interviewEmails: InterviewEmailComposer,
    private readonly candidates: CandidatesService,
    private readonly site: PublicSite,
    private readonly clock: Clock,
  ) {
    this.reportTimeoutMs = client.account?.reportTimeoutMs;
  }

  @Rpc(NotificationsRpc.sendingModes)
  sendingModes() {
    return { whatsApp: this.client.account ? ('sent' as const) : ('link' as const) };
  }

  assertAvailable(): void {
    this.client.circuit.assertClosed();
  }

  async prepare(em: EntityManager, delivery: Delivery): Promise<(() => Promise<void>) | undefined> {
    const { candidate, content, text } = await this.compose(delivery);
    const number = await this.numberOf(em, delivery, candidate);
    if (!this.client.account) {
      await this.endEarlierLinks(em, delivery);
      delivery.offerLink(`https://wa.me/${number}?text=${encodeURIComponent(text)}`, number);
      return undefined;
    }
    delivery.markSent(this.clock.now(), { to: number, subject: firstChars(text, 200) });
    return async () => {
      const { messageId, waId } = await this.sendTo(number, content, delivery);
      delivery.markSent(this.clock.now(), { to: waId, messageId });
      log.info({ deliveryId: delivery.id, messageId }, 'a WhatsApp message was sent');
    };
  }

  private async compose(delivery: Delivery): Promise<ComposedMessage> {
    if (delivery.kind === 'interview-reschedule-noted') return this.composeReply(delivery);
    const message = await this.interviewEmails.loadMessage(delivery, delivery.kind as InterviewEmailKind);
    const { kind, interview, candidate, jobTitle, confirmationUrl, customMessage } = message;
    const parameters = templateParameters({
      interview,
      firstName: candidate.firstName,
      state: candidate.state,
      jobTitle,
      link: kind === 'interview-cancelled' ? this.site.page('/vagas') : confirmationUrl,
    });
    const { account } = this.client;
    const { id: interviewId, revision } = interview;
    const content: Content = {
      template: account?.templates[kind] ?? '',
      parameters,
      buttons: KINDS_WITHOUT_BUTTONS.has(kind)
        ? []
        : BUTTONS.map((answer) =>
            signButton({ answer, interviewId, revision }, account?.appSecrets[0] ?? ''),
          ),
    };
    // Approved templates have no place for the recruiter's own text. Staff who send by hand send that text.
    const custom = kind === 'interview-invitation' ? customMessage : null;
    const text = custom && !custom.includes(confirmationUrl) ? `${custom}\n\n${confirmationUrl}` : custom;
    return { candidate, content, text: text ?? renderTemplate(kind, parameters) };
  }

  /** The candidate's message of a moment ago permits a free text. */
  private async composeReply(delivery: Delivery): Promise<ComposedMessage> {
    const candidate = await this.candidates.byDelivery(delivery);
    const text = rescheduleReply(candidate.firstName);
    return { candidate, content: { text }, text };
  }

  /** Staff must not send a time by hand that is no longer valid. */
  private async endEarlierLinks(em: EntityManager, delivery: Delivery): Promise<void> {
    await em.execute(
      `update delivery set state = 'cancelled', link = null, last_error = ?
       where interview_id = ? and channel = 'whatsapp' and state = 'link' and interview_revision < ?`,
      [
        'A entrevista mudou depois desta mensagem.',
        delivery.interviewId ?? null,
        delivery.interviewRevision ?? null,
      ],
    );
  }

  /** @returns the form of the number by which the candidate was reached before; else the typed one */
  private async numberOf(em: EntityManager, delivery: Delivery, { phone }: CandidateView): Promise<string> {
    const typed = whatsAppNumber(phone);
    if (!typed)
      throw new PermanentDeliveryError(
        'NO_NUMBER',
        'O telefone do candidato não é um número de WhatsApp válido.',
      );
    if (delivery.details?.otherNumber) return alternativeForm(typed) ?? typed;
    const [last] = await em.execute<Array<{ to_address: string }>>(
      `select to_address from delivery
       where candidate_id = ? and channel = 'whatsapp' and state in ('sent', 'delivered', 'read') and id <> ?
       order by sent_at desc limit 1`,
      [delivery.candidateId, delivery.id],
    );
    return last && isSameNumber(typed, last.to_address) ? last.to_address : typed;
  }

  /** The API rejects an unknown number at once in some cases, and by a later status report in most. */
  private async sendTo(number: string, content: Content, delivery: Delivery) {
    const reference = `${delivery.id}:${delivery.attempts}`;
    try {
      return await this.client.send(number, content, reference);
    } catch (error) {
      const other = alternativeForm(number);
      if (!(error instanceof UnreachableNumberError) || !other || delivery.details?.otherNumber) throw error;
      delivery.details = { ...delivery.details, otherNumber: true };
      return this.client.send(other, content, reference);
    }
  }
}
