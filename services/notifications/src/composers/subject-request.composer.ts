import { Injectable } from '@nestjs/common';
import {
  SUBJECT_REQUEST_REMINDER_DAYS,
  UsersClient,
  addCalendarDays,
  isPermitted,
  type DeliveryKind,
} from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { requestConfirmation, requestDigest, requestReceived } from '../emails/subject-request-emails.js';
import { issueLink } from './issue-link.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';
import { StaffRecipientsService } from './staff-recipients.service.js';

export type SubjectRequestEmailKind = Extract<DeliveryKind, `subject-request-${string}`>;

/**
 * Composes the e-mails about requests of people about their data: the confirmation link for the sender of the public form, the notice to
 * those who answer it, and their daily digest of requests whose deadline is near.
 */
@Injectable()
export class SubjectRequestComposer {
  constructor(
    private readonly site: PublicSite,
    private readonly recipients: StaffRecipientsService,
    private readonly clock: Clock,
    private readonly users: UsersClient,
  ) {}

  /**
   * @throws {AlreadySentError} when the confirmation link was used
   * @throws {OutdatedMessageError} when the link has ended, the request was closed or deleted, no request is due, on a day after that of
   *   the digest, or when the user lost the permission
   */
  compose(delivery: Delivery, kind: SubjectRequestEmailKind): Promise<ComposedEmail> {
    if (kind === 'subject-request-confirmation') return this.composeConfirmation(delivery);
    return kind === 'subject-request-received' ? this.composeNotice(delivery) : this.composeDigest(delivery);
  }

  private async composeConfirmation({ subjectRequestId }: Delivery): Promise<ComposedEmail> {
    const {
      email: to,
      token,
      kind,
      expiresAt,
    } = await issueLink(() => this.users.issueRequestConfirmation({ id: subjectRequestId ?? 0 }));
    const email = requestConfirmation({
      kind,
      expiresAt: new Date(expiresAt),
      url: this.site.pageWithToken('/privacidade/pedido/confirmar', token),
    });
    return { ...email, to };
  }

  private async composeNotice(delivery: Delivery): Promise<ComposedEmail> {
    const { email: to, firstName } = await this.officerOf(delivery);
    const { requestId } = delivery.details ?? {};
    const request = (await this.users.subjectRequests()).find(({ id }) => id === requestId);
    if (request?.state !== 'open') throw new OutdatedMessageError('O pedido já foi respondido.');
    const { id, kind, dueOn } = request;
    return { ...requestReceived({ firstName, id, kind, dueOn, url: this.requestsUrl }), to };
  }

  private async composeDigest(delivery: Delivery): Promise<ComposedEmail> {
    const { email: to, firstName } = await this.officerOf(delivery);
    const today = this.clock.today();
    if ((delivery.details?.date ?? '') < today) throw new OutdatedMessageError('Este resumo é de outro dia.');
    const last = addCalendarDays(today, SUBJECT_REQUEST_REMINDER_DAYS);
    const requests = (await this.users.subjectRequests()).filter(
      ({ state, dueOn }) => state === 'open' && dueOn <= last,
    );
    if (!requests.length) throw new OutdatedMessageError('Nenhum pedido vence nos próximos dias.');
    return { ...requestDigest({ firstName, requests, today, url: this.requestsUrl }), to };
  }

  private officerOf(delivery: Delivery) {
    return this.recipients.of(delivery, 'O usuário não cuida mais dos pedidos.', (user) =>
      isPermitted(user, 'privacy.manage'),
    );
  }

  private get requestsUrl(): string {
    return this.site.page('/privacidade-interna?aba=pedidos');
  }
}
