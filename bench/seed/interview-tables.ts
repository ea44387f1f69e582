import { SYSTEM_JOBS, DAY_MS } from '@araucaria/contracts/domain';
import { randomUuid, type SeedCandidate } from './candidates.ts';
import type { Random } from './random.ts';
import { table, type RowOf } from './table-copy.ts';

const QUARTER_MS = 15 * 60_000;
/** Midnight in São Paulo is 03:00 UTC since 2019. */
const ZONE_OFFSET_MS = 3 * 3_600_000;
/** Quarters of an hour since midnight: 09:00 to 11:45 and 13:00 to 17:45. */
const SLOTS = [
  ...Array.from({ length: 12 }, (_, n) => 36 + n),
  ...Array.from({ length: 20 }, (_, n) => 52 + n),
];
/** Interviews are scheduled so far ahead. At most one fits into a slot. */
const SCHEDULED_DAYS = 60;
const MAX_DAYS_TO_INTERVIEW = 4;
/** Who was invited within this time waits for the interview. */
const WAITING_DAYS = 21;
const CANCELLED_PROBABILITY = 0.12;
const TYPES = ['technical', 'hr', 'manager', 'test'];

export const INTERVIEW = table(
  'interviews.interview',
  ...([
    'id',
    'candidate_id',
    'candidate_name',
    'candidate_email',
    'job_id',
    'type',
    'starts_at',
    'status',
    'confirmed_by',
    'confirmed_at',
  ] as const),
  ...(['feedback', 'send_email', 'send_whatsapp', 'email_sent', 'created_at', 'arranged_at'] as const),
);

/** Gives candidates who reached the status `interview` an interview: in a free future slot if it is still ahead. */
export class SeedInterviews {
  private readonly freeSlots: Generator<Date, undefined>;

  private readonly random: Random;
  private readonly until: Date;

  constructor(random: Random, until: Date) {
    this.random = random;
    this.until = until;
    this.freeSlots = futureSlots(until);
  }

  next(candidate: SeedCandidate): RowOf<typeof INTERVIEW> | undefined {
    const { random, until } = this;
    const invited = candidate.steps.find(({ status }) => status === 'interview');
    if (!invited) return undefined;
    const past = this.pastSlot(invited.at);
    const isWaiting =
      candidate.status === 'interview' && invited.at.getTime() > until.getTime() - WAITING_DAYS * DAY_MS;
    const slot = isWaiting ? this.freeSlots.next().value : undefined;
    // Without a free slot ahead it took place on the last workday.
    const startsAt: Date =
      slot ?? (past < until ? past : slotAt(lastWorkday(until), random.integer(SLOTS.length)));
    const status = slot ? 'scheduled' : random.chance(CANCELLED_PROBABILITY) ? 'cancelled' : 'completed';
    const confirmed = status !== 'cancelled';
    return {
      id: randomUuid(random),
      candidate_id: candidate.id,
      candidate_name: `${candidate.firstName} ${candidate.lastName}`,
      candidate_email: candidate.email,
      job_id: candidate.job?.id ?? SYSTEM_JOBS.talentBank,
      type: TYPES[random.integer(TYPES.length)] ?? 'hr',
      starts_at: startsAt,
      status,
      confirmed_by: confirmed ? 'email' : null,
      confirmed_at: confirmed ? invited.at : null,
      feedback: status === 'completed' ? 'Boa conversa; registrar a decisão na ficha.' : null,
      // No channel is selected, so that no reminder is sent.
      send_email: false,
      send_whatsapp: false,
      email_sent: true,
      created_at: invited.at,
      arranged_at: invited.at,
    };
  }

  private pastSlot(invitedAt: Date): Date {
    const day = startOfDayMs(invitedAt) + (1 + this.random.integer(MAX_DAYS_TO_INTERVIEW)) * DAY_MS;
    return slotAt(nextWorkday(day), this.random.integer(SLOTS.length));
  }
}

function* futureSlots(until: Date): Generator<Date, undefined> {
  for (let day = 1; day <= SCHEDULED_DAYS; day++) {
    const dayMs = startOfDayMs(until) + day * DAY_MS;
    if (!isWorkday(dayMs)) continue;
    for (let slot = 0; slot < SLOTS.length; slot++) yield slotAt(dayMs, slot);
  }
  return undefined;
}

const slotAt = (dayMs: number, slot: number): Date => new Date(dayMs + (SLOTS[slot] ?? 36) * QUARTER_MS);

const startOfDayMs = (date: Date): number =>
  Math.floor((date.getTime() - ZONE_OFFSET_MS) / DAY_MS) * DAY_MS + ZONE_OFFSET_MS;

function isWorkday(dayMs: number): boolean {
  const weekday = new Date(dayMs - ZONE_OFFSET_MS).getUTCDay();
  return weekday > 0 && weekday < 6;
}

const nextWorkday = (dayMs: number): number => (isWorkday(dayMs) ? dayMs : nextWorkday(dayMs + DAY_MS));

const lastWorkday = (until: Date): number => {
  let dayMs = startOfDayMs(until) - DAY_MS;
  while (!isWorkday(dayMs)) dayMs -= DAY_MS;
  return dayMs;
};
