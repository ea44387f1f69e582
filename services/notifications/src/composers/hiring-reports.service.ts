import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  NotificationsRpc,
  UsersClient,
  isPermitted,
  type RequestHiringReport,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Rpc, currentActor, currentRequestId } from '@araucaria/platform';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { ComposedEmail } from './composed-email.js';
import { hiringReport } from '../emails/hiring-report.js';
import { personName } from '../deliveries/mail-deletions.sql.js';
import { PublicSite } from './public-site.js';
import { StaffRecipientsService } from './staff-recipients.service.js';

const NO_ADDRESS = 'Seu usuário não tem e-mail cadastrado. Cadastre um em Usuários para receber o relatório.';

/** The hiring report that an administrator requests by e-mail. Its figures are those of the time of sending. */
@Injectable()
export class HiringReportsService {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesService,
    private readonly site: PublicSite,
    private readonly recipients: StaffRecipientsService,
    private readonly candidates: CandidatesClient,
    private readonly users: UsersClient,
  ) {}

  /**
   * Requests the report for the acting user. A repeated request is one report.
   * @param formKey the same when the user asks again because the response was lost
   * @throws {AppError} `UNAUTHENTICATED`, or `VALIDATION_FAILED` without an address
   */
  @Rpc(NotificationsRpc.requestHiringReport)
  async request({ formKey }: RequestHiringReport): Promise<void> {
    const userId = currentActor()?.id;
    const [user] = userId ? await this.users.byIds({ ids: [userId] }) : [];
    if (!user) throw new AppError('UNAUTHENTICATED');
    if (!user.email)
      throw new AppError('VALIDATION_FAILED', NO_ADDRESS, {
        errors: [{ field: 'email', message: NO_ADDRESS }],
      });
    await this.database.transaction((em) =>
      this.deliveries.request(em, {
        idempotencyKey: `${formKey ?? currentRequestId()}:hiring-report:user-${user.id}`,
        channel: 'email',
        kind: 'hiring-report',
        recipientKind: 'staff',
        userId: user.id,
      }),
    );
  }

  /** @throws {OutdatedMessageError} unless the user is active and still has the permission */
  async compose({ userId }: Delivery): Promise<ComposedEmail> {
    const user = await this.recipients.of(
      { userId },
      'Quem pediu o relatório não tem mais acesso a ele.',
      (one) => isPermitted(one, 'hiring.report'),
    );
    const [summary, stages, months, processes] = await Promise.all([
      this.candidates.hiringSummary(),
      this.candidates.hiringStages(),
      this.candidates.hiresPerMonth(),
      this.candidates.hiringInProgress(),
    ]);
    const email = hiringReport({
      firstName: user.firstName,
      at: new Date(),
      dashboardUrl: this.site.page('/hiring-dashboard'),
      summary,
      stages,
      months,
      processes,
    });
    return { ...email, to: user.email, named: processes.map(({ id }) => personName('candidate', id)) };
  }
}
