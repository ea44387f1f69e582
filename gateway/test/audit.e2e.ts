import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { eventually, type TestSystem, type Visitor } from '@araucaria/testing';
import { BackOffice, ok } from './back-office.js';

/** What `npm run audit:verify` runs. */
const VERIFY = fileURLToPath(new URL('../../services/users/dist/audit/verify-audit.js', import.meta.url));

interface Entry {
  action: string;
  actorName: string | null;
  subject: string | null;
  subjectId: string | null;
  origin: string | null;
  details: Record<string, unknown>;
}

describe('the audit trail', () => {
  let office: BackOffice;
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    // A gateway of its own: it counts the refusals of an hour, also those of the file before.
    office = await BackOffice.open('usual', {});
    ({ system, admin } = office);
  });
  afterAll(() => system?.stop());

  const trail = async (query = ''): Promise<Entry[]> =>
    (await ok<{ entries: Entry[] }>(admin.get(`/api/admin/audit?limit=500&${query}`))).entries;
  /** Waits until the trail has `count` entries, because other services and the gateway send theirs later. */
  const entries = async (count: number, query: string): Promise<Entry[]> => {
    await eventually(async () => (await trail(query)).length >= count);
    return trail(query);
  };

  /** What was refused to visitors, which is no part of the trail. */
  const ofVisitors = async () => {
    const page = await ok<{ refusals: Array<{ where: string | null; count: number }> }>(
      admin.get('/api/admin/audit/refusals?limit=500'),
    );
    return page.refusals;
  };

  it('follows a candidate from the first look to the erasure, and outlives the data', async () => {
    const id = await office.candidate({ firstName: 'Zenóbia', lastName: 'Improvável' });
    await ok(admin.get(`/api/candidates/${id}`));
    await ok(admin.graphql(`query { candidate(id: ${id}) { firstName } }`));
    await ok(admin.put(`/api/candidates/${id}/status`, { status: 'reviewing' }));
    await ok(admin.get(`/api/candidates/${id}/export`));
    await ok(admin.delete(`/api/candidates/${id}`), 204);
    const about = `subject=candidate&subjectId=${id}`;
    const found = await eventually(async () => {
      const all = await trail(about);
      const actions = new Set(all.map(({ action }) => action));
      return actions.has('candidate.erased') && actions.has('candidate.viewed') && all;
    });
    expect(found.map(({ action }) => action).toSorted()).toEqual(
      expect.arrayContaining([
        'candidate.erased',
        'candidate.exported',
        'candidate.status-changed',
        'candidate.viewed',
      ]),
    );
    expect(found.every(({ actorName }) => actorName === 'admin')).toBe(true);
    const changed = found.find(({ action }) => action === 'candidate.status-changed');
    expect(changed?.details).toMatchObject({ from: 'new', to: 'reviewing' });
    expect(
      await system.rows(`select 1 from users.audit_entry e where e::text ~* 'zenóbia|improvável'`),
    ).toEqual([]);
  });

  it('records logins, wrong passwords and refusals with the address of their origin', async () => {
    const visitor = system.visitor();
    expect((await visitor.login('admin', 'senha-errada')).status).toBe(401);
    const [failure] = await entries(1, 'action=login.failed');
    expect(failure).toMatchObject({ actorName: null, origin: expect.stringMatching(/127\.0\.0\.1|::1/) });
    expect(await trail('action=login')).toMatchObject([{ actorName: 'admin' }]);

    const account = { username: 'curioso', password: 'uma-senha-boa', isEmployee: true };
    await ok(admin.post('/api/auth/register', account), 201);
    const employee = system.visitor();
    await employee.login(account.username, account.password);
    await ok(employee.get('/api/candidates/1'), 403);
    await ok(visitor.get('/api/users'), 401);
    await employee.graphql('{ userPage { users { id } } }');
    const refusals = await entries(2, 'action=access.refused');
    await eventually(async () => (await ofVisitors()).some(({ where }) => where === 'GET /api/users'));
    expect(refusals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          actorName: 'curioso',
          details: { code: 'FORBIDDEN', where: 'GET /api/candidates/:id', count: 1 },
        }),
        expect.objectContaining({
          actorName: 'curioso',
          details: { code: 'FORBIDDEN', where: 'graphql', count: 1 },
        }),
      ]),
    );
  });

  it('counts refusals of anonymous visitors, of which it records the first of an hour', async () => {
    const seen = async (further: boolean) =>
      (await ofVisitors())
        .filter(({ where }) => (where === null) === further)
        .reduce((sum, { count }) => sum + count, 0);
    const before = await seen(false);
    const visitor = system.visitor();
    for (let n = 0; n < 60; n++) await ok(visitor.get('/api/users'), 401);
    const gateway = system.running.process('gateway');
    await gateway.stop();
    gateway.start();
    await gateway.ready();
    await eventually(async () => (await seen(true)) > 0);
    expect(await seen(false)).toBeLessThanOrEqual(20);
    expect((await seen(false)) - before + (await seen(true))).toBe(60);
  });

  it('is asked by name by whoever may open no candidate, and the search is in it', async () => {
    const id = await office.candidate({
      firstName: 'Zuleica',
      lastName: 'Procurada',
      email: 'zu@exemplo.com',
    });
    const account = { username: 'dpo', password: 'uma-senha-boa', roles: ['encarregado'] };
    await ok(admin.post('/api/auth/register', account), 201);
    const officer = system.visitor();
    await officer.login(account.username, account.password);
    const query = '{ findPersons(name: "procurada zuleica") { candidateId name maskedEmail jobTitle } }';
    const { body } = await officer.graphql<{ findPersons: unknown[] }>(query);
    const shown = { candidateId: id, name: 'Zuleica Procurada', maskedEmail: 'z•••@exemplo.com' };
    expect(body.data?.findPersons).toEqual([expect.objectContaining(shown)]);
    await ok(officer.get(`/api/candidates/${id}`), 403);
    const [search] = await entries(1, 'action=persons.searched');
    expect(search).toMatchObject({ actorName: 'dpo', details: { found: 1, candidates: String(id) } });
  });

  it('counts the reading of a résumé by its address among those that its person sees', async () => {
    const resumeData = Buffer.from('%PDF-1.4 currículo').toString('base64');
    const id = await office.candidate({ resumeData });
    const { resumeUrl } = await ok<{ resumeUrl: string }>(admin.get(`/api/candidates/${id}`));
    await ok(admin.get(resumeUrl));
    const readings = await ok<unknown[]>(admin.get(`/api/candidates/${id}/resume-accesses`));
    expect(readings).toMatchObject([{ actorName: 'admin' }]);
    expect(await entries(1, `action=resume.opened&subjectId=${id}`)).toMatchObject([
      { subject: 'candidate' },
    ]);
  });

  it('is exported for a spreadsheet, which is recorded', async () => {
    const { body, headers } = await admin.get<string>('/api/admin/audit/export.csv?action=login');
    expect(headers.get('content-disposition')).toContain('auditoria.csv');
    expect(body).toContain('Entrou no sistema');
    expect(body).not.toContain('Acesso recusado');
    expect(await trail('action=audit.exported')).toMatchObject([{ actorName: 'admin' }]);
    await ok(admin.get('/api/admin/audit/export.csv?action=anything'), 400);
  });

  it('has the details in the words of the page in the spreadsheet', async () => {
    const { body } = await admin.get<string>('/api/admin/audit/export.csv?action=persons.searched');
    expect(body).toMatch(/encontradas: 1/);
    expect(body).toMatch(/candidaturas: \d+/);
    expect(body).not.toContain('{');
  });

  it('is verified by a command, which reports the first broken entry and its exit code', async () => {
    const [database] = await system.rows<{ name: string }>('select current_database() as name');
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${database?.name}`;
    const verify = () =>
      spawnSync(process.execPath, [VERIFY], { env: { DATABASE_URL: url.href }, encoding: 'utf8' });
    expect(verify()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/entries verified\. Head: \d+:/),
    });
    const change = (to: number) =>
      system.rows(`set session_replication_role = replica;
        update users.audit_entry set actor_id = actor_id + ${to} where seq = 1;
        set session_replication_role = origin`);
    await change(1);
    expect(verify()).toMatchObject({ status: 1, stderr: expect.stringContaining('BROKEN at entry 1') });
    await change(-1);
    expect(verify()).toMatchObject({ status: 0 });
  });

  it('loses no change and no look at a profile while the users service is away', async () => {
    const id = await office.candidate();
    const users = system.running.process('users');
    await users.stop();
    // Sessions and roles are the gateway's: the change itself does not need the users service.
    await ok(admin.put(`/api/candidates/${id}/status`, { status: 'reviewing' }));
    await ok(admin.get(`/api/candidates/${id}`));
    // An export is refused instead.
    await ok(admin.get(`/api/candidates/${id}/export`), 503);
    users.start();
    await users.ready();
    const about = `subject=candidate&subjectId=${id}`;
    expect(await entries(1, `${about}&action=candidate.status-changed`)).toHaveLength(1);
    expect(await entries(1, `${about}&action=candidate.viewed`)).not.toEqual([]);
  });
});
