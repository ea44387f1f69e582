import { strict as assert } from 'node:assert';
import pg from 'pg';
import type { Product } from '../harness/servers.ts';

/** The columns of a candidate in a list, beside the title of the job. */
const COLUMNS = [
  ...['id', 'firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'country', 'zip'],
  ...['educationLevel', 'educationCourse', 'experienceSummary', 'linkedinUrl', 'portfolioUrl'],
  ...['additionalInfo', 'coverLetter', 'jobId', 'score', 'scoredAt', 'status', 'referralCode'],
  ...['referrerName', 'referrerEmail', 'resumeKey', 'resumeFilename', 'resumeContentType', 'ipAddress'],
  ...['createdAt', 'approvedDate', 'hireDate', 'hiringStep', 'statusDecidedAt', 'stepDecidedAt'],
  ...['consentVersion', 'consentAt', 'retentionUntil'],
];
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const SELECTED = COLUMNS.map((name) => `c.${snakeCase(name)} as "${name}"`).join(', ');

/** A page of candidates as one writes it without knowing the product: exact, by offset. */
export interface CandidateQuery {
  /** Conditions on `c`; default: all candidates. */
  where?: string;
  /** Default: newest first. */
  orderBy?: string;
  /** From 1. */
  page?: number;
  limit?: number;
}

const TABLE = 'candidates.candidate c';

export const pageSql = ({
  where = 'true',
  orderBy = 'c.created_at desc, c.id desc',
  page = 1,
  limit: pageCandidates = 10,
}: CandidateQuery): string =>
  `select ${SELECTED}, to_char(c.start_date, 'YYYY-MM-DD') as "startDate", j.title as "jobTitle"
   from (select * from ${TABLE} where ${where} order by ${orderBy}
         limit ${pageCandidates} offset ${(page - 1) * pageCandidates}) c
     left join candidates.job_ref j on j.id = c.job_id order by ${orderBy}`;

export const countSql = ({ where = 'true' }: CandidateQuery): string =>
  `select count(*)::int as total from ${TABLE} where ${where}`;

/** The number of all candidates from the counters that the product keeps: `count(*)` over a million rows takes 50 ms and more. */
export const KEPT_TOTAL_SQL = `
  select sum(candidates)::int as total
  from (select candidates from candidates.candidate_count where kind = 'status' and job_id is null
    union all select candidates from candidates.candidate_count_change) counters`;

export interface CandidatePage {
  candidates: Array<Record<string, unknown> & { id: number }>;
  pagination: { totalCandidates: number };
}

const EXACT_TOTAL = 10_000;

/** Fails unless the product's page has the candidates and fields of the statement, in its order, and its total. */
export async function assertSamePage(
  client: pg.Client,
  query: CandidateQuery,
  { candidates, pagination }: CandidatePage,
): Promise<void> {
  const { rows } = await client.query<Record<string, unknown>>(pageSql(query));
  const [count] = (await client.query<{ total: number }>(countSql(query))).rows;
  // The product sends the address of the résumé instead of its key.
  const expected = (JSON.parse(JSON.stringify(rows)) as Array<Record<string, unknown>>).map(
    ({ resumeKey: _, ...row }) => row,
  );
  const actual = candidates.map((candidate) =>
    Object.fromEntries(Object.keys(expected[0] ?? {}).map((name) => [name, candidate[name]])),
  );
  assert.deepEqual(actual, expected);
  assertTotal(pagination.totalCandidates, count?.total ?? 0);
}

/** Fails unless a list shows its total, which it may round down to {@link EXACT_TOTAL} above it. */
export function assertTotal(shown: number, total: number): void {
  if (total <= EXACT_TOTAL) assert.equal(shown, total);
  else assert.ok(shown >= EXACT_TOTAL && shown <= total);
}

/** A connection to the product's database that is closed at the end. */
export async function connectTo(
  { databaseUrl }: Pick<Product, 'databaseUrl'>,
  onStop: (stop: () => unknown) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onStop(() => client.end());
  return client;
}
