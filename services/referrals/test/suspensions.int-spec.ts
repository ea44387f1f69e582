import type { CandidateView, EventCatalogue, UserView } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { ADMIN, EMPLOYEE, eventually } from '@araucaria/testing';
import { startOfDay } from '../src/calendar.js';
import { known } from './peers.js';
import { nextCandidate, on, referred } from './referred.js';
import { startReferrals, type Service } from './service.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => on(service, '2026-11-21'));
afterAll(() => service.stop());

const changed = (candidateId: number, from: string, to: string, at?: Date) => {
  const change: EventCatalogue['candidate.status-changed'] = {
    candidateId,
    from,
    to,
    actorId: null,
    changeId: null,
    undoes: null,
    notify: false,
  };
  return service.receive('candidate.status-changed', change, at);
};
const of = async (candidateId: number) =>
  (await service.as(ADMIN).applicationsByCandidate({ candidateId }))[0];

/** Hired on 1 August by the candidates service; both instalments are due. */
const hired = async () => {
  const application = await referred(service);
  await changed(application.candidateId, 'approved', 'contratado');
  await service.receive('candidate.hired', {
    candidateId: application.candidateId,
    hireDate: '2026-08-01T15:00:00.000Z',
  });
  return application;
};

describe('the bonus of a hire that no longer stands', () => {
  it.each([
    ['rejected', 'candidate_rejected', 'Suspenso: candidato reprovado'],
    ['declined', 'candidate_rejected', 'Suspenso: candidato reprovado'],
    ['approved', 'hire_undone', 'Suspenso: contratação desfeita'],
  ])('is suspended with its reason when the candidate is %s, and resumes', async (status, hold, label) => {
    const { id, candidateId } = await hired();
    await changed(candidateId, 'contratado', status);
    expect(await of(candidateId)).toMatchObject({
      hold,
      holdLabel: label,
      holdSince: expect.any(String) as string,
      paymentStatus: 'suspended',
      priority: 'low',
      isHired: true,
    });
    await expect(service.as(ADMIN).payFirst({ id, paid: true })).rejects.toMatchObject({
      code: 'BONUS_SUSPENDED',
      message: `${label}. Nada pode ser pago.`,
      status: 409,
    });
    expect(await service.published('referral.bonus-suspended')).toContainEqual({ referralApplicationId: id });

    await changed(candidateId, status, 'hired');
    expect(await of(candidateId)).toMatchObject({
      hold: null,
      paymentStatus: 'overdue',
      hireDate: startOfDay('2026-08-01'),
    });
    expect(await service.published('referral.bonus-resumed')).toContainEqual({ referralApplicationId: id });
    expect((await service.as(ADMIN).bonusEntries({ id })).map(({ kind }) => kind)).toEqual([
      'registered',
      'hired',
      'suspended',
      'resumed',
    ]);
    expect(await service.as(ADMIN).payFirst({ id, paid: true })).toMatchObject({ status: 'first_paid' });
  });

  it('is not announced while it is suspended, and is when it resumes', async () => {
    const { id, candidateId } = await referred(service);
    await changed(candidateId, 'approved', 'hired');
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    await changed(candidateId, 'hired', 'rejected');
    const announced = async () =>
      (await service.published('referral.bonus-due')).filter((one) => one.referralApplicationId === id);
    on(service, '2027-01-06');
    await service.app.get(Timers).runCron('bonus');
    expect(await announced()).toEqual([]);
    await changed(candidateId, 'rejected', 'contratado');
    await eventually(async () => (await announced()).length > 0);
    expect(await announced()).toMatchObject([{ instalment: 1, dueDate: '2027-01-05' }]);
  });

  it('goes by the newest status in whatever order the events arrive, also before the application', async () => {
    const { candidateId } = await hired();
    const at = (minute: number) => new Date(Date.now() + minute * 60_000);
    await changed(candidateId, 'rejected', 'hired', at(2));
    await changed(candidateId, 'hired', 'rejected', at(1));
    expect(await of(candidateId)).toMatchObject({ hold: null });

    const { code } = await service.as(EMPLOYEE).create({ jobId: 100 });
    const early = nextCandidate();
    await changed(early, 'new', 'rejected');
    await service.receive('candidate.applied', { candidateId: early, jobId: 100, referralCode: code });
    expect(await of(early)).toMatchObject({ hold: 'candidate_rejected', isHired: false });
  });

  it('of a candidate who only had a date from an administrator is not suspended by other changes', async () => {
    const { id, candidateId } = await referred(service);
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await changed(candidateId, 'new', 'reviewing');
    expect(await of(candidateId)).toMatchObject({ hold: null, paymentStatus: 'overdue' });
  });

  it('whose date was removed starts anew with the next hire', async () => {
    const { id, candidateId } = await hired();
    await changed(candidateId, 'contratado', 'approved');
    await service.as(ADMIN).undoHire({ id, reason: 'Pessoa errada' });
    expect(await of(candidateId)).toMatchObject({
      hold: null,
      paymentStatus: 'awaiting_hire',
      hireDate: null,
    });
    await changed(candidateId, 'approved', 'contratado');
    expect(await of(candidateId)).toMatchObject({ hold: null, isHired: true });
  });

  it('moves with the date of the hire, what is paid apart', async () => {
    const { id, candidateId } = await hired();
    await service.as(ADMIN).payFirst({ id, paid: true });
    await service.as(ADMIN).hire({ id, hireDate: '2026-10-10' });
    expect(await of(candidateId)).toMatchObject({
      hireDate: startOfDay('2026-10-10'),
      firstBonusDueDate: startOfDay('2026-09-15'),
      secondBonusDueDate: startOfDay('2027-01-08'),
    });
  });
});

