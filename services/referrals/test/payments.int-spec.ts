import type { BonusEntryView } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startOfDay } from '../src/records/days.js';
import { createApplication, setToday } from './fixtures.js';
import { peerData } from './peers.js';
import { startReferrals, type Service } from './start-referrals.js';

let service: Service;
const OTHER_ADMIN = { ...ADMIN, id: 77, username: 'bruna' };

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => setToday(service, '2026-11-21'));
afterAll(() => service.stop());

const hired = async (hireDate = '2026-08-01'): Promise<number> => {
  const { id } = await createApplication(service);
  await service.as(ADMIN).hire({ id, hireDate });
  return id;
};
const brief = (entries: BonusEntryView[]) =>
  entries.map(({ kind, instalment, amount, reason, actorName }) => [
    kind,
    instalment,
    amount,
    reason,
    actorName,
  ]);

describe('a payment', () => {
  it('returns who registered it and when', async () => {
    const id = await hired();
    expect(await service.as(OTHER_ADMIN).payFirst({ id, paid: true, paidDate: '2026-11-01' })).toMatchObject({
      firstBonusPaid: true,
      firstBonusPaidDate: startOfDay('2026-11-01'),
      firstBonusPaidBy: 'bruna',
      firstBonusPaidAt: expect.stringMatching(/^2026-11-21T15:00:/) as string,
      secondBonusPaidBy: null,
    });
  });

  it('is rejected with the name of the first payer for a second `from: unpaid`; without `from` it changes nothing', async () => {
    const id = await hired();
    const pay = (actor: typeof ADMIN) => service.as(actor).payFirst({ id, paid: true, from: 'unpaid' });
    const race = await Promise.allSettled([pay(ADMIN), pay(OTHER_ADMIN)]);
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = race[0]?.status === 'fulfilled' ? ADMIN : OTHER_ADMIN;
    expect(race.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: `Esta parcela já foi paga em 21/11/2026 por ${winner.username}.`,
      details: { current: 'paid', changedBy: winner.username, changedAt: expect.any(String) as string },
    });
    expect(await service.as(OTHER_ADMIN).payFirst({ id, paid: true })).toMatchObject({
      firstBonusPaidBy: winner.username,
    });
    expect(await service.published('referral.bonus-paid')).toHaveLength(2);
  });

  it('that its payer registers or reverses again, because the response was lost, is said to stand', async () => {
    const id = await hired();
    const pay = (paidDate?: string) =>
      service.as(ADMIN).payFirst({ id, paid: true, from: 'unpaid', paidDate });
    await pay();
    await expect(pay()).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Você já registrou este pagamento em 21/11/2026 às 12:00, com a data 21/11/2026.',
      details: { isOwn: true },
    });
    await expect(pay('2026-11-20')).rejects.toMatchObject({ details: { isOwn: false } });
    const reverse = (actor: typeof ADMIN) =>
      service.as(actor).payFirst({ id, paid: false, from: 'paid', reason: 'Pago em dobro' });
    await reverse(ADMIN);
    await expect(reverse(ADMIN)).rejects.toMatchObject({
      message: 'Você já desfez este pagamento em 21/11/2026 às 12:00.',
      details: { isOwn: true },
    });
    await expect(reverse(OTHER_ADMIN)).rejects.toMatchObject({ details: { isOwn: false } });
  });

  it.each([
    ['rejected', 'Suspenso: candidato reprovado'],
    ['reviewing', 'Suspenso: contratação desfeita'],
  ] as const)(
    'is refused for a candidate who is %s by now, before any event says so',
    async (status, label) => {
      const { id, candidateId } = await createApplication(service);
      await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
      peerData.hireStates.set(candidateId, { status, wasHired: true });
      await expect(service.as(ADMIN).payFirst({ id, paid: true })).rejects.toMatchObject({
        code: 'BONUS_SUSPENDED',
        message: `${label}. Nada pode ser pago.`,
      });
      peerData.hireStates.set(candidateId, { status: 'contratado', wasHired: true });
      expect(await service.as(ADMIN).payFirst({ id, paid: true })).toMatchObject({ firstBonusPaid: true });
    },
  );

  it('is refused while candidates does not answer, and can be reversed then', async () => {
    const id = await hired();
    const other = await hired();
    await service.as(ADMIN).payFirst({ id, paid: true });
    peerData.candidatesFail = true;
    const refused = service.as(ADMIN).payFirst({ id: other, paid: true });
    await expect(refused).rejects.toMatchObject({ status: 503 });
    expect(await service.as(ADMIN).payFirst({ id, paid: false })).toMatchObject({ firstBonusPaid: false });
    peerData.candidatesFail = false;
    expect(await service.as(ADMIN).payFirst({ id: other, paid: true })).toMatchObject({
      firstBonusPaid: true,
    });
  });

  it('is reversed with a reason; the ledger holds each entry', async () => {
    const id = await hired();
    const admin = service.as(ADMIN);
    await admin.payFirst({ id, paid: true, paidDate: '2026-11-01' });
    await admin.paySecond({ id, paid: true, paidDate: '2026-11-02' });
    await service
      .as(OTHER_ADMIN)
      .paySecond({ id, paid: false, from: 'paid', reason: 'Conta bancária errada' });
    const again = await admin.paySecond({ id, paid: true, paidDate: '2026-11-20', from: 'unpaid' });
    expect(again).toMatchObject({
      secondBonusPaidDate: startOfDay('2026-11-20'),
      secondBonusPaidBy: ADMIN.username,
    });
    const entries = await admin.bonusEntries({ id });
    expect(brief(entries)).toEqual([
      ['registered', null, 50_000, null, null],
      ['hired', null, 50_000, null, ADMIN.username],
      ['paid', 1, 25_000, null, ADMIN.username],
      ['paid', 2, 25_000, null, ADMIN.username],
      ['reversed', 2, -25_000, 'Conta bancária errada', 'bruna'],
      ['paid', 2, 25_000, null, ADMIN.username],
    ]);
    expect(entries[4]?.reverses).toBe(entries[3]?.id);
    expect(entries[3]?.day).toBe(startOfDay('2026-11-02'));
  });

  it('that another person reversed meanwhile is not reversed again', async () => {
    const id = await hired();
    await service.as(ADMIN).payFirst({ id, paid: true });
    const reverse = (actor: typeof ADMIN) =>
      service.as(actor).payFirst({ id, paid: false, from: 'paid', reason: 'Engano' });
    await reverse(ADMIN);
    await expect(reverse(OTHER_ADMIN)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: `O pagamento desta parcela já foi desfeito em 21/11/2026 por ${ADMIN.username}.`,
      details: { current: 'unpaid' },
    });
    // Without `from`, as older clients send it, a reversal needs no reason and can be repeated.
    expect(await service.as(ADMIN).payFirst({ id, paid: false })).toMatchObject({ firstBonusPaid: false });
  });

  it('stays in a ledger that the database protects against changes', async () => {
    const id = await hired();
    for (const sql of [
      'update bonus_entry set amount_cents = 1 where application_id = $1',
      'delete from bonus_entry where application_id = $1',
    ])
      await expect(service.rows(sql, [id])).rejects.toMatchObject({ message: 'bonus_entry is append-only' });
  });
});

