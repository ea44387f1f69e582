import { Client } from 'pg';
import { dayInSaoPaulo } from '@araucaria/contracts/domain';
import { COUNTING_MEMORY, FOLD_CHANGES } from '../../services/candidates/src/lists/candidate-counts.sql.ts';
import { ANNOUNCEMENT, APPLICATION, BONUS_ENTRY, CANDIDATE_REF, REFERRAL } from './referral-tables.ts';
import { SeedReferrals, candidateRefRow, referralRows } from './referral-tables.ts';
import { CANDIDATE, HISTORY, PERSON, RECEIPT } from './candidate-tables.ts';
import { candidateRow, historyRows, personRow, receiptRow } from './candidate-tables.ts';
import { seedCandidates } from './candidates.ts';
import { INTERVIEW, SeedInterviews } from './interview-tables.ts';
import { JOB, seedJobs, type SeedJob } from './jobs.ts';
import { Random } from './random.ts';
import { TableCopy, type TableColumns } from './table-copy.ts';
import { completeTables, createIndexes, dropIndexes } from './table-indexes.ts';

interface SeedOptions {
  /** Of the owner of the database, who is a superuser. The migrations of all services are applied and the tables are empty. */
  databaseUrl: string;
  candidates: number;
  /** Open jobs; a fifth of that number of closed ones is added. Default: 40 up to 1,000 candidates, 40 more for each tenfold. */
  jobs?: number;
  /** The same seed, counts and day give the same rows: all that has happened lies in the two years before today. Default 1. */
  seed?: number;
}

/** Tables that triggers fill: the counters of candidates. */
const FILLED_BY_TRIGGERS = ['candidate_count_change', 'candidate_count', 'candidate_range'].map(
  (name) => `candidates.${name}`,
);
/** Rows that are generated before the next ones are sent to the server. */
const CANDIDATES_PER_BATCH = 500;
const SMALLEST_JOBS = 40;

/**
 * Fills the schemas of jobs, candidates, referrals, interviews and notifications with one consistent history of
 * generated people, by `COPY` into all tables at once; indexes are created afterwards. It publishes no events.
 * @throws {Error} when there are candidates already
 */
