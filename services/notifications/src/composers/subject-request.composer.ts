import { Inject, Injectable } from '@nestjs/common';
import {
  isPermitted,
  type DeliveryKind,
  type RpcClient,
  type SubjectRequestView,
  type UsersRpc,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { requestConfirmation, requestReceived } from '../emails/subject-request-emails.js';
import { issueLink } from './issue-link.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';

type SubjectRequestEmailKind = Extract<
  DeliveryKind,
  'subject-request-confirmation' | 'subject-request-received'
>;

/**
 * Composes the e-mails about a request of the public form: the confirmation link for its sender, and the notice to those who
 * answer it. The token of the link is issued for each attempt to send it (decision 027).
 */
@Injectable()
export class SubjectRequestComposer {
  constructor(
    private readonly site: PublicSite,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  /**
   * @throws {AlreadySentError} when the confirmation link was used
   * @throws {OutdatedMessageError} when the link has ended, the request was closed or deleted, or the user lost the permission
   */
  compose(delivery: Delivery, kind: SubjectRequestEmailKind): Promise<ComposedEmail> {
    return kind === 'subject-request-received'
      ? this.composeNotice(delivery)
      : this.composeConfirmation(delivery);
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
      // Browsers do not send the fragment of an address to servers.
      url: `${this.site.page('/privacidade/pedido/confirmar')}#${token}`,
    });
    return { ...email, to };
  }

  private async composeNotice({ userId, details }: Delivery): Promise<ComposedEmail> {
    const [user] = userId ? await this.users.byIds({ ids: [userId] }) : [];
    if (!user?.active || !isPermitted(user, 'privacy.manage') || !user.email)
      throw new OutdatedMessageError('O usuário não cuida mais dos pedidos.');
    const { id, kind, dueOn } = await this.openRequest(details?.requestId ?? 0);
    const email = requestReceived({
      firstName: user.fullName?.trim().split(/\s+/)[0] ?? '',
      id,
      kind,
      dueOn,
      url: this.site.page('/privacidade-interna?aba=pedidos'),
    });
    return { ...email, to: user.email };
  }

  private async openRequest(id: number): Promise<SubjectRequestView> {
    const request = (await this.users.subjectRequests()).find((one) => one.id === id);
    if (request?.state !== 'open') throw new OutdatedMessageError('O pedido já foi respondido.');
    return request;
  }
}
