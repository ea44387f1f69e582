import { ROLES, isPermitted, type Role } from '@araucaria/contracts/domain';
import { jobForm, type Visitor } from '@araucaria/testing';
import { isPermission, type Access } from '../src/sessions/access.js';
import { BackOffice, ok, type Row } from './back-office.js';
import { callAccess, fieldAccess } from './registered-calls.js';
import { GRAPHQL } from './role-matrix.js';

const PASSWORD = 'senha-de-quem-testa';
const ROLE_NAMES = Object.keys(ROLES) as Role[];
const UNKNOWN_ID = '2147483647';
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';
/** Part of every text about records beyond the limits of the users here. */
const FOREIGN = 'Forasteira';
const PDF = Buffer.from('%PDF-1.4 currículo').toString('base64');

/** Every call and field of the staff, with the permission that its handler declares. */
const isForStaff = ([, access]: [string, Access]) => access === 'admin' || isPermission(access);
const STAFF_CALLS = [...callAccess()].filter(isForStaff);
const STAFF_FIELDS = [...fieldAccess()].filter(isForStaff);

const allowed = (role: Role, access: Access): boolean =>
  isPermission(access) && isPermitted({ isAdmin: false, roles: [role] }, access);

describe('the roles', () => {
  let office: BackOffice;
  const people = {} as Record<Role, Visitor>;
  const ids = {} as Record<Role, number>;
  const own = {} as { job: number; candidate: number; interview: string; resume: string };
  const foreign = {} as typeof own;
  /** Of both interviews. */
  let day: string;

  beforeAll(async () => {
    office = await BackOffice.open();
    const { admin, system } = office;
    for (const role of ROLE_NAMES) {
      const body = { username: role, password: PASSWORD, roles: [role] };
      ids[role] = (await ok(admin.post<Row>('/api/auth/register', body), 201)).id;
      people[role] = system.visitor();
      expect(await people[role].login(role, PASSWORD)).toMatchObject({
        status: 200,
        body: { roles: [role] },
      });
    }
    for (const [records, name, userId] of [
      [own, 'Própria', ids.entrevistador],
      [foreign, FOREIGN, 1],
    ] as const) {
      const job = jobForm({ title: `Vaga ${name}`, department: name });
      records.job = (await ok(admin.post<Row>('/api/jobs', job), 201)).id;
      const person = { firstName: name, lastName: name, jobId: records.job, resumeData: PDF };
      records.candidate = await office.candidate(person);
      const { body } = await admin.get<{ resumeUrl: string }>(`/api/candidates/${records.candidate}`);
      records.resume = body.resumeUrl.replace('/api/resumes/', '');
      const interviewDate = office.nextSlot();
      day = interviewDate.slice(0, 10);
      const interview = {
        candidateId: records.candidate,
        jobId: records.job,
        interviewDate,
        interviewType: 'hr',
        notes: `Sala ${name}`,
        interviewerIds: [userId],
      };
      records.interview = (await ok<{ id: string }>(admin.post('/api/interviews', interview), 201)).id;
      await ok(admin.put(`/api/candidates/${records.candidate}/hiring-step`, { hiringStep: 'offer_sent' }));
    }
    await ok(admin.put(`/api/jobs/${own.job}/managers`, { managerIds: [ids.gestor] }));
  });
  afterAll(() => office?.system.stop());

  const address = (path: string, records?: typeof own): string =>
    path
      .replace(
        ':id',
        path.includes('/interviews/:id') ? (records?.interview ?? UNKNOWN_UUID) : idFor(path, records),
      )
      .replace(':changeId', UNKNOWN_UUID)
      .replace(':file', records?.resume ?? 'x.pdf');
  const idFor = (path: string, records?: typeof own): string => {
    if (path.includes('/candidates/')) return String(records?.candidate ?? UNKNOWN_ID);
    return path.includes('/jobs/') ? String(records?.job ?? UNKNOWN_ID) : UNKNOWN_ID;
  };

  describe.each(ROLE_NAMES)('%s', (role) => {
    it.each(STAFF_CALLS)('%s (%s)', async (call, access) => {
      const [method = '', path = ''] = call.split(' ');
      // A response without an end; live.e2e listens to it.
      if (path === '/api/live' && allowed(role, access)) return;
      const response = await people[role].send<{ code: string }>(
        method,
        address(path),
        method === 'GET' ? undefined : {},
      );
      if (allowed(role, access)) {
        expect([401, 403]).not.toContain(response.status);
        expect(response.status).toBeLessThan(500);
      } else expect(response).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    });

    it.each(STAFF_FIELDS)('%s (%s)', async (field, access) => {
      const [operation = ''] = GRAPHQL[field] ?? [];
      const { body } = await people[role].graphql(operation);
      const codes = (body.errors ?? []).map(({ extensions }) => extensions.code);
      if (allowed(role, access)) expect(codes).not.toContain('FORBIDDEN');
      else expect(codes).toEqual(['FORBIDDEN']);
    });
  });

  describe.each(['gestor', 'entrevistador'] as const)('%s and foreign records', (role) => {
    const readable = STAFF_CALLS.filter(
      ([call, access]) => call.startsWith('GET ') && call !== 'GET /api/live' && allowed(role, access),
    );

    it.each(readable)('%s returns none', async (call) => {
      const { status, body } = await people[role].get(address(call.slice(4), foreign));
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toContain(FOREIGN);
      // The administrator's response shows that the call reaches the foreign record.
      if (call.includes('/candidates/:id') && !/experiences|education/.test(call)) {
        const all = await office.admin.get(address(call.slice(4), foreign));
        expect(JSON.stringify(all.body)).not.toBe(JSON.stringify(body));
      }
    });

    it('answers 404 for a foreign candidate and their résumé, and opens the own ones', async () => {
      for (const path of [
        ...['', '/resume', '/resume-base64', '/interviews'],
        ...['/experiences', '/education', '/history', '/resume-accesses'],
      ]) {
        expect((await people[role].get(`/api/candidates/${foreign.candidate}${path}`)).status).toBe(404);
        expect((await people[role].get(`/api/candidates/${own.candidate}${path}`)).status).toBe(200);
      }
      expect((await people[role].get(`/api/resumes/${foreign.resume}`)).status).toBe(404);
      expect((await people[role].get(`/api/resumes/${own.resume}`)).status).toBe(200);
      expect((await people[role].get(`/api/resumes/x.pdf`)).status).toBe(404);
    });

    it('finds nothing foreign through any field of GraphQL', async () => {
      const { body } = await people[role].graphql(
        `query All($own: Int!, $foreign: Int!, $interview: ID!, $day: String!) {
          candidates(limit: 100) { candidates { ...Deep } pagination { totalCandidates } }
          searchCandidates { ...Deep }
          candidateCounts { total }
          candidateIds
          own: candidate(id: $own) { ...Deep }
          foreign: candidate(id: $foreign) { ...Deep }
          interviews(startDate: $day, endDate: $day) { id notes candidate { ...Deep } job { title } }
          interviewPage(limit: 100) {
            interviews { id notes candidate { ...Deep } job { title } } pagination { totalInterviews }
          }
          found: interviewCounts(filter: { search: "a" }) { total }
          interview(id: $interview) { id notes }
          interviewCounts { total }
        }
        fragment Deep on Candidate {
          id firstName email ipAddress resumeUrl job { title managers { id } } history { note } experiences { company }
          education { institution } interviews { notes interviewers { id } candidate { firstName } } deliveries { id }
          resumeAccesses { actorName } resumeNotices readQualifications { languages { line } skills { line } }
        }`,
        { own: own.candidate, foreign: foreign.candidate, interview: foreign.interview, day },
      );
      expect(JSON.stringify(body.data)).not.toContain(FOREIGN);
      expect(body.data).toMatchObject({
        candidates: { candidates: [{ id: own.candidate }], pagination: { totalCandidates: 1 } },
        candidateCounts: { total: 1 },
        candidateIds: [own.candidate],
        own: { id: own.candidate, ipAddress: null, deliveries: [], job: { managers: [] } },
        foreign: null,
        interviews: [{ id: own.interview }],
        interviewPage: { interviews: [{ id: own.interview }], pagination: { totalInterviews: 1 } },
        found: { total: 1 },
        interview: null,
        interviewCounts: { total: 1 },
      });
      expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    });
  });

  it('let a manager decide about own candidates only', async () => {
    const { gestor } = people;
    for (const [records, expected] of [
      [own, 200],
      [foreign, 404],
    ] as const) {
      const path = `/api/candidates/${records.candidate}`;
      expect((await gestor.put(`${path}/score`, { score: 80 })).status).toBe(expected);
      expect((await gestor.put(`${path}/status`, { status: 'reviewing' })).status).toBe(expected);
      expect((await gestor.put(`${path}/hiring-step`, { hiringStep: 'documents' })).status).toBe(expected);
      const interviewDate = office.nextSlot();
      expect((await gestor.put(`/api/interviews/${records.interview}`, { interviewDate })).status).toBe(
        expected,
      );
    }
    const csv = await gestor.get<string>('/api/candidates/export.csv');
    expect(csv.body).toContain('Própria');
    expect(csv.body).not.toContain(FOREIGN);
  });

  it('let an interviewer record the outcome of own interviews only, and not cancel them', async () => {
    const { entrevistador } = people;
    const outcome = { status: 'completed', feedback: 'Boa conversa' };
    const path = (records: typeof own) => `/api/interviews/${records.interview}/status`;
    expect((await entrevistador.put(path(foreign), outcome)).status).toBe(404);
    expect((await entrevistador.put(path(own), { status: 'cancelled' })).status).toBe(403);
    expect((await entrevistador.put(path(own), outcome)).status).toBe(200);
  });

  it('lose a job and an interview with the next request', async () => {
    const read = (role: Role) => people[role].get(`/api/candidates/${own.candidate}`);
    await ok(office.admin.put(`/api/jobs/${own.job}/managers`, { managerIds: [] }));
    expect((await read('gestor')).status).toBe(404);
    await ok(office.admin.put(`/api/jobs/${own.job}/managers`, { managerIds: [ids.gestor] }));
    expect((await read('gestor')).status).toBe(200);
    await ok(office.admin.put(`/api/interviews/${own.interview}/interviewers`, { interviewerIds: [] }));
    expect((await read('entrevistador')).status).toBe(404);
    await ok(
      office.admin.put(`/api/interviews/${own.interview}/interviewers`, {
        interviewerIds: [ids.entrevistador],
      }),
    );
    expect((await read('entrevistador')).status).toBe(200);
  });

  it('send events without ids to users who are limited to own records', async () => {
    const streams = await Promise.all(
      [office.admin, people.gestor].map((visitor) => visitor.listen('/api/live')),
    );
    await office.admin.put(`/api/candidates/${foreign.candidate}/score`, { score: 33 });
    const [all, limited] = streams;
    await all?.until('message', { name: 'candidate.scored', candidateId: foreign.candidate });
    await limited?.until('message', { name: 'candidate.scored' });
    for (const { data } of limited?.events ?? []) expect(Object.keys(data as object)).toEqual(['name']);
    for (const stream of streams) stream.close();
  });
});
