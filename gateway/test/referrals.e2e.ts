import type { TestSystem, Visitor } from '@araucaria/testing';
import { BackOffice, ok, type Row } from './back-office.js';

describe('referrals', () => {
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

  it('handles a referral from the link to the second instalment', async () => {
    const code = 'REFAZX9K1';
    const anonymous = { code, referrerName: 'Ana Souza', referrerEmail: 'ana@example.com', jobId: 5 };
    const { id: referralId } = await ok(visitor.post('/api/referrals/anonymous', anonymous), 201);
    expect(
      await ok(
        visitor.post('/api/referrals/anonymous', { ...anonymous, referrerEmail: 'b@example.com' }),
        409,
      ),
    ).toMatchObject({
      code: 'REFERRAL_CODE_TAKEN',
    });
    expect(await ok(visitor.get(`/api/referrals/code/${code}`))).toEqual({
      referral: { id: referralId, referrerName: 'Ana Souza' },
      job: { id: 5, title: 'Indicação espontânea' },
    });
    await ok(visitor.get('/api/referrals/code/REF999999'), 404);
    await ok(visitor.post(`/api/referrals/${referralId}/click`), 204);

    const candidateId = await office.candidate({ referralCode: code });
    await system.settle();
    const [application] = await ok<Row[]>(admin.get(`/api/referral-applications?candidateId=${candidateId}`));
    expect(application).toMatchObject({
      referralId,
      candidateId,
      referrerName: 'Ana Souza',
      status: 'pending',
      bonusAmount: 50_000,
      totalBonusAmount: 500,
    });
    expect(application?.candidateName).toMatch(/^Joana Prado/);
    const path = `/api/referral-applications/${application?.id}`;
    expect(await ok(admin.put(`${path}/first-bonus`, { paid: true }), 409)).toMatchObject({
      code: 'HIRE_MISSING',
    });
    expect(await ok(admin.put(`${path}/hire`, { hireDate: '2026-01-05' }))).toMatchObject({ isHired: true });
    expect(await ok(admin.put(`${path}/second-bonus`, { paid: true }), 409)).toMatchObject({
      code: 'BONUS_ORDER',
    });
    const ids = async (list: string) =>
      (await ok<Row[]>(admin.get(`/api/referral-bonus/${list}`))).map(({ id }) => id);
    expect(await ids('pending')).toContain(application?.id);
    expect(await ids('predicted')).toContain(application?.id);
    expect(await ok(admin.put(`${path}/first-bonus`, { paid: true, paidDate: '2026-02-20' }))).toMatchObject({
      firstBonusPaid: true,
    });
    expect(await ok(admin.put(`${path}/second-bonus`, { paid: true }))).toMatchObject({ bonusPaid: true });
    expect(await ids('completed')).toContain(application?.id);
    expect(await ids('pending')).not.toContain(application?.id);

    const rejected = await office.candidate({ referralCode: code, lastName: 'Rejeitada' });
    await ok(admin.put(`/api/candidates/${rejected}/status`, { status: 'rejected' }));
    await system.settle();
    const predicted = async (situation: string) =>
      String((await admin.get(`/api/referral-bonus/predicted.csv?situation=${situation}`)).body);
    expect(await predicted('ended')).toContain('Rejeitada');
    expect(await predicted('open')).not.toContain('Rejeitada');
    await ok(admin.get('/api/referral-bonus/predicted.csv?situation=constructor'), 400);
    await ok(admin.get('/api/referral-bonus/predicted.csv?sort=constructor'), 400);
    const candidates = async (sort: string) =>
      String((await admin.get(`/api/referral-bonus/predicted.csv?sort=${sort}`)).body)
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(';')[0]);
    const byName = (await candidates('candidate')).filter((name) => name !== 'Candidato removido');
    expect(byName).toEqual(
      [...byName].sort((one, other) => String(one).localeCompare(String(other), 'pt-BR')),
    );
    expect((await candidates('-candidate')).filter((name) => name !== 'Candidato removido')).toEqual(
      byName.toReversed(),
    );

    const mine = await ok<Row & { code: string; jobTitle: string }>(
      admin.post('/api/referrals', { jobId }),
      201,
    );
    expect(mine).toMatchObject({
      jobId,
      username: 'admin',
      jobTitle: expect.any(String),
      code: expect.stringMatching(/^REF[A-Z0-9]{6}$/),
    });
    expect(await ok<Row[]>(admin.get('/api/referrals/user'))).toContainEqual(
      expect.objectContaining({ id: mine.id }),
    );
    const all = await ok<{ referrals: Row[]; pagination: object }>(
      admin.get('/api/referrals/all?page=1&limit=20'),
    );
    expect(all.pagination).toMatchObject({ page: 1, limit: 20, total: 2, totalPages: 1 });
    expect(all.referrals).toContainEqual(expect.objectContaining({ id: referralId, clicks: 1 }));

    const found = async (query: string) =>
      (await ok<{ referrals: Row[] }>(admin.get(`/api/referrals/all?${query}`))).referrals.map(
        ({ id }) => id,
      );
    const title = encodeURIComponent(mine.jobTitle.toUpperCase());
    expect(await found(`search=ADMIN%20${mine.code}`)).toEqual([mine.id]);
    expect(await found(`search=${title}`)).toContain(mine.id);
    expect(await found('search=ninguém')).toEqual([]);
    expect(await found('sort=-clicks')).toEqual([referralId, mine.id]);
    expect(await found('sort=clicks&limit=1')).toEqual([mine.id]);
    expect((await found('sort=referrerName')).toReversed()).toEqual(await found('sort=-referrerName'));
    await ok(admin.get('/api/referrals/all?sort=password'), 400);
    const file = await admin.get<string>(`/api/referrals/export.csv?search=${mine.code}`);
    expect(String(file.body).trim().split('\r\n')).toHaveLength(2);
    const withCandidates = String(
      (await admin.get(`/api/referrals/export.csv?search=${anonymous.code}`)).body,
    );
    expect(withCandidates).toMatch(/;Candidatos\r?\n/);
    expect(withCandidates).toMatch(/Joana Prado[^;]* \(Pagamentos completos\)/);
    expect(withCandidates).toContain('Rejeitada (Suspenso: candidato reprovado)');

    // The record of what was paid stays, and says that the name is gone.
    await ok(admin.delete(`/api/candidates/${candidateId}`), 204);
    await system.settle();
    const completed = String((await admin.get('/api/referral-bonus/completed.csv')).body);
    expect(completed).toMatch(/\nCandidato removido;Ana Souza;/);
  });

  it('creates, updates, deletes and validates bonus rules', async () => {
    const rule = { department: 'Engenharia', bonusAmount: 80_000, description: 'Difícil de achar' };
    const made = await ok(admin.post('/api/referral-bonus-rules', rule), 201);
    expect(made).toMatchObject({ ...rule, active: true });
    expect(
      await ok(admin.put(`/api/referral-bonus-rules/${made.id}`, { ...rule, active: false })),
    ).toMatchObject({ active: false });
    expect(await ok<Row[]>(admin.get('/api/referral-bonus-rules'))).toHaveLength(1);
    await ok(admin.delete(`/api/referral-bonus-rules/${made.id}`), 204);
    expect(await ok(admin.post('/api/referral-bonus-rules', { bonusAmount: -1 }), 400)).toMatchObject({
      errors: [{ field: 'bonusAmount' }],
    });
  });
});