export async function seedDatabase(options: SeedOptions): Promise<void> {
  const { candidates: count, seed = 1 } = options;
  const until = startOfToday();
  const jobs = seedJobs({ open: options.jobs ?? defaultJobs(count), seed, until });
  const clients: Client[] = [];
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: options.databaseUrl });
    await client.connect();
    clients.push(client);
    return client;
  };
  try {
    const client = await connect();
    const { rowCount } = await client.query('select from candidates.candidate_record limit 1');
    if (rowCount) throw new Error('the database has candidates already');
    const tables = [
      ...[PERSON, CANDIDATE, HISTORY, RECEIPT, INTERVIEW, REFERRAL, APPLICATION],
      ...[BONUS_ENTRY, ANNOUNCEMENT, CANDIDATE_REF],
    ].map(({ table }) => table);
    await insertJobs(client, jobs);
    const indexes = await dropIndexes(client, tables);
    await copyPersons(new Copies(connect), { count, seed, until, jobs });
    await copyCandidates(new Copies(connect), { count, seed, until, jobs });
    await createIndexes(options.databaseUrl, indexes);
    // The service does so soon; readers would add up a change for each candidate until then.
    await client.query(
      `begin; set local search_path = candidates, public; ${COUNTING_MEMORY}; ${FOLD_CHANGES}; commit`,
    );
    await completeTables(client, [JOB.table, ...tables, ...FILLED_BY_TRIGGERS]);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** One connection and one `COPY` for each table. */
class Copies {
  readonly all: Array<TableCopy<string>> = [];

  private readonly connect: () => Promise<Client>;
  constructor(connect: () => Promise<Client>) {
    this.connect = connect;
  }

  async open<Column extends string>(target: TableColumns<Column>): Promise<TableCopy<Column>> {
    const client = await this.connect();
    // The rows refer to each other correctly. Checks of foreign keys would take as long as the rows themselves; triggers of
    // the services stay on.
    if (await hasOnlyForeignKeys(client, target.table))
      await client.query('set session_replication_role = replica');
    const copy = new TableCopy(client, target);
    this.all.push(copy);
    return copy;
  }
}

async function hasOnlyForeignKeys(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_trigger where tgrelid = $1::regclass and not tgisinternal and tgtype & 4 = 4`,
    [name],
  );
  return !rowCount;
}

interface SeedPlan {
  count: number;
  seed: number;
  until: Date;
  jobs: SeedJob[];
}

/** Before the candidates, whose foreign key is checked: their table has triggers that stay on. */
async function copyPersons(copies: Copies, plan: SeedPlan): Promise<void> {
  const persons = await copies.open(PERSON);
  for (const candidate of seedCandidates(plan)) {
    persons.add(personRow(candidate));
    if (candidate.id % CANDIDATES_PER_BATCH === 0) await persons.flush();
  }
  await persons.end();
}

async function copyCandidates(copies: Copies, { count, seed, until, jobs }: SeedPlan): Promise<void> {
  const candidates = await copies.open(CANDIDATE);
  const history = await copies.open(HISTORY);
  const receipts = await copies.open(RECEIPT);
  const interviews = await copies.open(INTERVIEW);
  const referrals = await copies.open(REFERRAL);
  const applications = await copies.open(APPLICATION);
  const entries = await copies.open(BONUS_ENTRY);
  const announcements = await copies.open(ANNOUNCEMENT);
  const refs = await copies.open(CANDIDATE_REF);
  // Generators of their own, so that a change of one table's rows does not change those of the others.
  const [bonusRandom, referralRandom, interviewRandom] = [1, 2, 3].map((n) => new Random(seed + n * 7_919));
  const seedReferrals = new SeedReferrals(referralRandom as Random);
  const seedInterviews = new SeedInterviews(interviewRandom as Random, until);
  let applicationId = 0;

  for (const candidate of seedCandidates({ count, seed, until, jobs })) {
    const referred = seedReferrals.next(candidate);
    candidates.add(candidateRow(candidate, referred?.referral));
    for (const row of historyRows(candidate)) history.add(row);
    receipts.add(receiptRow(candidate));
    const interview = seedInterviews.next(candidate);
    if (interview) interviews.add(interview);
    const ref = candidateRefRow(candidate);
    if (ref) refs.add(ref);
    if (referred) {
      const { referral, row } = referred;
      if (row) referrals.add(row);
      const rows = referralRows(bonusRandom as Random, ++applicationId, { candidate, referral, until });
      applications.add(rows.application);
      for (const entry of rows.entries) entries.add(entry);
      for (const announcement of rows.announcements) announcements.add(announcement);
    }
    if (candidate.id % CANDIDATES_PER_BATCH === 0) await Promise.all(copies.all.map((copy) => copy.flush()));
  }
  await Promise.all(copies.all.map((copy) => copy.end()));
}

/** Jobs, and the copies of them that other services keep. */
async function insertJobs(client: Client, jobs: SeedJob[]): Promise<void> {
  const copy = new TableCopy(client, JOB);
  for (const job of jobs) copy.add(job);
  await copy.end();
  await client.query(`
    insert into candidates.job_ref (id, title, department, is_active, as_of, closed_at)
      select id, title, department, is_active, created_at, case when not is_active then created_at end
      from jobs.job where not is_system on conflict (id) do nothing;
    insert into interviews.job_ref (id, title, as_of)
      select id, title, created_at from jobs.job where not is_system on conflict (id) do nothing;
    insert into referrals.job_ref (id, title, department, is_active, as_of)
      select id, title, department, is_active, created_at from jobs.job where not is_system on conflict (id) do nothing;
  `);
}

const defaultJobs = (candidates: number): number =>
  SMALLEST_JOBS * Math.max(1, Math.round(Math.log10(candidates)) - 2);

/** In São Paulo, whose time is UTC-3 since 2019. */
export const startOfToday = (): Date => new Date(`${dayInSaoPaulo(new Date())}T00:00:00-03:00`);
