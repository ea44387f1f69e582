import { Injectable } from '@nestjs/common';
import { UsersClient, type DeliveryKind } from '@araucaria/contracts';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { invitation, passwordChanged, passwordRefused, passwordReset } from '../emails/account-emails.js';
import { firstNameOf } from '../emails/greeting.js';
import { secondFactorChanged, secondFactorDue } from '../emails/second-factor-email.js';
import { issueLink } from './issue-link.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';
import { StaffRecipientsService } from './staff-recipients.service.js';

const NO_RECIPIENT = 'O usuário não tem e-mail ou foi desativado.';

export type AccountEmailKind = Extract<DeliveryKind, `account-${string}`>;

/**
 * Composes the e-mails about a user's own account. The token of a link is issued for each attempt to send it and exists only in
 * memory and in the e-mail; a repeated attempt after a crash gets another one.
 */
@Injectable()
export class AccountEmailComposer {
  constructor(
    private readonly site: PublicSite,
    private readonly recipients: StaffRecipientsService,
    private readonly users: UsersClient,
  ) {}

  /**
   * @throws {AlreadySentError} when the link was used
   * @throws {OutdatedMessageError} when the link or the account has ended, or the account has no address
   */
  async compose(delivery: Delivery, kind: AccountEmailKind): Promise<ComposedEmail> {
    if (kind === 'account-password-changed') return this.composePasswordChange(delivery, passwordChanged);
    if (kind === 'account-password-refused') return this.composePasswordChange(delivery, passwordRefused);
    if (kind === 'account-second-factor') return this.composeFactorChange(delivery);
    const link = await issueLink(() => this.users.issueLink({ id: delivery.details?.linkId ?? '' }));
    const { email: to, username } = link;
    const mail = { firstName: firstNameOf(link.fullName), username, expiresAt: new Date(link.expiresAt) };
    const urlOf = (path: string) => this.site.pageWithToken(path, link.token);
    return kind === 'account-reset'
      ? { ...passwordReset({ ...mail, url: urlOf('/redefinir-senha') }), to }
      : { ...invitation({ ...mail, url: urlOf('/convite') }), to };
  }

  private async composeFactorChange({ userId, details, createdAt }: Delivery): Promise<ComposedEmail> {
    const { email: to, firstName } = await this.recipients.of({ userId }, NO_RECIPIENT);
    const { factorChange, factor, factorDueAt } = details ?? {};
    if (!factorChange) throw new OutdatedMessageError('A mudança não é conhecida.');
    const url = this.site.page('/minha-conta');
    if (factorChange === 'enrolment-due') {
      if (!factorDueAt) throw new OutdatedMessageError('O prazo não é conhecido.');
      return { ...secondFactorDue({ firstName, dueAt: new Date(factorDueAt), url }), to };
    }
    return { ...secondFactorChanged({ firstName, change: factorChange, factor, at: createdAt, url }), to };
  }

  private async composePasswordChange(
    { userId, createdAt }: Delivery,
    compose: typeof passwordChanged,
  ): Promise<ComposedEmail> {
    const { email: to, ...user } = await this.recipients.of({ userId }, NO_RECIPIENT);
    return { ...compose({ ...user, at: createdAt, url: this.site.page('/esqueci-a-senha') }), to };
  }
}
