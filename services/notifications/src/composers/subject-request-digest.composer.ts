import { Inject, Injectable } from '@nestjs/common';
import {
  SUBJECT_REQUEST_REMINDER_DAYS,
  isPermitted,
  type RpcClient,
  type SubjectRequestView,
  type UsersRpc,
  DAY_MS,
} from '@araucaria/contracts';
import { Clock, businessDayOf, rpcToken } from '@araucaria/platform';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { subjectRequestDigest } from '../emails/subject-request-digest.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';

/** Composes the daily e-mail to administrators and data protection officers about requests of people whose deadline is near. */
@Injectable()
export class SubjectRequestDigestComposer {
  constructor(
    private readonly site: PublicSite,
    private readonly clock: Clock,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  /** @throws {OutdatedMessageError} when no request is due, on a later day, or when the user lost the permission */
  async compose({ userId, details }: Delivery): Promise<ComposedEmail> {
    const [user] = userId ? await this.users.byIds({ ids: [userId] }) : [];
    if (!user?.active || !isPermitted(user, 'privacy.manage') || !user.email)
      throw new OutdatedMessageError('O usuário não cuida mais dos pedidos.');
    const today = this.clock.today();
    if ((details?.date ?? '') < today) throw new OutdatedMessageError('Este resumo é de outro dia.');
    const due = (await this.users.subjectRequests()).filter((request) => this.isDueSoon(request));
    if (!due.length) throw new OutdatedMessageError('Nenhum pedido vence nos próximos dias.');
    const email = subjectRequestDigest({
      firstName: user.fullName?.trim().split(/\s+/)[0] ?? '',
      requests: due,
      today,
      url: this.site.page('/privacidade-interna?aba=pedidos'),
    });
    return { ...email, to: user.email };
  }

  private isDueSoon({ state, dueOn }: SubjectRequestView): boolean {
    const last = businessDayOf(new Date(this.clock.now().getTime() + SUBJECT_REQUEST_REMINDER_DAYS * DAY_MS));
    return state === 'open' && dueOn <= last;
  }
}
