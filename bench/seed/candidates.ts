import { addMonths } from 'date-fns/addMonths';
import {
  APPROVED_STATUSES,
  EDUCATION_LEVELS,
  HIRED_STATUSES,
  TALENT_BANK_RETENTION_MONTHS,
  type CandidateStatus,
} from '@araucaria/contracts/domain';
import { applicationTimes } from './application-times.ts';
import { popularJobs, type SeedJob } from './jobs.ts';
import { randomName } from './names.ts';
import { randomPhone, randomPlace, randomZip, type Place } from './places.ts';
import { randomStatus, statusSteps, type StatusStep } from './pipeline.ts';
import { Random, WeightedList } from './random.ts';

export interface SeedCandidate {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  place: Place;
  zip: string;
  educationLevel: string | null;
  educationCourse: string | null;
  experienceSummary: string | null;
  /** Undefined: talent bank. */
  job: SeedJob | undefined;
  /** 0 to 100; null: not scored. */
  score: number | null;
  status: CandidateStatus;
  /** From `new` to the present status. */
  steps: StatusStep[];
  approvedAt: Date | null;
  hiredAt: Date | null;
  resumeKey: string | null;
  ipAddress: string;
  retentionUntil: Date | null;
  isReferred: boolean;
}

const TALENT_BANK_PROBABILITY = 0.18;
const SCORED_PROBABILITY = 0.72;
const RESUME_PROBABILITY = 0.7;
const SUMMARY_PROBABILITY = 0.6;
const REFERRED_PROBABILITY = 0.04;

/** `.example` is reserved (RFC 2606): no mail reaches anyone. */
const mailHosts = new WeightedList<string>([
  ['gmail.example', 62],
  ['hotmail.example', 16],
  ['outlook.example', 12],
  ['yahoo.example', 5],
  ['uol.example', 3],
  ['universidade.edu.example', 2],
]);
const educationLevels = new WeightedList<string | null>(
  [null, ...EDUCATION_LEVELS].map((level, index) => [level, [15, 22, 14, 33, 11, 4, 1][index] ?? 1]),
);
const COURSES = ['Ciência da Computação', 'Sistemas de Informação', 'Administração', 'Design', 'Estatística'];
const AREAS = ['back-end', 'front-end', 'dados', 'suporte', 'vendas', 'infraestrutura', 'produto'];

/**
 * Candidates in the order of their applications, ids from 1.
 * @param count number of candidates
 * @param until start of a day in São Paulo; all applied before it
 */
export function* seedCandidates(options: {
  count: number;
  seed: number;
  until: Date;
  jobs: readonly SeedJob[];
}): Generator<SeedCandidate> {
  const { count, seed, until, jobs } = options;
  const random = new Random(seed);
  const timeOf = applicationTimes(until);
  const popular = popularJobs(jobs);
  for (let id = 1; id <= count; id++) {
    const share = (id - 1 + random.fraction()) / count;
    const applied = timeOf(share);
    const name = randomName(random);
    const place = randomPlace(random);
    const status = randomStatus(random, share);
    const steps = statusSteps(random, status, applied, until);
    const job = random.chance(TALENT_BANK_PROBABILITY) ? undefined : popular.pick(random);
    const educationLevel = educationLevels.pick(random);
    yield {
      id,
      ...name,
      email: emailOf(name.firstName, name.lastName, id, mailHosts.pick(random)),
      phone: randomPhone(random, place),
      place,
      zip: randomZip(random, place),
      educationLevel,
      educationCourse: educationLevel && (COURSES[random.integer(COURSES.length)] ?? null),
      experienceSummary: random.chance(SUMMARY_PROBABILITY) ? summaryOf(random, place) : null,
      job,
      score: steps.length > 1 && random.chance(SCORED_PROBABILITY) ? randomScore(random) : null,
      status,
      steps,
      approvedAt: firstOf(steps, APPROVED_STATUSES),
      hiredAt: firstOf(steps, HIRED_STATUSES),
      resumeKey: random.chance(RESUME_PROBABILITY) ? `resumes/${randomUuid(random)}.pdf` : null,
      ipAddress: `203.0.113.${random.integer(256)}`,
      retentionUntil: job ? null : addMonths(applied, TALENT_BANK_RETENTION_MONTHS),
      isReferred: random.chance(REFERRED_PROBABILITY),
    };
  }
}

/** A version 4 UUID from the generator, so that the same seed gives the same ids. */
export function randomUuid(random: Random): string {
  const hex = (bits: number): string =>
    random
      .integer(2 ** bits)
      .toString(16)
      .padStart(bits / 4, '0');
  const variant = (8 + random.integer(4)).toString(16);
  return `${hex(32)}-${hex(16)}-4${hex(12)}-${variant}${hex(12)}-${hex(24)}${hex(24)}`;
}

const plainWords = new Map<string, string>();

/** The word in lower case without accents, spaces and signs; results are kept, because names repeat. */
function plain(word: string): string {
  let result = plainWords.get(word);
  if (result === undefined) {
    result = word
      .normalize('NFD')
      .replace(/[^a-zA-Z]/g, '')
      .toLowerCase();
    plainWords.set(word, result);
  }
  return result;
}

/** The id makes it unique. */
function emailOf(firstName: string, lastName: string, id: number, host: string): string {
  const first = firstName.slice(0, `${firstName} `.indexOf(' '));
  const last = lastName.slice(lastName.lastIndexOf(' ') + 1);
  return `${plain(first)}.${plain(last)}${id}@${host}`;
}

function summaryOf(random: Random, { city }: Place): string {
  const years = 1 + random.integer(20);
  const area = AREAS[random.integer(AREAS.length)] ?? '';
  return `${years} anos de experiência em ${area}, os últimos em uma empresa de ${city}. Busco uma equipe que revise o trabalho em conjunto e entregue toda semana.`;
}

/** Most scores are near the middle. */
const randomScore = (random: Random): number =>
  Math.round(((random.fraction() + random.fraction() + random.fraction()) / 3) * 100);

const firstOf = (steps: StatusStep[], statuses: readonly string[]): Date | null =>
  steps.find(({ status }) => statuses.includes(status))?.at ?? null;
