import type { CandidateView, EventCatalogue, UserView } from '@araucaria/contracts';
import { Timers } from '@araucaria/messaging';
import { ADMIN, EMPLOYEE, eventually } from '@araucaria/testing';
import { startOfDay } from '../src/records/days.js';
import { peerData } from './peers.js';
import { createApplication, nextCandidateId, setToday } from './fixtures.js';
import { startReferrals, type Service } from './start-referrals.js';

let service: Service;

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => setToday(service, '2026-11-21'));
afterAll(() => service.stop());

const changed = (candidateId: number, from: string, to: string, occurredAt?: Date) => {
  const change: EventCatalogue['candidate.status-changed'] = {
    candidateId,
    from,
    to,
    actorId: null,
    changeId: null,
    undoes: null,
    notify: false,
  };
  return service.receive('candidate.status-changed', change, occurredAt);
};
const of = async (candidateId: number) =>
  (await service.as(ADMIN).applicationsByCandidate({ candidateId }))[0];

/** A candidate who was hired on 1 August by an event; both instalments are due. */
const hired = async () => {
  const application = await createApplication(service);
  await changed(application.candidateId, 'approved', 'contratado');
  await service.receive('candidate.hired', {
    candidateId: application.candidateId,
    hireDate: '2026-08-01T15:00:00.000Z',
  });
  return application;
};

describe('the bonus of a hire', () => {
  it.each([
    ['rejected', 'candidate_rejected', 'Suspenso: candidato reprovado'],
    ['declined', 'candidate_rejected', 'Suspenso: candidato reprovado'],
    ['approved', 'hire_undone', 'Suspenso: contratação desfeita'],
  ])('is suspended when the status becomes %s, and resumed by the next hire', async (status, hold, label) => {
    const { id, candidateId } = await hired();
    const due = await service.as(ADMIN).dueBonuses();
    await changed(candidateId, 'contratado', status);
    expect(await service.as(ADMIN).dueBonuses()).toBe(due - 1);
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
    // The date of the bonus stays, and candidates takes it over in place of that of the next hire.
    const dated = { referralApplicationId: id, candidateId, change: 'moved', hireDate: '2026-08-01' };
    expect((await service.published('referral.hire-changed')).at(-1)).toEqual(dated);
  });

  it('is published as due after it is resumed, not while it is suspended', async () => {
    const { id, candidateId } = await createApplication(service);
    await changed(candidateId, 'approved', 'hired');
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    await changed(candidateId, 'hired', 'rejected');
    const announced = async () =>
      (await service.published('referral.bonus-due')).filter((one) => one.referralApplicationId === id);
    setToday(service, '2027-01-06');
    await service.app.get(Timers).runCron('bonus');
    expect(await announced()).toEqual([]);
    await changed(candidateId, 'rejected', 'contratado');
    await eventually(async () => (await announced()).length > 0);
    expect(await announced()).toMatchObject([{ instalment: 1, dueDate: '2027-01-05' }]);
  });

  it('follows the newest status, whatever the order of events, even before the application', async () => {
    const { candidateId } = await hired();
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await changed(candidateId, 'rejected', 'hired', inMinutes(2));
    await changed(candidateId, 'hired', 'rejected', inMinutes(1));
    expect(await of(candidateId)).toMatchObject({ hold: null });

    const { code } = await service.as(EMPLOYEE).create({ jobId: 100 });
    const early = nextCandidateId();
    await changed(early, 'new', 'rejected');
    await service.receive('candidate.applied', { candidateId: early, jobId: 100, referralCode: code });
    expect(await of(early)).toMatchObject({ hold: 'candidate_rejected', isHired: false });
  });

  it('is not suspended by other status changes if only an administrator registered the hire', async () => {
    const { id, candidateId } = await createApplication(service);
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await changed(candidateId, 'new', 'reviewing');
    expect(await of(candidateId)).toMatchObject({ hold: null, paymentStatus: 'overdue' });
  });

  it('starts again with the next hire after its date was removed', async () => {
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

  it('moves unpaid due dates with the hire date', async () => {
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
    const candidateId = nextCandidateId();
    const person = { id: candidateId, email: 'x@example.com', phone: '4133330000', ...candidate };
    peerData.candidates.set(candidateId, person as CandidateView);
    await service.receive('candidate.applied', { candidateId, jobId: 100, referralCode });
    return candidateId;
  };
  const visitor = async (code: string, referrerEmail: string) => {
    await service.as().createAnonymous({ code, referrerName: 'Joana Prado', referrerEmail });
    return code;
  };
  const waitForHold = async (candidateId: number, hold: string) => {
    await eventually(async () => (await of(candidateId))?.hold === hold);
  };

  it('with the same mailbox gets no bonus', async () => {
    const code = await visitor('REFSELF01', 'Joana.Prado@gmail.com');
    const candidateId = await apply({ email: 'joanaprado+vagas@GMAIL.com' }, code);
    await waitForHold(candidateId, 'self_referral');
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

  it('is detected by the phone of the referrer’s own application', async () => {
    const code = await visitor('REFSELF02', 'paula@example.com');
    await apply({ email: 'paula@example.com', phone: '+55 (41) 99876-5432' }, 'REFUNKNWN');
    await waitForHold(
      await apply({ email: 'outra@example.com', phone: '041 9876-5432' }, code),
      'self_referral',
    );
    const stranger = await apply({ email: 'carlos@example.com', phone: '(41) 99876-0000' }, code);
    const { id } = (await of(stranger)) as { id: number };
    await service.receive('referral.applied', {
      referralApplicationId: id,
      referralId: 1,
      candidateId: stranger,
    });
    expect(await of(stranger)).toMatchObject({ hold: null });
  });

  it('with the e-mail of the user’s account is refused, and can be accepted by an administrator', async () => {
    peerData.users.set(EMPLOYEE.id, {
      id: EMPLOYEE.id,
      username: 'maria',
      email: 'maria@araucaria.example',
    } as UserView);
    const { code } = await service.as(EMPLOYEE).create({ jobId: 100 });
    const candidateId = await apply({ email: 'MARIA@araucaria.example' }, code);
    await waitForHold(candidateId, 'self_referral');
    const { id } = (await of(candidateId)) as { id: number };
    const reason = 'Telefone da família';
    expect(await service.as(ADMIN).releaseBonus({ id, reason })).toMatchObject({ hold: null });
    expect((await service.as(ADMIN).bonusEntries({ id })).at(-1)).toMatchObject({ kind: 'released', reason });
    expect(await service.published('audit.recorded')).toContainEqual(
      expect.objectContaining({ action: 'bonus.released', subject: 'referral-application', subjectId: id }),
    );
    // The same again, whose first response was lost.
    expect(await service.as(ADMIN).releaseBonus({ id, reason })).toMatchObject({ hold: null });
    const bruna = { ...ADMIN, id: 77, username: 'bruna' };
    await expect(service.as(bruna).releaseBonus({ id, reason: 'Homônimo, conferido' })).rejects.toMatchObject(
      {
        code: 'CHANGED_MEANWHILE',
        message: expect.stringMatching(
          new RegExp(`^O bônus já foi liberado em \\d\\d/\\d\\d/\\d{4} por ${ADMIN.username}\\.$`),
        ) as string,
        details: { changedBy: ADMIN.username, changedAt: expect.any(String) as string },
      },
    );
    const other = await createApplication(service);
    await expect(service.as(ADMIN).releaseBonus({ id: other.id, reason })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
