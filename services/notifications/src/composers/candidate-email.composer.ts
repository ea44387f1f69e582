import { Injectable } from '@nestjs/common';
import {
  MAX_REJECTION_PREVIEWS,
  NotificationsRpc,
  decisionMessages,
  formatDay,
  hiringStepOf,
  type CandidateView,
  type DecisionPreview,
  type DeliveryKind,
  type HiringStep,
  type PreviewDecision,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { CandidatesService } from '../rules/candidates.service.js';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { applicationReceipt } from '../emails/application-receipt.js';
import { approval, type Applicant } from '../emails/candidate-emails.js';
import { documentsRequest, hiringCompleted, offerSent, onboardingStarted } from '../emails/hiring-emails.js';
import type { RenderedEmail } from '../emails/layout.js';
import { HeldInterviewsService } from '../rules/held-interviews.service.js';
import { InterviewEmailComposer } from './interview-email.composer.js';
import { MergedCancellationsService } from '../rules/merged-cancellations.service.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
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
  /** Absent: `RejectionEmailsService` renders it. */
  render?: (applicant: Applicant, candidate: CandidateView) => RenderedEmail;
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
      onboardingStarted({ ...applicant, startDate: startDate && formatDay(startDate) }),
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
    private readonly rejectionEmails: RejectionEmailsService,
    private readonly heldInterviews: HeldInterviewsService,
    private readonly mergedCancellations: MergedCancellationsService,
    private readonly interviewEmails: InterviewEmailComposer,
    private readonly site: PublicSite,
  ) {}

  /** @throws {OutdatedMessageError} when the candidate was removed, or the decision was undone or replaced */
  async compose(delivery: Delivery, kind: CandidateEmailKind): Promise<ComposedEmail> {
    const candidate = await this.candidates.byDelivery(delivery);
    const { isCurrent, decidedAt, render } = DEFINITIONS[kind];
    if (isCurrent?.(candidate) === false || isReplaced(delivery, decidedAt?.(candidate)))
      throw new OutdatedMessageError('A decisão mudou antes do envio desta mensagem.');
    if (!render) return this.composeRejection(candidate, delivery);
    // Only decisions tell whether there was a conversation.
    const held =
      kind === 'candidate-approved' ? await this.heldInterviews.candidatesOf([candidate.id]) : undefined;
    const applicant = await this.applicantOf(candidate, held?.has(candidate.id) ?? false);
    return { ...render(applicant, candidate), to: candidate.email };
  }

  private async composeRejection(candidate: CandidateView, delivery: Delivery): Promise<ComposedEmail> {
    const cancelled = await this.mergedCancellations.of(candidate);
    const { reasonId } = delivery.details ?? {};
    const email = await this.rejectionEmails.render(
      candidate,
      reasonId === undefined ? {} : { reasonId },
      cancelled,
    );
    const icalEvent = cancelled && (await this.interviewEmails.cancelledEntry(cancelled, candidate));
    return { ...email, to: candidate.email, ...(icalEvent && { icalEvent }) };
  }

  /** The e-mails about an approval or a step of hiring, as they would be sent. */
  @Rpc(NotificationsRpc.previewDecision)
  async previewDecision(input: PreviewDecision): Promise<DecisionPreview> {
    const { candidateIds, startDate, endsInterview } = input;
    const found = new Map((await this.candidates.byIds(candidateIds)).map((one) => [one.id, one]));
    const recipients = candidateIds
      .flatMap((id) => found.get(id) ?? [])
      .map((candidate) => ({ candidate, kinds: decisionMessages(candidate, input) }));
    const approved = recipients.flatMap(({ candidate, kinds }) =>
      kinds.includes('candidate-approved') ? candidate : [],
    );
    const held = await this.heldInterviews.candidatesOf(approved.map(({ id }) => id));
    const isInterviewed = ({ id }: CandidateView) => endsInterview === true || held.has(id);
    const titles = await this.candidates.jobTitlesOf(approved);
    const emails = recipients.flatMap(({ candidate, kinds }) => kinds.map((kind) => ({ candidate, kind })));
    return {
      total: emails.length,
      withoutJob: titles.filter((title) => title === null).length,
      withoutInterview: approved.filter((candidate) => !isInterviewed(candidate)).length,
      emails: await Promise.all(
        emails.slice(0, MAX_REJECTION_PREVIEWS).map(async ({ candidate, kind }) => {
          const applicant = await this.applicantOf(candidate, isInterviewed(candidate));
          const planned = { ...candidate, startDate: startDate?.slice(0, 10) ?? candidate.startDate };
          const { subject = '', text = '' } = DEFINITIONS[kind].render?.(applicant, planned) ?? {};
          const { id: candidateId, firstName, lastName } = candidate;
          const name = `${firstName} ${lastName}`;
          return { candidateId, name, subject, text, callsOpenJobClosed: false };
        }),
      ),
    };
  }

  private async applicantOf(candidate: CandidateView, interviewed: boolean): Promise<Applicant> {
    return {
      firstName: candidate.firstName,
      jobTitle: await this.candidates.jobTitleOf(candidate),
      interviewed,
      jobsUrl: this.site.page('/vagas'),
      areaUrl: this.site.areaUrl,
    };
  }
}

/**
 * Whether the current status comes from a later decision than the one of the e-mail, for example after an undo. The later
 * decision has an e-mail of its own. An e-mail that staff send again describes the current status.
 */
function isReplaced({ details, resendOf }: Delivery, decidedAt: string | null | undefined): boolean {
  return Boolean(details?.decidedAt && decidedAt && !resendOf && details.decidedAt !== decidedAt);
}