describe('a self-referral', () => {
  const apply = async (candidate: Partial<CandidateView>, referralCode: string) => {
    const candidateId = nextCandidate();
    const person = { id: candidateId, email: 'x@example.com', phone: '4133330000', ...candidate };
    known.candidates.set(candidateId, person as CandidateView);
    await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode });
    return candidateId;
  };
  const visitor = async (code: string, referrerEmail: string) => {
    await service.as().createAnonymous({ code, referrerName: 'Joana Prado', referrerEmail });
    return code;
  };
  const heldAs = async (candidateId: number, hold: string) => {
    await eventually(async () => (await of(candidateId))?.hold === hold);
  };

  it('by the same mailbox brings no bonus, and says so', async () => {
    const code = await visitor('REFSELF01', 'Joana.Prado@gmail.com');
    const candidateId = await apply({ email: 'joanaprado+vagas@GMAIL.com' }, code);
    await heldAs(candidateId, 'self_referral');
    const application = await of(candidateId);
    expect(application).toMatchObject({
      holdLabel: 'Sem bônus: autoindicação',
      paymentStatus: 'suspended',
    });
    const id = application?.id as number;
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await expect(service.as(ADMIN).payFirst({ id, paid: true })).rejects.toMatchObject({
      code: 'BONUS_SUSPENDED',
    });
    expect((await service.as(ADMIN).bonusEntries({ id }))[1]).toMatchObject({ kind: 'refused' });
  });

  it('by the phone of an own application is found too, and one of a stranger is none', async () => {
    const code = await visitor('REFSELF02', 'paula@example.com');
    await apply({ email: 'paula@example.com', phone: '+55 (41) 99876-5432' }, 'REFUNKNWN');
    await heldAs(await apply({ email: 'outra@example.com', phone: '041 9876-5432' }, code), 'self_referral');
    const stranger = await apply({ email: 'carlos@example.com', phone: '(41) 99876-0000' }, code);
    const { id } = (await of(stranger)) as { id: number };
    await service.receive('referral.applied', {
      referralApplicationId: id,
      referralId: 1,
      candidateId: stranger,
    });
    expect(await of(stranger)).toMatchObject({ hold: null });
  });

  it('of a user by the e-mail of the account is refused, and an administrator may accept it', async () => {
    known.users.set(EMPLOYEE.id, {
      id: EMPLOYEE.id,
      username: 'maria',
      email: 'maria@araucaria.example',
    } as UserView);
    const { code } = await service.as(EMPLOYEE).create({ jobId: 100 });
    const candidateId = await apply({ email: 'MARIA@araucaria.example' }, code);
    await heldAs(candidateId, 'self_referral');
    const { id } = (await of(candidateId)) as { id: number };
    const reason = 'Telefone da família';
    expect(await service.as(ADMIN).releaseBonus({ id, reason })).toMatchObject({ hold: null });
    expect((await service.as(ADMIN).bonusEntries({ id })).at(-1)).toMatchObject({ kind: 'released', reason });
    const other = await referred(service);
    await expect(service.as(ADMIN).releaseBonus({ id: other.id, reason })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
