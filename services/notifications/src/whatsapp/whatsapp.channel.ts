import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CandidateView } from '@araucaria/contracts';
import { log } from '@araucaria/platform';
import { Candidates } from '../candidates.service.js';
import { Refused, type MessageChannel } from '../channel.js';
import type { Delivery } from '../delivery.entity.js';
import { InterviewEmails } from '../interview-emails.service.js';
import type { InterviewMailKind } from '../mails/interview-mail.js';
import { PublicSite } from '../public-site.js';
import { signButton, type Answer } from './button-payload.js';
import { CloudApi, Undeliverable, type Content } from './cloud-api.js';
import { parametersOf, rescheduleNoted, spell } from './interview-words.js';
import { isSameLine, otherForm, whatsAppNumber } from './phone-number.js';

const BUTTONS: Answer[] = ['confirm', 'reschedule'];
/** A cancelled interview asks nothing. */
const WITHOUT_BUTTONS = new Set<InterviewMailKind>(['interview-cancelled']);

interface Written {
  candidate: CandidateView;
  content: Content;
  /** In words, for staff. */
  text: string;
}

/** Sends to candidates by WhatsApp; without an account there, hands staff the link that does. */
@Injectable()
export class WhatsAppChannel implements MessageChannel {
  constructor(
    private readonly api: CloudApi,
    private readonly letters: InterviewEmails,
    private readonly candidates: Candidates,
    private readonly site: PublicSite,
  ) {}

  assertThere(): void {
    this.api.outage.assertOver();
  }

  async send(em: EntityManager, delivery: Delivery): Promise<void> {
    const { candidate, content, text } = await this.write(delivery);
    const number = await this.numberOf(em, delivery, candidate);
    if (!this.api.account)
      return delivery.offerLink(`https://wa.me/${number}?text=${encodeURIComponent(text)}`, number);
    delivery.assumeSent({ to: number, subject: text.slice(0, 200) });
    await em.flush();
    const { messageId, waId } = await this.sendTo(number, content, delivery);
    delivery.assumeSent({ to: waId, messageId });
    log.info({ deliveryId: delivery.id, messageId }, 'a message was sent by WhatsApp');
  }

  private async write(delivery: Delivery): Promise<Written> {
    if (delivery.kind === 'interview-reschedule-noted') return this.writeAnswer(delivery);
    const kind = delivery.kind as InterviewMailKind;
    const invitation = await this.letters.invitationOf(delivery, kind);
    const { interview, candidate, jobTitle, confirmationUrl, customMessage } = invitation;
    const parameters = parametersOf({
      interview,
      firstName: candidate.firstName,
      state: candidate.state,
      jobTitle,
      link: kind === 'interview-cancelled' ? this.site.page('/vagas') : confirmationUrl,
    });
    const { account } = this.api;
    const { id: interviewId, revision } = interview;
    const content: Content = {
      template: account?.templates[kind] ?? '',
      parameters,
      buttons: WITHOUT_BUTTONS.has(kind)
        ? []
        : BUTTONS.map((answer) => signButton({ answer, interviewId, revision }, account?.appSecret ?? '')),
    };
    // Approved texts leave no room for the recruiter's own; who sends by hand sends those.
    const own = kind === 'interview-invitation' ? customMessage : null;
    const text = own && !own.includes(confirmationUrl) ? `${own}\n\n${confirmationUrl}` : own;
    return { candidate, content, text: text ?? spell(kind, parameters) };
  }

  /** Within a day of the candidate's own word the text is ours to choose. */
  private async writeAnswer(delivery: Delivery): Promise<Written> {
    const candidate = await this.candidates.of(delivery);
    const text = rescheduleNoted(candidate.firstName);
    return { candidate, content: { text }, text };
  }

  /** The form of the number in which the candidate was reached before; else as it was typed. */
  private async numberOf(em: EntityManager, delivery: Delivery, { phone }: CandidateView): Promise<string> {
    const typed = whatsAppNumber(phone);
    if (!typed) throw new Refused('NO_NUMBER', 'O telefone do candidato não é um número de WhatsApp válido.');
    if (delivery.facts?.otherNumber) return otherForm(typed) ?? typed;
    const [last] = await em.execute<Array<{ to_address: string }>>(
      `select to_address from delivery
       where candidate_id = ? and channel = 'whatsapp' and state in ('sent', 'delivered', 'read') and id <> ?
       order by sent_at desc limit 1`,
      [delivery.candidateId, delivery.id],
    );
    return last && isSameLine(typed, last.to_address) ? last.to_address : typed;
  }

  /** The API may tell at once that it does not know the number; mostly it tells later, in a report. */
  private async sendTo(number: string, content: Content, delivery: Delivery) {
    const reference = `${delivery.id}:${delivery.attempts}`;
    try {
      return await this.api.send(number, content, reference);
    } catch (error) {
      const other = otherForm(number);
      if (!(error instanceof Undeliverable) || !other || delivery.facts?.otherNumber) throw error;
      delivery.facts = { ...delivery.facts, otherNumber: true };
      return this.api.send(other, content, reference);
    }
  }
}
