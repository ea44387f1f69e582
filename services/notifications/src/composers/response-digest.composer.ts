import { Injectable } from '@nestjs/common';
import { CandidatesClient } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { responseDigest } from '../emails/response-digest.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';
import { StaffRecipientsService } from './staff-recipients.service.js';

/** Composes the daily e-mail to administrators about candidates who wait for a response. */
@Injectable()
export class ResponseDigestComposer {
  constructor(
    private readonly site: PublicSite,
    private readonly recipients: StaffRecipientsService,
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
  ) {}

  /** @throws {OutdatedMessageError} when no candidate waits, when it was switched off, on a later day, or without an active administrator */
  async compose({ userId, details }: Delivery): Promise<ComposedEmail> {
    const user = await this.recipients.of(
      { userId },
      'O administrador não existe mais.',
      ({ isAdmin }) => isAdmin,
    );
    if ((details?.date ?? '') < this.clock.today())
      throw new OutdatedMessageError('Este resumo é de outro dia.');
    const { sendDigest } = await this.candidates.responseSettings();
    if (!sendDigest) throw new OutdatedMessageError('O resumo da manhã foi desligado.');
    const overdue = await this.candidates.overdueResponses();
    if (!overdue.candidates) throw new OutdatedMessageError('Nenhum candidato espera por um retorno.');
    const email = responseDigest({
      ...overdue,
      firstName: user.firstName,
      listUrl: this.site.page(`/dashboard?retorno=${overdue.days}`),
    });
    return { ...email, to: user.email };
  }
}
