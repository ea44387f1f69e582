import type { SeedCandidate } from './candidates.ts';
import type { StatusStep } from './pipeline.ts';
import { table, type RowOf } from './table-copy.ts';

/** The version of the consent text; any text is accepted. */
const CONSENT_VERSION = '2026-11';
const RECEIPT_RETRY_MS = 48 * 3_600_000;

const PROFILE = [
  ...(['first_name', 'last_name', 'email', 'phone', 'city', 'state', 'zip'] as const),
  ...([
    'education_level',
    'education_course',
    'experience_summary',
    'consent_version',
    'consent_at',
  ] as const),
] as const;

export const PERSON = table('candidates.person', 'id', ...PROFILE, 'created_at', 'updated_at');

export const CANDIDATE = table(
  'candidates.candidate_record',
  ...(['id', 'person_id', ...PROFILE, 'job_id', 'score', 'scored_at', 'status'] as const),
  ...(['referral_code', 'referrer_name', 'referrer_email', 'resume_key', 'resume_filename'] as const),
  ...([
    'resume_content_type',
    'ip_address',
    'created_at',
    'updated_at',
    'approved_date',
    'hire_date',
  ] as const),
  ...(['status_decided_at', 'retention_until'] as const),
);

const profileOf = (candidate: SeedCandidate) => ({
  first_name: candidate.firstName,
  last_name: candidate.lastName,
  email: candidate.email,
  phone: candidate.phone,
  city: candidate.place.city,
  state: candidate.place.state,
  zip: candidate.zip,
  education_level: candidate.educationLevel,
  education_course: candidate.educationCourse,
  experience_summary: candidate.experienceSummary,
  consent_version: CONSENT_VERSION,
  consent_at: appliedAt(candidate),
});

/** Each person has one application, with the same id. */
export function personRow(candidate: SeedCandidate): RowOf<typeof PERSON> {
  const applied = appliedAt(candidate);
  return { id: candidate.id, ...profileOf(candidate), created_at: applied, updated_at: applied };
}

export interface SeedReferral {
  id: number;
  code: string;
  referrerName: string;
  referrerEmail: string;
  createdAt: Date;
}

export function candidateRow(
  candidate: SeedCandidate,
  referral: SeedReferral | undefined,
): RowOf<typeof CANDIDATE> {
  const { resumeKey, score, steps } = candidate;
  const applied = appliedAt(candidate);
  const decided = lastStep(steps).at;
  return {
    id: candidate.id,
    person_id: candidate.id,
    ...profileOf(candidate),
    job_id: candidate.job?.id ?? null,
    score: score ?? 0,
    scored_at: score === null ? null : decided,
    status: candidate.status,
    referral_code: referral?.code ?? null,
    referrer_name: referral?.referrerName ?? null,
    referrer_email: referral?.referrerEmail ?? null,
    resume_key: resumeKey,
    resume_filename: resumeKey && `Currículo ${candidate.firstName}.pdf`,
    resume_content_type: resumeKey && 'application/pdf',
    ip_address: candidate.ipAddress,
    created_at: applied,
    updated_at: decided,
    approved_date: candidate.approvedAt,
    hire_date: candidate.hiredAt,
    status_decided_at: steps.length > 1 ? decided : null,
    retention_until: candidate.retentionUntil,
  };
}

export const HISTORY = table(
  'candidates.history_entry',
  ...(['candidate_id', 'kind', 'from_value', 'to_value', 'actor_id', 'actor_name', 'at'] as const),
);

export function* historyRows({ id, steps }: SeedCandidate): Generator<RowOf<typeof HISTORY>> {
  for (let index = 0; index < steps.length; index++) {
    const { status, at } = steps[index] as StatusStep;
    yield {
      candidate_id: id,
      kind: 'status',
      from_value: steps[index - 1]?.status ?? null,
      to_value: status,
      // The first administrator; the application itself has no actor.
      actor_id: index ? 1 : null,
      actor_name: index ? 'admin' : null,
      at,
    };
  }
}

export const RECEIPT = table(
  'notifications.delivery',
  ...(['idempotency_key', 'channel', 'kind', 'candidate_id', 'to_address', 'subject', 'state'] as const),
  ...(['attempts', 'message_id', 'created_at', 'retry_until', 'sent_at'] as const),
);

/** The e-mail that confirms the application. */
export function receiptRow(candidate: SeedCandidate): RowOf<typeof RECEIPT> {
  const { id, email } = candidate;
  const applied = appliedAt(candidate);
  return {
    idempotency_key: `seed-${id}:application-receipt:email`,
    channel: 'email',
    kind: 'application-receipt',
    candidate_id: id,
    to_address: email,
    subject: 'Recebemos sua candidatura',
    state: 'sent',
    attempts: 1,
    message_id: `<seed-${id}@araucaria.example>`,
    created_at: applied,
    retry_until: new Date(applied.getTime() + RECEIPT_RETRY_MS),
    sent_at: new Date(applied.getTime() + 1_000),
  };
}

export const appliedAt = ({ steps }: SeedCandidate): Date => (steps[0] as StatusStep).at;
export const lastStep = (steps: StatusStep[]): StatusStep => steps.at(-1) as StatusStep;
