import { setImmediate } from 'node:timers/promises';
import { mean, permutationTest } from 'simple-statistics';
import { applicant, randomRuns, startTestSystem, type TestSystem } from '@araucaria/testing';

/** Persons of each of the two groups that a test compares. `npm run security` asks for 200. */
const PERSONS = randomRuns({ short: 12, long: 24 });
const CONCURRENCY = 4;
const TIMEOUT_MS = 120_000 + PERSONS * 8_000;
const PERMUTATIONS = 100_000;
/** Response times with the same distribution have a smaller p value in one of ten thousand runs. */
const MIN_P_VALUE = 0.0001;
/** Beyond those of other tests. */
const FIRST_PERSON = 5_000;

interface Observation {
  response: string;
  durationMs: number;
}

// npm test compares the calls that known and unknown addresses cause: account-links, candidate-area, subject-requests.
describe('who has applied or has an account cannot be found out', () => {
  let system: TestSystem;
  let jobId: number;
  /** Twice as many as a group has: two groups of known persons are compared too. */
  let known: string[];
  beforeAll(async () => {
    system = await startTestSystem();
    const jobs = await system.visitor().get<Array<{ id: number }>>('/api/jobs');
    jobId = jobs.body[1]!.id;
    known = Array.from({ length: 2 * PERSONS }, (_, index) => applicant(FIRST_PERSON + index).email);
    await inParallel(known, async (email) => {
      expect(JSON.parse((await apply(email, jobs.body[0]!.id)).response)).toMatchObject([201, {}]);
    });
    await system.settle();
  }, TIMEOUT_MS);
  // The comparison before has kept this process busy for seconds. Idle connections that the gateway has closed meanwhile must be
  // noticed before the next request uses one.
  beforeEach(() => setImmediate());
  afterAll(() => system?.stop());

  const observe = async (path: string, body: object): Promise<Observation> => {
    const recaptchaToken = await system.captcha();
    const startMs = performance.now();
    const { status, body: answer } = await system.visitor().post(path, { ...body, recaptchaToken });
    const durationMs = performance.now() - startMs;
    // Each response has its own request id, which is left out.
    return { response: JSON.stringify([status, { ...Object(answer), requestId: undefined }]), durationMs };
  };
  const apply = (email: string, appliedJobId: number) =>
    observe('/api/candidates', { ...applicant(FIRST_PERSON), email, jobId: appliedJobId });

  it(
    'by requesting a link to Minha candidatura: known and unknown addresses get the same response in the same time',
    async () => {
      const some = known.slice(0, PERSONS);
      const unknown = some.map((email) => `nao.${email}`);
      const groups = await observeMixed({ known: some, unknown }, (email) =>
        observe('/api/candidate-area/links', { email }),
      );
      expectIndistinguishable(groups);
    },
    TIMEOUT_MS,
  );

  it(
    'by asking for a new password: nor who has an account',
    async () => {
      const admin = await system.admin();
      const names = Array.from({ length: PERSONS }, (_, index) => `conta.${index}`);
      for (const username of names) {
        const account = { username, password: 'pinhao-verde-77', email: `${username}@araucaria.example` };
        expect((await admin.post('/api/auth/register', account)).status).toBe(201);
      }
      await system.settle();
      const unknown = names.map((name) => `nao.${name}`);
      const groups = await observeMixed({ known: names, unknown }, (login) =>
        observe('/api/auth/forgot-password', { login }),
      );
      expectIndistinguishable(groups);
    },
    TIMEOUT_MS,
  );

  it(
    'by a request about personal data',
    async () => {
      const some = known.slice(0, PERSONS);
      const unknown = some.map((email) => `nunca.${email}`);
      const groups = await observeMixed({ known: some, unknown }, (email) =>
        observe('/api/privacy/requests', { kind: 'access', name: 'Joana Prado', email }),
      );
      expectIndistinguishable(groups);
    },
    TIMEOUT_MS,
  );

  it(
    'nor whether an e-mail was due by applying with a known address: the first and the second attempt',
    async () => {
      const [fresh, mailed] = [known.slice(0, PERSONS), known.slice(PERSONS)];
      await inParallel(mailed, (email) => apply(email, jobId));
      const groups = await observeMixed({ fresh, mailed }, (email) => apply(email, jobId));
      expect(groups.fresh?.[0]?.response).toContain('EMAIL_ALREADY_EXISTS');
      expectIndistinguishable(groups);
    },
    TIMEOUT_MS,
  );
});

/** Observes the addresses of all groups in random order, so that other work of the machine affects all groups alike. */
async function observeMixed(
  groups: Record<string, string[]>,
  observation: (email: string) => Promise<Observation>,
): Promise<Record<string, Observation[]>> {
  const all = Object.entries(groups).flatMap(([group, emails]) => emails.map((email) => ({ group, email })));
  const observed = await inParallel(
    all.map((one) => ({ ...one, order: Math.random() })).sort((a, b) => a.order - b.order),
    async ({ group, email }) => ({ group, ...(await observation(email)) }),
  );
  return Object.groupBy(observed, ({ group }) => group) as Record<string, Array<Observation>>;
}

function expectIndistinguishable(groups: Record<string, Observation[]>): void {
  expect(new Set(Object.values(groups).flatMap((group) => group.map(({ response }) => response))).size).toBe(
    1,
  );
  const [first = [], second = []] = Object.values(groups).map((group) =>
    group.map(({ durationMs }) => durationMs),
  );
  const pValue = permutationTest(first, second, 'two_side', PERMUTATIONS);
  const means = [first, second].map((durations) => `${mean(durations).toFixed(1)} ms`).join(' and ');
  console.log(`${first.length} and ${second.length} responses, on average ${means}: p = ${pValue}`);
  expect(pValue).toBeGreaterThan(MIN_P_VALUE);
}

async function inParallel<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const waiting = items.values();
  const results: R[] = [];
  const lane = async (): Promise<void> => {
    for (const item of waiting) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return results;
}
