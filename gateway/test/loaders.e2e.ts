import { applicant, startTestSystem, type TestSystem, type Visitor } from '@araucaria/testing';

const PEOPLE = 8;

describe('nested fields', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await startTestSystem({
      parts: ['users', 'jobs', 'candidates', 'interviews', 'referrals', 'notifications'],
    });
    admin = await system.admin();
    const jobs = (await admin.get<Array<{ id: number }>>('/api/jobs')).body;
    for (let n = 0; n < PEOPLE; n++) {
      const form = { ...applicant(n), jobId: jobs[n]?.id, recaptchaToken: await system.captcha() };
      const { body } = await admin.post<{ id: number }>('/api/candidates', form);
      const interviewDate = new Date(Date.UTC(2027, 2, 2, 12, 15 * n)).toISOString();
      const interview = { candidateId: body.id, jobId: jobs[0]?.id, interviewDate, interviewType: 'hr' };
      expect((await admin.post('/api/interviews', interview)).status).toBe(201);
    }
    // Receipts ask for their candidates too.
    await system.settle();
  });
  afterAll(() => system?.stop());

  /** How often a service has answered each of its calls. */
  const answered = async (service: string): Promise<Record<string, number>> => {
    const url = system.running.process(service).healthUrl.replace('/health/ready', '/metrics');
    const text = await (await fetch(url)).text();
    const lines = text.matchAll(/rpc_server_duration_seconds_count\{call="([^"]+)",outcome="ok"\} (\d+)/g);
    return Object.fromEntries([...lines].map(([, call, count]) => [call as string, Number(count)]));
  };

  const callsOf = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
    const services = ['jobs', 'candidates', 'interviews', 'users', 'notifications'];
    const before = Object.assign({}, ...(await Promise.all(services.map(answered)))) as Record<
      string,
      number
    >;
    await work();
    const after = Object.assign({}, ...(await Promise.all(services.map(answered)))) as Record<string, number>;
    const made = Object.entries(after).map(([call, count]) => [call, count - (before[call] ?? 0)] as const);
    return Object.fromEntries(made.filter(([, count]) => count > 0));
  };

  it('are loaded in one call for all parents', async () => {
    const query = `{ candidates(limit: 50) { candidates { id job { title } interviews { id candidate { firstName } job { title } } } } }`;
    const calls = await callsOf(async () => {
      const { body } = await admin.graphql<{ candidates: { candidates: object[] } }>(query);
      expect(body.errors).toBeUndefined();
      expect(body.data.candidates.candidates.length).toBeGreaterThanOrEqual(PEOPLE);
    });
    expect(calls).toEqual({
      'candidates.list': 1,
      'interviews.byCandidateIds': 1,
      'candidates.byIds': 1,
      // Those of the candidates; those of the interviews are among them.
      'jobs.byIds': 1,
    });
  });

  it('load lists in one call for all parents', async () => {
    const query = `{ candidates(limit: 50) { candidates { history { to } experiences { id } education { id } resumeAccesses { id } deliveries { id } } } }`;
    const calls = await callsOf(async () => {
      const { body } = await admin.graphql<{ candidates: { candidates: Array<{ history: object[] }> } }>(
        query,
      );
      expect(body.errors).toBeUndefined();
      expect(body.data.candidates.candidates.every(({ history }) => history.length > 0)).toBe(true);
    });
    expect(calls).toEqual({
      'candidates.list': 1,
      'candidates.history': 1,
      'candidates.experiences': 1,
      'candidates.education': 1,
      'candidates.resumeAccesses': 1,
      'notifications.deliveriesOf': 1,
    });
  });

  it('are loaded in as few calls by REST', async () => {
    expect(await callsOf(() => admin.get('/api/interviews/with-details'))).toEqual({
      'interviews.list': 1,
      'candidates.byIds': 1,
      'jobs.byIds': 1,
    });
    expect(await callsOf(() => admin.get('/api/candidates/search?search=joana'))).toEqual({
      'candidates.search': 1,
      'interviews.byCandidateIds': 1,
      'jobs.byIds': 1,
    });
  });
});
