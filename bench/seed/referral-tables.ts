import { addDays } from 'date-fns/addDays';
import {
  DEFAULT_BONUS_CENTS,
  FIRST_BONUS_DAYS,
  dayInSaoPaulo,
  SECOND_BONUS_DAYS,
  SYSTEM_JOBS,
  isEnded,
  isHired,
  DAY_MS,
} from '@araucaria/contracts/domain';
import { appliedAt, lastStep, type SeedReferral } from './candidate-tables.ts';
import type { SeedCandidate } from './candidates.ts';
import { randomName } from './names.ts';
import type { Random } from './random.ts';
import { table, type RowOf } from './table-copy.ts';

const SAME_REFERRAL_PROBABILITY = 0.4;
const PAID_PROBABILITY = 0.85;
const CODE_CHARS = 6;
const CODE_BASE = 36;
/** Coprime to 36^6, so that multiplied indexes give different codes in no visible order. */
const CODE_FACTOR = 1_000_003;

export const REFERRAL = table(
  'referrals.referral_record',
  ...(['id', 'code', 'referrer_name', 'referrer_email', 'job_id', 'clicks', 'consent_version'] as const),
  'created_at',
);
export const APPLICATION = table(
  'referrals.referral_application',
  ...(['id', 'referral_id', 'candidate_id', 'candidate_name', 'job_id', 'first_bonus_cents'] as const),
  ...([
    'second_bonus_cents',
    'hire_date',
    'first_due_on',
    'second_due_on',
    'first_paid_on',
    'second_paid_on',
    'created_at',
  ] as const),
  ...(['suspension', 'suspended_at'] as const),
);
export const BONUS_ENTRY = table(
  'referrals.bonus_entry',
  ...(['application_id', 'kind', 'instalment', 'amount_cents', 'day', 'at'] as const),
);
export const ANNOUNCEMENT = table(
  'referrals.bonus_announcement',
  ...(['application_id', 'instalment', 'kind', 'due_on', 'published_at'] as const),
);
export const CANDIDATE_REF = table(
  'referrals.candidate_ref',
  ...(['candidate_id', 'hired_on', 'status', 'status_as_of', 'was_hired'] as const),
);

/** Gives candidates who were referred their referral: the last one, or a new one. */
export class SeedReferrals {
  private last: SeedReferral | undefined;
  private count = 0;

  private readonly random: Random;
  constructor(random: Random) {
    this.random = random;
  }

  /** @returns the referral, and its row if it is new; undefined if the candidate was not referred */
  next(
    candidate: SeedCandidate,
  ): { referral: SeedReferral; row: RowOf<typeof REFERRAL> | undefined } | undefined {
    if (!candidate.isReferred) return undefined;
    if (this.last && this.random.chance(SAME_REFERRAL_PROBABILITY))
      return { referral: this.last, row: undefined };
    const id = ++this.count;
    const { firstName, lastName } = randomName(this.random);
    const referral: SeedReferral = {
      id,
      code: codeOf(id),
      referrerName: `${firstName} ${lastName}`,
      referrerEmail: `indica.${id}@correio.example`,
      createdAt: new Date(appliedAt(candidate).getTime() - this.random.integer(10 * DAY_MS)),
    };
    this.last = referral;
    const row = {
      id,
      code: referral.code,
      referrer_name: referral.referrerName,
      referrer_email: referral.referrerEmail,
      job_id: candidate.job?.id ?? SYSTEM_JOBS.spontaneousReferral,
      clicks: 1 + this.random.integer(12),
      consent_version: 'indicacao-2026-11',
      created_at: referral.createdAt,
    };
    return { referral, row };
  }
}

interface SeedReferralRows {
  application: RowOf<typeof APPLICATION>;
  entries: Array<RowOf<typeof BONUS_ENTRY>>;
  announcements: Array<RowOf<typeof ANNOUNCEMENT>>;
}

/** @param until bonuses due before this time are announced, and most are paid */
export function referralRows(
  random: Random,
  id: number,
  { candidate, referral, until }: { candidate: SeedCandidate; referral: SeedReferral; until: Date },
): SeedReferralRows {
  const { hiredAt, status, steps, job } = candidate;
  const half = DEFAULT_BONUS_CENTS / 2;
  const registeredAt = appliedAt(candidate);
  const dueDays = hiredAt && [FIRST_BONUS_DAYS, SECOND_BONUS_DAYS].map((days) => addDays(hiredAt, days));
  const paid = (dueDays ?? []).map((due) => {
    const paidAt = addDays(due, 2);
    return paidAt < until && random.chance(PAID_PROBABILITY) ? paidAt : null;
  });
  // The second instalment is paid after the first.
  if (!paid[0]) paid[1] = null;
  const ended = isEnded(status);
  const entry = (kind: string, at: Date, more: Partial<RowOf<typeof BONUS_ENTRY>> = {}) => ({
    application_id: id,
    kind,
    instalment: null,
    amount_cents: DEFAULT_BONUS_CENTS,
    day: null,
    at,
    ...more,
  });
  return {
    application: {
      id,
      referral_id: referral.id,
      candidate_id: candidate.id,
      candidate_name: `${candidate.firstName} ${candidate.lastName}`,
      job_id: job?.id ?? null,
      first_bonus_cents: half,
      second_bonus_cents: half,
      hire_date: hiredAt && dayInSaoPaulo(hiredAt),
      first_due_on: dueDays?.[0] ? dayInSaoPaulo(dueDays[0]) : null,
      second_due_on: dueDays?.[1] ? dayInSaoPaulo(dueDays[1]) : null,
      first_paid_on: paid[0] ? dayInSaoPaulo(paid[0]) : null,
      second_paid_on: paid[1] ? dayInSaoPaulo(paid[1]) : null,
      created_at: registeredAt,
      suspension: ended ? 'candidate_rejected' : null,
      suspended_at: ended ? lastStep(steps).at : null,
    },
    entries: [
      entry('registered', registeredAt),
      ...(hiredAt ? [entry('hired', hiredAt, { day: dayInSaoPaulo(hiredAt) })] : []),
      ...(ended ? [entry('suspended', lastStep(steps).at)] : []),
      ...paid.flatMap((at, index) =>
        at ? [entry('paid', at, { instalment: index + 1, amount_cents: half, day: dayInSaoPaulo(at) })] : [],
      ),
    ],
    // Without them the service would announce every instalment at its start.
    announcements: (dueDays ?? []).flatMap((due, index) =>
      ['due', 'overdue'].map((kind) => ({
        application_id: id,
        instalment: index + 1,
        kind,
        due_on: dayInSaoPaulo(due),
        published_at: due,
      })),
    ),
  };
}

/** The copy of a candidate whose status has changed. */
export function candidateRefRow({
  id,
  status,
  steps,
  hiredAt,
}: SeedCandidate): RowOf<typeof CANDIDATE_REF> | undefined {
  if (steps.length === 1) return undefined;
  return {
    candidate_id: id,
    hired_on: hiredAt && dayInSaoPaulo(hiredAt),
    status,
    status_as_of: lastStep(steps).at,
    was_hired: isHired(status),
  };
}

function codeOf(id: number): string {
  const index = (id * CODE_FACTOR) % CODE_BASE ** CODE_CHARS;
  return `REF${index.toString(CODE_BASE).toUpperCase().padStart(CODE_CHARS, '0')}`;
}