describe('a hire', () => {
  it.each([
    ['2099-01-01', 'A data de contratação pode ser no máximo 180 dias depois de hoje (até 20/05/2027)'],
    ['2027-05-21', 'A data de contratação pode ser no máximo 180 dias depois de hoje (até 20/05/2027)'],
  ])('on %s is rejected', async (hireDate, message) => {
    const { id } = await createApplication(service);
    await expect(service.as(ADMIN).hire({ id, hireDate })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'hireDate', message }] },
    });
    expect(await service.as(ADMIN).hire({ id, hireDate: '2027-05-20' })).toMatchObject({ isHired: true });
  });

  it('is undone with a reason, unless an instalment is paid', async () => {
    const admin = service.as(ADMIN);
    const id = await hired();
    await admin.payFirst({ id, paid: true });
    const undo = () => admin.undoHire({ id, reason: 'Registrada na pessoa errada' });
    await expect(undo()).rejects.toMatchObject({ code: 'BONUS_PAID', status: 409 });
    await admin.payFirst({ id, paid: false, reason: 'Engano' });
    expect(await undo()).toMatchObject({ status: 'pending', hireDate: null, firstBonusDueDate: null });
    expect(await undo()).toMatchObject({ status: 'pending' });
    expect((await admin.bonusEntries({ id })).at(-1)).toMatchObject({
      kind: 'hire-undone',
      reason: 'Registrada na pessoa errada',
      day: startOfDay('2026-08-01'),
    });
    await expect(admin.undoHire({ id, reason: ' a ' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is rejected with the date of the first administrator for a second one; the date of an event is replaced', async () => {
    const { id, candidateId } = await createApplication(service);
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T12:00:00.000Z' });
    const hire = (actor: typeof ADMIN, hireDate: string) =>
      service.as(actor).hire({ id, hireDate, from: 'none' });
    await hire(ADMIN, '2026-11-10');
    await expect(hire(OTHER_ADMIN, '2026-11-12')).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: `A contratação já foi registrada com a data 10/11/2026 por ${ADMIN.username}.`,
      details: { current: '2026-11-10', changedBy: ADMIN.username },
    });
    // The same date again, because the first response was lost.
    expect(await hire(ADMIN, '2026-11-10')).toMatchObject({ hireDate: startOfDay('2026-11-10') });
    // Its undo would otherwise be offered to both.
    await expect(hire(OTHER_ADMIN, '2026-11-10')).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { changedBy: ADMIN.username },
    });
    expect(
      await service.as(OTHER_ADMIN).hire({ id, hireDate: '2026-11-12', from: '2026-11-10' }),
    ).toMatchObject({ hireDate: startOfDay('2026-11-12') });
  });

  it('that another person has undone is not undone again', async () => {
    const id = await hired();
    await service.as(ADMIN).undoHire({ id, reason: 'Registrada na pessoa errada' });
    await expect(
      service.as(OTHER_ADMIN).undoHire({ id, reason: 'Não compareceu no primeiro dia' }),
    ).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: `A contratação já foi desfeita em 21/11/2026 por ${ADMIN.username}.`,
      details: { changedBy: ADMIN.username },
    });
  });
});
