import * as fc from 'fast-check';
import {
  ADMIN_PASSWORD,
  Visitor,
  applicant,
  businessDayIn,
  eventually,
  instantOf,
  jobForm,
  randomRuns,
  startTestSystem,
  type TestSystem,
} from '@araucaria/testing';
import { ok, type Row } from './back-office.js';

interface List {
  candidates: Row[];
  pagination: { totalCandidates: number };
}

const PASSWORD = 'senha-de-quem-testa';
const JOB = jobForm({ title: 'Vaga da lista' });
const RANDOM_CHANGES = randomRuns({ long: 60, short: 20 });
/** Requests at the same time, of which few ask the service. */
const READERS = 40;
/** Fields of a candidate that every change here affects. */
const CHANGED_FIELDS = ['status', 'score', 'hiringStep', 'startDate'] as const;

describe('the list of candidates at two gateways', () => {
  let system: TestSystem;
  /** The administrator, logged in at each gateway. */
  let admins: [Visitor, Visitor];
  let jobId: number;
  beforeAll(async () => {
    system = await startTestSystem('two-gateways');
    admins = await atBothGateways('admin', ADMIN_PASSWORD);
    jobId = (await ok(admins[0].post('/api/jobs', JOB), 201)).id;
  });
  afterAll(() => system?.stop());

  const atBothGateways = async (username: string, password: string): Promise<[Visitor, Visitor]> => {
    const visitors = system.running.urls.map((url) => new Visitor(url)) as [Visitor, Visitor];
    for (const visitor of visitors) expect((await visitor.login(username, password)).status).toBe(200);
    return visitors;
  };
  let people = 0;
  const apply = async (more: object = {}): Promise<number> => {
    const form = { ...applicant(++people), jobId, recaptchaToken: await system.captcha(), ...more };
    return (await ok(system.visitor().post('/api/candidates', form), 201)).id;
  };
  const list = (visitor: Visitor, query = '?limit=100') => ok<List>(visitor.get(`/api/candidates${query}`));
  const listed = async (visitor: Visitor, id: number, query?: string) =>
    (await list(visitor, query)).candidates.find((candidate) => candidate.id === id);
  /** Both gateways have just shown the list, so that each may show it again as long as nothing changes. */
  const showToBoth = () => Promise.all(admins.map((visitor) => list(visitor)));
  const atBoth = (id: number) => Promise.all(admins.map((visitor) => listed(visitor, id)));

  describe('shows a change to both as soon as its reply has arrived:', () => {
    const changes: Record<string, [change: (id: number) => Promise<unknown>, shown: object | undefined]> = {
      'a status': [
        (id) => ok(admins[0].put(`/api/candidates/${id}/status`, { status: 'reviewing' })),
        { status: 'reviewing' },
      ],
      'a status of several': [
        (id) => ok(admins[0].put('/api/candidates/status', { ids: [id], status: 'rejected' })),
        { status: 'rejected' },
      ],
      'an undo': [
        async (id) => {
          const change = await ok(admins[0].put('/api/candidates/status', { ids: [id], status: 'rejected' }));
          await showToBoth();
          await ok(admins[0].post(`/api/candidates/status-changes/${String(change.changeId)}/undo`));
        },
        { status: 'new' },
      ],
      'a score': [(id) => ok(admins[0].put(`/api/candidates/${id}/score`, { score: 71 })), { score: 71 }],
      'an approval': [
        (id) => ok(admins[0].post(`/api/candidates/${id}/approve`, {})),
        { status: 'approved' },
      ],
      'a rejection': [(id) => ok(admins[0].post(`/api/candidates/${id}/reject`, {})), { status: 'rejected' }],
      'a hiring step': [
        (id) => ok(admins[0].put(`/api/candidates/${id}/hiring-step`, { hiringStep: 'documents' })),
        { hiringStep: 'documents' },
      ],
      'a hire': [
        (id) => ok(admins[0].put(`/api/candidates/${id}/status`, { status: 'hired' })),
        { status: 'hired' },
      ],
      'a change over GraphQL': [
        (id) =>
          ok(
            admins[0].graphql('mutation ($id: Int!) { setCandidateScore(id: $id, score: 12) { id } }', {
              id,
            }),
          ),
        { score: 12 },
      ],
      'an erasure': [(id) => ok(admins[0].delete(`/api/candidates/${id}`), 204), undefined],
    };

    it.each(Object.entries(changes))('%s', async (_name, [change, shown]) => {
      const id = await apply();
      await showToBoth();
      await change(id);
      const found = await atBoth(id);
      if (shown) expect(found).toEqual([expect.objectContaining(shown), expect.objectContaining(shown)]);
      else expect(found).toEqual([undefined, undefined]);
    });

    it('an application', async () => {
      await showToBoth();
      const id = await apply();
      expect(await atBoth(id)).toEqual([
        expect.objectContaining({ id, status: 'new' }),
        expect.objectContaining({ id, status: 'new' }),
      ]);
    });
  });

  it('shows what events of other services change', async () => {
    const id = await apply();
    await showToBoth();
    const title = 'Um outro título';
    await ok(admins[0].put(`/api/jobs/${jobId}`, { ...JOB, title }));
    await eventually(async () => (await atBoth(id)).every((candidate) => candidate?.jobTitle === title));
    const interviewDate = instantOf(await businessDayIn(admins[1], 30), '09:00');
    const interview = { candidateId: id, jobId, interviewType: 'hr', interviewDate };
    await ok(admins[1].post('/api/interviews', interview), 201);
    await eventually(async () => (await atBoth(id)).every((candidate) => candidate?.status !== 'new'));
  });

  it('shows nothing that is older than a change whose reply has arrived, whatever is asked where', async () => {
    const ids = [await apply(), await apply(), await apply()];
    const queries = ['?limit=100', `?job=${jobId}&limit=100`, '?sort=name&limit=100'];
    const pick = (candidate: Row | undefined) => CHANGED_FIELDS.map((field) => candidate?.[field]);
    // Others who read all the time, and must not make this reader see what they have seen.
    let isOver = false;
    const readers = admins.flatMap((visitor) =>
      queries.map(async (query) => {
        while (!isOver) await list(visitor, query);
      }),
    );
    const gateway = fc.constantFrom(...admins);
    const randomChange = fc.record({
      id: fc.constantFrom(...ids),
      query: fc.constantFrom(...queries),
      ...{ writer: gateway, lister: gateway, reader: gateway },
      change: fc.oneof(
        fc.record({ path: fc.constant('score'), body: fc.record({ score: fc.nat(100) }) }),
        fc.record({
          path: fc.constant('status'),
          body: fc.record({ status: fc.constantFrom('new', 'reviewing', 'approved') }),
        }),
        fc.record({
          path: fc.constant('hiring-step'),
          body: fc.record({ hiringStep: fc.constantFrom('documents', 'offer_sent') }),
        }),
      ),
    });
    const seed = Number(process.env.TEST_SEED);
    try {
      for (const each of fc.sample(randomChange, { seed, numRuns: RANDOM_CHANGES })) {
        const path = `/api/candidates/${each.id}`;
        await ok(each.writer.put(`${path}/${each.change.path}`, each.change.body));
        const [shown, stored] = [
          await listed(each.lister, each.id, each.query),
          await ok(each.reader.get(path)),
        ];
        expect(pick(shown)).toEqual(pick(stored));
      }
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
  });

  it('asks the service less often than it is asked, and responds as before', async () => {
    const calls = async () => {
      const { body } = await admins[0].get<string>('/metrics');
      const line = /rpc_client_duration_seconds_count\{[^}]*call="candidates\.list"[^}]*\} (\d+)/.exec(body);
      return Number(line?.[1] ?? 0);
    };
    await list(admins[0]);
    const before = await calls();
    const responses = await Promise.all(
      Array.from({ length: READERS }, () => admins[0].get<List>('/api/candidates?limit=3')),
    );
    const made = (await calls()) - before;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(READERS);
    const [first] = responses;
    for (const { status, body, headers } of responses) {
      expect({ status, body }).toEqual({ status: 200, body: first?.body });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(new Set(responses.map(({ headers }) => headers.get('x-request-id'))).size).toBe(READERS);
  });

  it('refuses wrong conditions each time, also beside right ones', async () => {
    for (let n = 0; n < 3; n++) {
      await list(admins[0], '?page=1');
      await ok(admins[0].get('/api/candidates?page=0'), 400);
    }
  });

  it('never shows to anyone what only others may see', async () => {
    const id = await apply({ firstName: 'Só', lastName: 'Quem Pode' });
    const user = async (name: string, roles: string[]) => {
      await ok(admins[0].post('/api/auth/register', { username: name, password: PASSWORD, roles }), 201);
      return atBothGateways(name, PASSWORD);
    };
    const recruiters = await user('recrutadora', ['recrutador']);
    const managers = await user('gestora', ['gestor']);
    const finance = await user('financeira', ['financeiro']);
    const nobody = system.running.urls.map((url) => new Visitor(url));
    for (let n = 0; n < 5; n++)
      for (const gateway of [0, 1] as const) {
        const [ofAdmin, ofRecruiter, ofManager, ofFinance, ofNobody] = await Promise.all([
          listed(admins[gateway], id),
          listed(recruiters[gateway], id),
          list(managers[gateway]),
          finance[gateway].get('/api/candidates?limit=100'),
          nobody[gateway]?.get('/api/candidates?limit=100'),
        ]);
        expect(ofAdmin).toMatchObject({ lastName: 'Quem Pode', ipAddress: expect.any(String) });
        expect(ofRecruiter).toMatchObject({ lastName: 'Quem Pode', ipAddress: null });
        expect(ofManager.candidates).toEqual([]);
        expect(ofFinance).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
        expect(ofNobody).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      }

    const { id: userId } = await ok(recruiters[0].get('/api/auth/me'));
    await ok(admins[0].put(`/api/users/${userId}`, { roles: ['financeiro'] }));
    await Promise.all(admins.map((visitor) => listed(visitor, id)));
    for (const visitor of recruiters) await ok(visitor.get('/api/candidates?limit=100'), 403);
  });
});
