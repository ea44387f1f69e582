import { addDays, today, type TestSystem, type Visitor } from '@araucaria/testing';
import { BackOffice, ok, type Row } from './back-office.js';

describe('jobs and candidates', () => {
  let office: BackOffice;
  let system: TestSystem;
  let admin: Visitor;
  let visitor: Visitor;
  let jobId: number;
  beforeAll(async () => {
    office = await BackOffice.open();
    ({ system, admin, visitor, jobId } = office);
  });
  afterAll(() => system?.stop());

  it('creates, updates, deletes and validates jobs', async () => {
    const jobInput = {
      title: 'Pessoa Testadora',
      department: 'Qualidade',
      location: 'Curitiba, PR',
      type: 'CLT',
      description: 'Encontrar o que falta.',
      requirements: 'Curiosidade, Paciência',
      salaryMin: '',
      salaryMax: null,
    };
    const made = await ok(admin.post('/api/jobs', jobInput), 201);
    expect(made).toMatchObject({ title: jobInput.title, salaryMin: null, salaryMax: null, isActive: true });
    const changed = await ok(
      admin.put(`/api/jobs/${made.id}`, { ...jobInput, title: 'Outra', isActive: false }),
    );
    expect(changed).toMatchObject({ title: 'Outra', isActive: false });
    const ids = (jobs: Row[]) => jobs.map(({ id }) => id);
    expect(ids((await visitor.get<Row[]>('/api/jobs')).body)).not.toContain(made.id);
    expect(ids((await admin.get<Row[]>('/api/jobs')).body)).toContain(made.id);
    await ok(admin.delete(`/api/jobs/${made.id}`), 204);
    await ok(admin.get(`/api/jobs/${made.id}`), 404);
    expect(await ok(admin.put('/api/jobs/5', jobInput), 409)).toMatchObject({ code: 'SYSTEM_JOB' });
    expect(await ok(admin.post('/api/jobs', { ...jobInput, requirements: 'x' }), 400)).toMatchObject({
      errors: [{ field: 'requirements', message: 'Informe pelo menos um requisito para a vaga' }],
    });
  });

  it('previews, applies and undoes a change of status of several candidates', async () => {
    const ids = [await office.candidate(), await office.candidate()];
    const preview = await admin.graphql<{ previewStatusChange: Row[] }>(
      `query ($ids: [Int!]!) {
         previewStatusChange(ids: $ids, status: rejected) { candidateId from outcome }
         candidateIds(sort: createdAt_DESC, limit: 2)
       }`,
      { ids },
    );
    expect(preview.body.data).toEqual({
      previewStatusChange: ids.map((candidateId) => ({ candidateId, from: 'new', outcome: 'change' })),
      candidateIds: ids.toReversed(),
    });
    const change = await ok(admin.put('/api/candidates/status', { ids, status: 'rejected' }));
    expect(change).toMatchObject({ left: [], changed: [{ to: 'rejected' }, { to: 'rejected' }] });
    const undone = await admin.graphql<{ undoStatusChange: Row }>(
      'mutation ($change: ID!) { undoStatusChange(changeId: $change) { changed { to } left { reason } } }',
      { change: change.changeId },
    );
    expect(undone.body.data.undoStatusChange).toEqual({ changed: [{ to: 'new' }, { to: 'new' }], left: [] });
    const again = `/api/candidates/status-changes/${String(change.changeId)}/undo`;
    expect(await ok(admin.post(again))).toMatchObject({ changed: [{ to: 'new' }, { to: 'new' }] });
    await ok(admin.put('/api/candidates/status', { ids: 'all', status: 'rejected' }), 400);
  });

  it('approves, rejects and hires candidates', async () => {
    const id = await office.candidate({
      experiences: [{ company: 'Padaria Digital', position: 'Dev', startDate: '2020-01' }],
      education: [{ institution: 'UFPR', degree: 'Computação', startDate: '2015-02', endDate: '2019-12' }],
    });
    expect(await ok<Row[]>(admin.get(`/api/candidates/${id}/experiences`))).toMatchObject([
      { company: 'Padaria Digital' },
    ]);
    expect(await ok<Row[]>(admin.get(`/api/candidates/${id}/education`))).toMatchObject([
      { institution: 'UFPR' },
    ]);
    expect(await ok(admin.put(`/api/candidates/${id}/score`, { score: 80 }))).toMatchObject({
      id,
      score: 80,
    });
    expect(await ok(admin.post(`/api/candidates/${id}/approve`, {}))).toMatchObject({ status: 'approved' });
    expect(await ok<Row[]>(admin.get('/api/candidates/approved'))).toContainEqual(
      expect.objectContaining({ id }),
    );
    const startDate = addDays(today(), 30);
    const step = { hiringStep: 'documents', notes: 'Pedir RG', startDate };
    expect(await ok(admin.put(`/api/candidates/${id}/hiring-step`, step))).toMatchObject({
      hiringStep: 'documents',
      startDate,
    });
    expect(await ok<Row[]>(admin.get('/api/hiring/in-progress'))).toContainEqual(
      expect.objectContaining({ id, hiringStep: 'documents' }),
    );
    expect(await ok(admin.post(`/api/candidates/${id}/reject`, {}))).toMatchObject({ status: 'rejected' });
    for (const score of [-1, 101, 'x', null, 1.5])
      expect(await ok(admin.put(`/api/candidates/${id}/score`, { score }), 400)).toMatchObject({
        errors: [{ field: 'score' }],
      });
    expect(await ok(admin.put(`/api/candidates/${id}/hiring-step`, { hiringStep: 'x' }), 400)).toMatchObject({
      errors: [{ field: 'hiringStep', message: 'Selecione uma etapa de contratação para continuar' }],
    });
    await ok(admin.put('/api/candidates/2147483647/status', { status: 'new' }), 404);
  });

  it('reports hiring figures', async () => {
    const id = await office.candidate();
    await ok(admin.put(`/api/candidates/${id}/status`, { status: 'hired' }));
    const figures = await ok<Record<string, number>>(admin.get('/api/hiring/dashboard'));
    expect(figures.candidatesHired).toBeGreaterThan(0);
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining([
        'totalCandidates',
        'candidatesInHiringProcess',
        'pendingOffers',
        'completedProcesses',
      ]),
    );
    expect(await ok<Row[]>(admin.get('/api/hiring/recent-hires'))).toContainEqual(
      expect.objectContaining({ id }),
    );
    expect(await ok<Row[]>(admin.get('/api/hiring/stages'))).toHaveLength(5);
    expect(await ok<Row[]>(admin.get('/api/hiring/hires-per-month'))).toHaveLength(12);
  });

  it('reports hiring figures of a period, department or job, by REST and GraphQL', async () => {
    const id = await office.candidate();
    await ok(admin.put(`/api/candidates/${id}/status`, { status: 'hired' }));
    const { department } = await ok<{ department: string }>(admin.get(`/api/jobs/${jobId}`));
    const now = { startDate: today(), endDate: today(), department, job: String(jobId) };
    const before = { ...now, startDate: addDays(today(), -9), endDate: addDays(today(), -1) };
    const query = `query Figures($filter: HiringFilter) {
      hiringDashboard(filter: $filter) { candidatesHired } recentHires(filter: $filter) { id }
      hireTimeline(filter: $filter) { hires unit } hiringStages(filter: $filter) { candidates }
      hiringInProgress(filter: $filter) { id } }`;
    for (const [filter, isCounted] of [
      [now, true],
      [before, false],
      [{ ...now, job: 'talent-bank' }, false],
    ] as const) {
      const path = (name: string) => `/api/hiring/${name}?${new URLSearchParams(filter).toString()}`;
      const summary = await ok<{ candidatesHired: number }>(admin.get(path('dashboard')));
      const hires = await ok<Row[]>(admin.get(path('recent-hires')));
      const timeline = await ok<{ hires: number; unit: string }>(admin.get(path('timeline')));
      const inProgress = await ok<Row[]>(admin.get(path('in-progress')));
      expect(summary.candidatesHired > 0).toBe(isCounted);
      expect(hires.some((hire) => hire.id === id)).toBe(isCounted);
      expect(timeline.hires > 0).toBe(isCounted);
      expect(timeline.unit).toBe('day');
      const { body } = await admin.graphql(query, { filter });
      expect(body.data).toMatchObject({
        hiringDashboard: { candidatesHired: summary.candidatesHired },
        recentHires: hires.map((hire) => ({ id: hire.id })),
        hireTimeline: { hires: timeline.hires, unit: timeline.unit },
        hiringInProgress: inProgress.map((process) => ({ id: process.id })),
      });
    }
    for (const name of ['dashboard', 'recent-hires', 'in-progress', 'stages', 'timeline'])
      expect(await ok(admin.get(`/api/hiring/${name}?startDate=ontem`), 400)).toMatchObject({
        errors: [{ field: 'startDate' }],
      });
  });

  describe('an application, for administrators', () => {
    it('is listed in pages, filtered and sorted', async () => {
      for (let n = 0; n < 3; n++) await office.candidate();
      const { body } = await admin.get<{ candidates: object[]; pagination: object }>(
        `/api/candidates?page=1&limit=2&job=${jobId}&status=new,reviewing&search=joana&sort=-score&_=1`,
      );
      expect(body.candidates).toHaveLength(2);
      expect(body.pagination).toMatchObject({
        currentPage: 1,
        limit: 2,
        hasNextPage: true,
        hasPreviousPage: false,
      });
      const byDefault = (await admin.get<{ pagination: { limit: number } }>('/api/candidates')).body;
      expect(byDefault.pagination.limit).toBe(10);
      const bank = (
        await admin.get<{ candidates: Array<{ jobId: null }> }>('/api/candidates?job=talent-bank')
      ).body;
      expect(bank.candidates.every(({ jobId: none }) => none === null)).toBe(true);
    });

    it.each([
      'page=x',
      'page=0',
      'limit=101',
      'status=nonsense',
      'sort=up',
      'startDate=yesterday',
      'job=abc',
      'page=1&page=2',
    ])('refuses the query %s', async (query) => {
      expect(await admin.get(`/api/candidates?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', errors: [{ message: expect.any(String) }] },
      });
    });

    it('changes its status, and the history names the acting user', async () => {
      const id = await office.candidate();
      const change = { status: 'reviewing', note: 'Bom perfil' };
      expect(await admin.put(`/api/candidates/${id}/status`, change)).toMatchObject({
        status: 200,
        body: { id, status: 'reviewing' },
      });
      expect((await admin.get(`/api/candidates/${id}/history`)).body).toMatchObject([
        { to: 'new' },
        { from: 'new', to: 'reviewing', note: 'Bom perfil', actorName: 'admin' },
      ]);
      const query = `{ candidate(id: ${id}) { status job { id title } history { kind to } experiences { company } } }`;
      const { body } = await admin.graphql<{ candidate: object }>(query);
      expect(body.data.candidate).toMatchObject({
        status: 'reviewing',
        job: { id: jobId },
        history: [
          { kind: 'STATUS', to: 'new' },
          { kind: 'STATUS', to: 'reviewing' },
        ],
      });
      const unknown = await admin.put(`/api/candidates/${id}/status`, { status: 'nonsense' });
      expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'status' }] } });
    });
  });
});
