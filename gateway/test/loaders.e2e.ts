import {
  applicant,
  businessDayIn,
  freeSlots,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { rpcCallsOf } from './rpc-calls.js';

const PEOPLE = 8;

interface Personal {
  person: { applications: object[] } | null;
}

describe('nested fields', () => {
  let system: TestSystem;
  let admin: Visitor;
  let jobIds: number[];
  const apply = async (n: number, jobId: number | undefined, more: object = {}): Promise<number> => {
    const form = { ...applicant(n), jobId, ...more, recaptchaToken: await system.captcha() };
    const { status, body } = await system.visitor().post<{ id: number }>('/api/candidates', form);
    expect(status).toBe(201);
    return body.id;
  };
  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
    jobIds = (await admin.get<Array<{ id: number }>>('/api/jobs')).body.map(({ id }) => id);
    const slots = await freeSlots(admin, await businessDayIn(admin, 30));
    for (let n = 0; n < PEOPLE; n++) {
      const candidateId = await apply(n, jobIds[n]);
      const interviewDate = slots[n];
      const interview = { candidateId, jobId: jobIds[0], interviewDate, interviewType: 'hr' };
      expect((await admin.post('/api/interviews', interview)).status).toBe(201);
    }
    // Receipts ask for their candidates too.
    await system.settle();
  });
  afterAll(() => system?.stop());

  const callsOf = (work: () => Promise<unknown>) =>
    rpcCallsOf(system, ['jobs', 'candidates', 'interviews', 'users', 'notifications'], work);

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

  it('load the persons of candidates in one call', async () => {
    const query =
      '{ interviewPage(limit: 100) { interviews { id candidate { person { applications { id } } } } } }';
    const calls = await callsOf(async () => {
      const { body } = await admin.graphql<{ interviewPage: { interviews: Array<{ candidate: Personal }> } }>(
        query,
      );
      const persons = body.data.interviewPage.interviews.map(({ candidate }) => candidate.person);
      expect(persons.map((person) => person?.applications.length)).toEqual(Array(PEOPLE).fill(1));
    });
    expect(calls).toEqual({ 'interviews.list': 1, 'candidates.byIds': 1, 'candidates.persons': 1 });
  });

  it('show the persons of referred candidates to users who may see candidates, and to no others', async () => {
    const account = { username: 'indicadora', password: 'uma-senha-boa', isEmployee: true };
    expect((await admin.post('/api/auth/register', account)).status).toBe(201);
    const employee = system.visitor();
    await employee.login(account.username, account.password);
    const { body: referral } = await employee.post<{ code: string }>('/api/referrals', { jobId: jobIds[0] });
    for (const n of [1, 2]) await apply(PEOPLE + n, jobIds[0], { referralCode: referral.code });
    await system.settle();

    const fields = '{ candidateName person { applications { jobTitle } } }';
    const own = await employee.graphql<{ myReferralApplications: Personal[] }>(
      `{ myReferralApplications ${fields} }`,
    );
    expect(own.body.data.myReferralApplications).toMatchObject([{ person: null }, { person: null }]);
    const calls = await callsOf(async () => {
      const { body } = await admin.graphql<{ bonusPage: { bonuses: Personal[] } }>(
        `{ bonusPage(list: all) { bonuses ${fields} } }`,
      );
      const persons = body.data.bonusPage.bonuses.map(({ person }) => person?.applications.length);
      expect(persons).toEqual([1, 1]);
    });
    // Persons come with the names; titles are copied by the service of the bonuses.
    expect(calls).toEqual({ 'candidates.names': 1, 'users.byIds': 1 });
  });

  it('are loaded in as few calls by REST', async () => {
    expect(await callsOf(() => admin.get('/api/interviews/with-details'))).toEqual({
      // The ids, and then the records behind them.
      'interviews.ids': 1,
      'interviews.byIds': 1,
      'candidates.byIds': 1,
      'jobs.byIds': 1,
    });
    expect(await callsOf(() => admin.get('/api/candidates/search?search=joana'))).toEqual({
      'candidates.search': 1,
      'interviews.byCandidateIds': 1,
      'jobs.byIds': 1,
    });
  });

  // The last test: the e-mails about these decisions call the candidates service a minute later.
  it('load the persons of the hiring dashboard in one call', async () => {
    const { body: list } = await admin.get<{ candidates: Array<{ id: number }> }>('/api/candidates');
    for (const { id } of list.candidates.slice(0, 2)) {
      expect((await admin.post(`/api/candidates/${id}/approve`, {})).status).toBeLessThan(300);
      const step = { hiringStep: 'offer_sent' };
      expect((await admin.put(`/api/candidates/${id}/hiring-step`, step)).status).toBeLessThan(300);
    }
    await system.settle();
    const calls = await callsOf(async () => {
      const { body } = await admin.graphql<{ hiringInProgress: Personal[] }>(
        '{ hiringInProgress { id person { applications { id } } } }',
      );
      // Two of the demo and those above.
      const persons = body.data.hiringInProgress.map(({ person }) => person?.applications.length);
      expect(persons).toEqual([1, 1, 1, 1]);
    });
    expect(calls).toEqual({ 'candidates.hiringInProgress': 1, 'candidates.persons': 1 });
  });
});
