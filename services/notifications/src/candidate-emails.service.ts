import { Injectable } from '@nestjs/common';
import { hiringStepOf, type CandidateView, type DeliveryKind, type HiringStep } from '@araucaria/contracts';
import { Candidates } from './candidates.service.js';
import type { Delivery } from './delivery.entity.js';
import type { ComposedEmail } from './email-composer.js';
import { applicationReceipt } from './mails/application-receipt.js';
import { approval, rejection, type Applicant } from './mails/candidate-mails.js';
import { documentsWanted, offerSent, onboardingBegins, welcome } from './mails/hiring-mails.js';
import { spelledDay } from './mails/times.js';
import { OutOfDate } from './out-of-date.js';
import { PublicSite } from './public-site.js';

export type CandidateEmailKind = Extract<
  Exclude<DeliveryKind, 'hiring-report'>,
  'application-receipt' | `candidate-${string}` | `hiring-${string}`
>;

type Words = ReturnType<typeof applicationReceipt>;

interface Sort {
  /** Whether the candidate still is where the mail says; without it, always. */
  holds?: (candidate: CandidateView) => boolean;
  /** When the decision behind the candidate's present state was made. */
  decidedAt?: (candidate: CandidateView) => string | null;
  write: (applicant: Applicant, candidate: CandidateView) => Words;
}

const isAt = (step: HiringStep) => (candidate: CandidateView) =>
  hiringStepOf(candidate.status, candidate.hiringStep) === step;

const ofStatus = ({ statusDecidedAt }: CandidateView) => statusDecidedAt;
const ofStep = ({ stepDecidedAt }: CandidateView) => stepDecidedAt;

const SORTS: Record<CandidateEmailKind, Sort> = {
  'application-receipt': {
    write: (applicant, { createdAt, resumeKey }) =>
      applicationReceipt({
        ...applicant,
        hasResume: resumeKey !== null,
        appliedAt: new Date(createdAt),
      }),
  },
  'candidate-approved': {
    holds: ({ status }) => status === 'approved',
    decidedAt: ofStatus,
    write: approval,
  },
  'candidate-rejected': {
    holds: ({ status }) => status === 'rejected',
    decidedAt: ofStatus,
    write: rejection,
  },
  'hiring-offer-sent': { holds: isAt('offer_sent'), decidedAt: ofStep, write: offerSent },
  'hiring-documents': { holds: isAt('documents'), decidedAt: ofStep, write: documentsWanted },
  'hiring-onboarding': {
    holds: isAt('onboarding'),
    decidedAt: ofStep,
    write: (applicant, { startDate }) =>
      onboardingBegins({ ...applicant, startDate: startDate && spelledDay(startDate) }),
  },
  'hiring-completed': { holds: isAt('completed'), decidedAt: ofStep, write: welcome },
};

/** Writes what candidates are sent about their application and what becomes of it. */
@Injectable()
export class CandidateEmails {
  constructor(
    private readonly candidates: Candidates,
    private readonly site: PublicSite,
  ) {}

  /** @throws {OutOfDate} when the candidate is gone, or somebody thought better of it */
  async write(delivery: Delivery, kind: CandidateEmailKind): Promise<ComposedEmail> {
    const candidate = await this.candidates.of(delivery);
    const { holds, decidedAt, write } = SORTS[kind];
    const stands = !holds || holds(candidate);
    if (!stands || isOvertaken(delivery, decidedAt?.(candidate)))
      throw new OutOfDate('A decisão mudou antes do envio desta mensagem.');
    const applicant = {
      firstName: candidate.firstName,
      jobTitle: await this.candidates.titleFor(candidate),
      jobsUrl: this.site.page('/vagas'),
    };
    return { ...write(applicant, candidate), to: candidate.email };
  }
}

/**
 * Whether the candidate's present state comes from another decision than the one that the mail is about: that one was
 * undone or overtaken, and a mail about the present one is sent of its own. A mail that staff send again is about
 * whatever stands.
 */
function isOvertaken({ facts, resendOf }: Delivery, decidedAt: string | null | undefined): boolean {
  return Boolean(facts?.decidedAt && decidedAt && !resendOf && facts.decidedAt !== decidedAt);
}
