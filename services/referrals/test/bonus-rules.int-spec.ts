import { ADMIN, EMPLOYEE } from '@araucaria/testing';
import { startReferrals, type Service } from './start-referrals.js';
import { createApplication, setToday } from './fixtures.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
  await service.receive('job.saved', {
    jobId: 200,
    title: 'BP',
    department: 'Recursos Humanos',
    isActive: true,
  });
});
beforeEach(() => setToday(service, '2026-11-21'));
afterAll(() => service.stop());

describe('a bonus rule', () => {
  afterEach(async () => {
    for (const { id } of await service.as(ADMIN).bonusRules())
      await service.as(ADMIN).removeBonusRule({ id });
  });

  it('replaces the default for its department; an odd cent is in the first instalment', async () => {
    await service.as(ADMIN).createBonusRule({ department: ' recursos  HUMANOS ', bonusAmount: 80_001 });
    expect(await createApplication(service, EMPLOYEE, 200)).toMatchObject({
      bonusAmount: 80_001,
      totalBonusAmount: 800.01,
      firstBonusAmount: 400.01,
      secondBonusAmount: 400,
    });
    expect(await createApplication(service, EMPLOYEE, 100)).toMatchObject({ bonusAmount: 50_000 });
    expect(await createApplication(service, EMPLOYEE, null)).toMatchObject({ bonusAmount: 50_000 });
  });

  it('changes the bonus of applications without a hire; a hire fixes the amount', async () => {
    const admin = service.as(ADMIN);
    const of = async ({ candidateId }: { candidateId: number }) =>
      (await admin.applicationsByCandidate({ candidateId }))[0];
    const [hired, waiting, erased] = [
      await createApplication(service, EMPLOYEE, 200),
      await createApplication(service, EMPLOYEE, 200),
      await createApplication(service, EMPLOYEE, 200),
    ];
    await admin.hire({ id: hired.id, hireDate: '2026-11-01' });
    await service.receive('candidate.erased', { candidateId: erased.candidateId });
    const rule = await admin.createBonusRule({ department: 'Recursos Humanos', bonusAmount: 60_000 });
    expect(await of(hired)).toMatchObject({ bonusAmount: 50_000 });
    expect(await of(waiting)).toMatchObject({ bonusAmount: 60_000, firstBonusAmount: 300 });
    expect(await of(erased)).toMatchObject({ bonusAmount: 50_000 });
    await admin.hire({ id: hired.id, hireDate: '2026-11-02' });
    expect(await of(hired)).toMatchObject({ bonusAmount: 50_000 });
    expect(await admin.hire({ id: waiting.id, hireDate: '2026-11-02' })).toMatchObject({
      bonusAmount: 60_000,
    });
    await admin.removeBonusRule({ id: rule.id });
    expect(await of(waiting)).toMatchObject({ bonusAmount: 60_000 });
    expect((await admin.bonusEntries({ id: waiting.id })).at(-1)).toMatchObject({
      kind: 'hired',
      amount: 60_000,
    });
    // After an undo, the next hire fixes the amount by the rules of its time.
    await admin.undoHire({ id: waiting.id, reason: 'Data errada' });
    expect(await admin.hire({ id: waiting.id, hireDate: '2026-11-02' })).toMatchObject({
      bonusAmount: 50_000,
    });
  });

  it('applies to jobs whose title contains its level, whatever case and accents', async () => {
    const admin = service.as(ADMIN);
    const saved = (jobId: number, title: string, department: string) =>
      service.receive('job.saved', { jobId, title, department, isActive: true });
    await saved(301, 'Pessoa Desenvolvedora SENIOR (Java)', 'Engenharia');
    await saved(302, 'Pessoa Desenvolvedora Seniora', 'Engenharia');
    await saved(303, 'Analista Sênior', 'Financeiro');
    await admin.createBonusRule({ jobLevel: ' Sênior ', bonusAmount: 70_000 });
    await admin.createBonusRule({ department: 'Engenharia', bonusAmount: 80_000 });
    await admin.createBonusRule({ department: 'engenharia', jobLevel: 'sênior', bonusAmount: 120_000 });
    await admin.createBonusRule({ bonusAmount: 55_000 });
    const amountOf = async (jobId: number | null) =>
      (await createApplication(service, EMPLOYEE, jobId)).bonusAmount;
    expect(await amountOf(301)).toBe(120_000);
    expect(await amountOf(302)).toBe(80_000);
    expect(await amountOf(303)).toBe(70_000);
    expect(await amountOf(null)).toBe(55_000);
    // The job is renamed before the hire.
    const waiting = await createApplication(service, EMPLOYEE, 303);
    await saved(303, 'Analista Pleno', 'Financeiro');
    expect(await admin.applicationsByCandidate({ candidateId: waiting.candidateId })).toMatchObject([
      { bonusAmount: 55_000 },
    ]);
  });

  it('applies while it is active; the newest of equal rules wins', async () => {
    const admin = service.as(ADMIN);
    await admin.createBonusRule({ department: 'Recursos Humanos', bonusAmount: 60_000 });
    const newer = await admin.createBonusRule({ department: 'Recursos Humanos', bonusAmount: 70_000 });
    const everywhere = await admin.createBonusRule({ bonusAmount: 55_000 });
    expect(await createApplication(service, EMPLOYEE, 200)).toMatchObject({ bonusAmount: 70_000 });
    expect(await createApplication(service, EMPLOYEE, 100)).toMatchObject({ bonusAmount: 55_000 });
    await admin.updateBonusRule({
      ...newer,
      department: 'Recursos Humanos',
      bonusAmount: 70_000,
      active: false,
    });
    expect(await createApplication(service, EMPLOYEE, 200)).toMatchObject({ bonusAmount: 60_000 });
    await admin.removeBonusRule({ id: everywhere.id });
    expect(await createApplication(service, EMPLOYEE, 100)).toMatchObject({ bonusAmount: 50_000 });
  });

  it('is not changed over the change of another user, and the second one gets that rule', async () => {
    const admin = service.as(ADMIN);
    const read = await admin.createBonusRule({ department: 'Engenharia', bonusAmount: 100_000 });
    setToday(service, '2026-11-22');
    const first = await admin.updateBonusRule({ id: read.id, bonusAmount: 70_000, from: read.updatedAt });
    await expect(
      admin.updateBonusRule({ id: read.id, bonusAmount: 90_000, from: read.updatedAt }),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', details: { current: { bonusAmount: 70_000 } } });
    // The same edit again, whose first response was lost, is stored already.
    setToday(service, '2026-11-23');
    expect(await admin.updateBonusRule({ id: read.id, bonusAmount: 70_000, from: read.updatedAt })).toEqual(
      first,
    );
    expect(
      await admin.updateBonusRule({ id: read.id, bonusAmount: 90_000, from: first.updatedAt }),
    ).toMatchObject({ bonusAmount: 90_000 });
  });

  it('can be created, updated, listed and removed', async () => {
    const admin = service.as(ADMIN);
    const rule = await admin.createBonusRule({
      department: 'Engenharia',
      jobLevel: 'Sênior',
      bonusAmount: 100_000,
      description: 'Vagas difíceis',
    });
    expect(rule).toMatchObject({
      department: 'Engenharia',
      jobLevel: 'Sênior',
      bonusAmount: 100_000,
      active: true,
    });
    setToday(service, '2026-11-22');
    const changed = await admin.updateBonusRule({
      id: rule.id,
      department: 'Engenharia',
      bonusAmount: 90_000,
    });
    expect(changed).toMatchObject({
      id: rule.id,
      jobLevel: null,
      description: null,
      bonusAmount: 90_000,
      active: true,
    });
    expect(changed.createdAt).toBe(rule.createdAt);
    expect(changed.updatedAt > rule.updatedAt).toBe(true);
    expect(await admin.bonusRules()).toEqual([changed]);
    await admin.removeBonusRule({ id: rule.id });
    expect(await admin.bonusRules()).toEqual([]);
    await expect(admin.removeBonusRule({ id: rule.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(admin.updateBonusRule({ id: rule.id, bonusAmount: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    [{ bonusAmount: undefined }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: '500' }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: 10.5 }, 'Informe o valor do bônus em centavos'],
    [{ bonusAmount: -1 }, 'O valor do bônus deve ser maior que zero'],
    [{ bonusAmount: 0 }, 'O valor do bônus deve ser maior que zero'],
    [{ bonusAmount: 2 ** 31 }, 'Valor muito alto'],
  ])('is refused with %j', async (rule, message) => {
    await expect(service.as(ADMIN).createBonusRule(rule as never)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'bonusAmount', message }] },
    });
  });
});
