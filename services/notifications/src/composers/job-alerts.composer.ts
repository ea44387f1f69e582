import { Injectable } from '@nestjs/common';
import { CandidatesClient, JobsClient, isJobOpen } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { jobAlerts } from '../emails/job-alerts-email.js';
import { OutdatedMessageError, orOutdated } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';

/** Composes the daily e-mail about opened jobs that match the alerts of a person. */
@Injectable()
export class JobAlertsComposer {
  constructor(
    private readonly site: PublicSite,
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
    private readonly jobs: JobsClient,
  ) {}

  /** @throws {OutdatedMessageError} when the person has ended the alerts, or all jobs were closed since */
  async compose({ details }: Delivery): Promise<ComposedEmail> {
    const {
      email: to,
      firstName,
      jobIds,
      unsubscribeToken,
    } = await orOutdated(
      this.candidates.jobDigest({ id: details?.digestId ?? '' }),
      'Os alertas de vagas foram cancelados.',
    );
    const today = this.clock.today();
    const open = (await this.jobs.byIds({ ids: jobIds })).filter((job) => isJobOpen(job, today));
    if (!open.length) throw new OutdatedMessageError('As vagas já foram encerradas.');
    const mail = jobAlerts({
      firstName,
      jobs: open
        .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR'))
        .map(({ id, title, department, location }) => ({
          ...{ title, department, location },
          url: this.site.page(`/vagas/${id}`),
        })),
      jobsUrl: this.site.page('/vagas'),
      areaUrl: this.site.areaUrl,
      unsubscribeUrl: this.site.pageWithToken('/cancelar-alertas', unsubscribeToken),
    });
    return {
      ...mail,
      to,
      oneClickUnsubscribeUrl: this.site.page(`/api/job-alerts/unsubscribe/${unsubscribeToken}`),
    };
  }
}
