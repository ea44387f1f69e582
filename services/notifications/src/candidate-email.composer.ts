import { Injectable } from '@nestjs/common';
import { hiringStepOf, type CandidateView, type DeliveryKind, type HiringStep } from '@araucaria/contracts';
import { CandidatesService } from './candidates.service.js';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from './delivery.entity.js';
import { applicationReceipt } from './emails/application-receipt.js';
import { approval, rejection, type Applicant } from './emails/candidate-emails.js';
import { formatIsoDay } from './emails/date-formats.js';
import { documentsRequest, hiringCompleted, offerSent, onboardingStarted } from './emails/hiring-emails.js';
import type { RenderedEmail } from './emails/layout.js';
import { OutdatedMessageError } from './outdated-message-error.js';
import { PublicSite } from './public-site.js';
import { RejectionEmailsService } from './rejection-emails.service.js';

export type CandidateEmailKind = Extract<
  Exclude<DeliveryKind, 'hiring-report'>,
  'application-receipt' | `candidate-${string}` | `hiring-${string}`
>;

interface EmailDefinition {
  /** Whether the candidate still has the status or step of the e-mail. Without it, the e-mail is never outdated. */
  isCurrent?: (candidate: CandidateView) => boolean;
  /** Time of the decision that led to the candidate's current status or step. */
  decidedAt?: (candidate: CandidateView) => string | null;
  render: (applicant: Applicant, candidate: CandidateView) => RenderedEmail;
}

const isAtStep = (step: HiringStep) => (candidate: CandidateView) =>
  hiringStepOf(candidate.status, candidate.hiringStep) === step;

const statusDecidedAt = (candidate: CandidateView) => candidate.statusDecidedAt;
const stepDecidedAt = (candidate: CandidateView) => candidate.stepDecidedAt;

const DEFINITIONS: Record<CandidateEmailKind, EmailDefinition> = {
  'application-receipt': {
    render: (applicant, { createdAt, resumeKey }) =>
      applicationReceipt({
        ...applicant,
        hasResume: resumeKey !== null,
        appliedAt: new Date(createdAt),
      }),
  },
  'candidate-approved': {
    isCurrent: ({ status }) => status === 'approved',
    decidedAt: statusDecidedAt,
    render: approval,
  },
  'candidate-rejected': {
    isCurrent: ({ status }) => status === 'rejected',
    decidedAt: statusDecidedAt,
    render: (applicant) => rejection(applicant),
  },
  'hiring-offer-sent': { isCurrent: isAtStep('offer_sent'), decidedAt: stepDecidedAt, render: offerSent },
  'hiring-documents': {
    isCurrent: isAtStep('documents'),
    decidedAt: stepDecidedAt,
    render: documentsRequest,
  },
  'hiring-onboarding': {
    isCurrent: isAtStep('onboarding'),
    decidedAt: stepDecidedAt,
    render: (applicant, { startDate }) =>
      onboardingStarted({ ...applicant, startDate: startDate && formatIsoDay(startDate) }),
  },
  'hiring-completed': {
    isCurrent: isAtStep('completed'),
    decidedAt: stepDecidedAt,
    render: hiringCompleted,
  },
};

/** Composes the e-mails to candidates about their application, the decision and hiring. */
@Injectable()
export class CandidateEmailComposer {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly rejections: RejectionEmailsService,
    private readonly site: PublicSite,
  ) {}

  /** @throws {OutdatedMessageError} when the candidate was removed, or the decision was undone or replaced */
  async compose(delivery: Delivery, kind: CandidateEmailKind): Promise<ComposedEmail> {
    const candidate = await this.candidates.byDelivery(delivery);
    const { isCurrent, decidedAt, render } = DEFINITIONS[kind];
    if (isCurrent?.(candidate) === false || isReplaced(delivery, decidedAt?.(candidate)))
      throw new OutdatedMessageError('A decisão mudou antes do envio desta mensagem.');
    const reasonId = delivery.details?.reasonId;
    if (kind === 'candidate-rejected' && reasonId !== undefined)
      return { ...(await this.rejections.render(candidate, { reasonId })), to: candidate.email };
    const applicant = {
      firstName: candidate.firstName,
      jobTitle: await this.candidates.jobTitleOf(candidate),
      jobsUrl: this.site.page('/vagas'),
      areaUrl: this.site.areaUrl,
    };
    return { ...render(applicant, candidate), to: candidate.email };
  }
}

/**
 * Whether the current status comes from a later decision than the one of the e-mail, for example after an undo. The later
 * decision has an e-mail of its own. An e-mail that staff send again describes the current status.
 */
function isReplaced({ details, resendOf }: Delivery, decidedAt: string | null | undefined): boolean {
  return Boolean(details?.decidedAt && decidedAt && !resendOf && details.decidedAt !== decidedAt);
}
