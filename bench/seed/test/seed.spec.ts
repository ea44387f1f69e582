import { createHash } from 'node:crypto';
import { CANDIDATE_STATUSES, isEmailAddress, DAY_MS } from '@araucaria/contracts/domain';
import { appliedAt } from '../candidate-tables.ts';
import { seedCandidates, type SeedCandidate } from '../candidates.ts';
import { INTERVIEW, SeedInterviews } from '../interview-tables.ts';
import { seedJobs } from '../jobs.ts';
import { Random } from '../random.ts';
import { SeedReferrals, referralRows } from '../referral-tables.ts';
import { encode } from '../table-copy.ts';

/** Midnight in São Paulo. */
const UNTIL = new Date('2026-11-23T03:00:00Z');
const COUNT = 5_000;

const generate = (seed: number): SeedCandidate[] => {
  const jobs = seedJobs({ open: 40, seed, until: UNTIL });
  return [...seedCandidates({ count: COUNT, seed, until: UNTIL, jobs })];
};
const candidates = generate(1);
const share = (isCounted: (candidate: SeedCandidate) => boolean): number =>
  candidates.filter(isCounted).length / COUNT;

describe('seedCandidates', () => {
  it('gives the same people for the same seed, and others for another one', () => {
    const hash = (people: SeedCandidate[]) =>
      createHash('sha256').update(JSON.stringify(people)).digest('hex');
    expect(hash(generate(1))).toBe(hash(candidates));
    expect(hash(generate(2))).not.toBe(hash(candidates));
  });

  it('gives each an e-mail address of their own that no mail reaches', () => {
    expect(new Set(candidates.map(({ email }) => email)).size).toBe(COUNT);
    expect(candidates.filter(({ email }) => !isEmailAddress(email) || !email.endsWith('.example'))).toEqual(
      [],
    );
  });

  it('orders them by the time of their application, within the two years before the given day', () => {
    const times = candidates.map((candidate) => appliedAt(candidate).getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(UNTIL.getTime());
    expect(times[0]).toBeGreaterThan(UNTIL.getTime() - 731 * DAY_MS);
  });

  it('names them as often as Brazilians are named', () => {
    const named = share(({ lastName }) => lastName.includes('Silva'));
    expect(named).toBeGreaterThan(0.13);
    expect(named).toBeLessThan(0.21);
    expect(share(({ lastName }) => lastName.includes(' '))).toBeGreaterThan(0.5);
    expect(share(({ firstName, lastName }) => /[^\x20-\x7e]/.test(firstName + lastName))).toBeGreaterThan(
      0.1,
    );
  });

  it('has every status, talent bank, unscored people and a sixth in the approved list', () => {
    expect(new Set(candidates.map(({ status }) => status))).toEqual(new Set(CANDIDATE_STATUSES));
    expect(share(({ job }) => !job)).toBeCloseTo(0.18, 1);
    expect(share(({ score }) => score === null)).toBeGreaterThan(0.3);
    expect(share(({ approvedAt, status }) => approvedAt !== null && status !== 'declined')).toBeCloseTo(
      0.166,
      1,
    );
  });

  it('changes a status after the application and before the given day', () => {
    const wrong = candidates.filter(({ steps }) => {
      const times = steps.map(({ at }) => at.getTime());
      return times.some((time, index) => time >= UNTIL.getTime() || time < (times[index - 1] ?? 0));
    });
    expect(wrong).toEqual([]);
  });
});

describe('rows of other services', () => {
  it('books every future slot once', () => {
    const interviews = new SeedInterviews(new Random(1), UNTIL);
    const scheduled = candidates.flatMap((candidate) => {
      const row = interviews.next(candidate);
      return row?.status === 'scheduled' ? [(row.starts_at as Date).toISOString()] : [];
    });
    expect(scheduled.length).toBeGreaterThan(0);
    expect(new Set(scheduled).size).toBe(scheduled.length);
    expect(INTERVIEW.columns).toContain('starts_at');
  });

  it('gives referrals different codes, and pays no instalment before it is due', () => {
    const referrals = new SeedReferrals(new Random(1));
    const codes = new Set<string>();
    let news = 0;
    for (const candidate of candidates) {
      const referred = referrals.next(candidate);
      if (!referred) continue;
      codes.add(referred.referral.code);
      if (referred.row) news++;
      const { referral } = referred;
      const { application } = referralRows(new Random(1), 1, { candidate, referral, until: UNTIL });
      if (application.first_paid_on)
        expect(application.first_paid_on >= (application.first_due_on ?? '')).toBe(true);
      if (application.second_paid_on) expect(application.first_paid_on).not.toBeNull();
    }
    expect(codes.size).toBe(news);
    expect([...codes].every((code) => /^REF[A-Z0-9]{6}$/.test(code))).toBe(true);
  });
});

describe('encode', () => {
  it.each([
    [null, '\\N'],
    ['a\tb\nc\\d\r', 'a\\tb\\nc\\\\d\\r'],
    [true, 't'],
    [0, '0'],
    [new Date('2026-11-23T03:00:00Z'), '2026-11-23T03:00:00.000Z'],
  ])('writes %p as COPY reads it', (value, text) => {
    expect(encode(value)).toBe(text);
  });
});
