import type { EventName } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { DAY_MS } from '@araucaria/contracts';
import { peerData, someApplication, someCandidate } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

describe('e-mails to referrers about money', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: NotificationsWithMail['sink'];

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
  });
  afterAll(() => running.stop());

  const mailsTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));
  /** Moves the dates of waiting messages to the end of their undo window. */
  const endUndoWindow = () =>
    service.rows(
      `update delivery set next_attempt_at = now(), waits_until = now() where state = 'pending' and attempts = 0`,
    );

  it('take back what was announced, in the order of what happened, and say why', async () => {
    const candidate = someCandidate({ id: 1, firstName: 'Joana' });
    peerData.candidates.set(candidate.id, candidate);
    const ids = { id: candidate.id, candidateId: candidate.id, referralId: candidate.id };
    const referrerEmail = `desfeito-${candidate.id}@exemplo.com.br`;
    peerData.referrals.set(candidate.id, { referrerName: 'Paulo', referrerEmail } as never);
    const [referralApplicationId, instalment] = [candidate.id, 1 as const];
    const receive = async (name: EventName, payload: object, change: object = {}) => {
      peerData.applications.set(candidate.id, someApplication({ ...ids, ...change }));
      await service.receive(name, { referralApplicationId, ...payload });
      await endUndoWindow();
      await eventually(async () =>
        (await service.as(ADMIN).deliveries({ candidateId: candidate.id })).every(
          ({ state }) => state !== 'pending',
        ),
      );
    };
    // Nothing was announced yet.
    await receive('referral.payment-reversed', { instalment });
    await receive('referral.bonus-suspended', {}, { hold: 'hire_undone', holdLabel: 'Contratação desfeita' });
    await receive('referral.hire-changed', { change: 'undone' }, { isHired: false });
    expect(mailsTo(referrerEmail)).toEqual([]);

    await receive('referral.hire-changed', { change: 'registered', hireDate: '2030-06-01' });
    const paid = {
      firstBonusPaid: true,
      firstBonusPaidDate: '2030-07-17T03:00:00.000Z',
      firstBonusPaymentId: 5,
    };
    await receive('referral.bonus-paid', { instalment, paymentId: 5 }, paid);
    await receive('referral.payment-reversed', { instalment });
    await receive('referral.bonus-suspended', {}, { hold: 'hire_undone', holdLabel: 'Contratação desfeita' });
    await receive('referral.bonus-resumed', {});
    await receive('referral.hire-changed', { change: 'undone' }, { isHired: false });
    expect(mailsTo(referrerEmail).map(({ subject }) => subject)).toEqual([
      'A sua indicação foi contratada!',
      'A primeira parcela do seu bônus foi paga',
      'O pagamento da primeira parcela do seu bônus foi desfeito',
      'O seu bônus de indicação está suspenso',
      'O seu bônus de indicação voltou a valer',
      'A contratação da sua indicação foi desfeita',
    ]);
    expect(mailsTo(referrerEmail)[3]?.text).toContain('porque a contratação de Joana foi desfeita');
  });

  it('tell a referrer of a suspension after the candidate, whose letter waits for its hour', async () => {
    const candidate = someCandidate({ id: 2, status: 'rejected', statusDecidedAt: null });
    peerData.candidates.set(2, candidate);
    const held = { hold: 'candidate_rejected', holdLabel: 'Candidato reprovado' } as const;
    const application = someApplication({ id: 2, candidateId: 2, referralId: 2 });
    peerData.applications.set(2, application);
    const referrerEmail = 'depois@exemplo.com.br';
    peerData.referrals.set(2, { referrerName: 'Paulo', referrerEmail } as never);
    await service.receive('referral.hire-changed', {
      referralApplicationId: 2,
      candidateId: 2,
      change: 'registered',
      hireDate: '2030-06-01',
    });
    await endUndoWindow();
    await eventually(async () => mailsTo(referrerEmail).length === 1);
    await service.receive('candidate.status-changed', {
      candidateId: 2,
      from: 'hired',
      to: 'rejected',
      actorId: 1,
      changeId: null,
      undoes: null,
      notify: true,
      notifyAt: new Date(Date.now() + DAY_MS).toISOString(),
    });
    peerData.applications.set(2, { ...application, ...held });
    await service.receive('referral.bonus-suspended', { referralApplicationId: 2 });
    await service.rows(
      `update delivery set next_attempt_at = now() where kind = 'referral-bonus-suspended' and state = 'pending'`,
    );
    const suspended = await eventually(async () => {
      const found = (await service.as(ADMIN).deliveries({ candidateId: 2 })).find(
        ({ kind }) => kind === 'referral-bonus-suspended',
      );
      return found && Date.parse(found.nextAttemptAt ?? '') > Date.now() + 80_000_000 ? found : undefined;
    });
    expect(suspended).toMatchObject({ state: 'pending' });
    expect(mailsTo(referrerEmail)).toHaveLength(1);
  });

  it('announce a hire once, whatever was undone before the referrer was told, and again after one that was told', async () => {
    const ids = { id: 3, candidateId: 3, referralId: 3 };
    peerData.candidates.set(3, someCandidate({ id: 3 }));
    const referrerEmail = 'de-novo@exemplo.com.br';
    peerData.referrals.set(3, { referrerName: 'Paulo', referrerEmail } as never);
    const receive = (change: 'registered' | 'undone') => {
      const isHired = change === 'registered';
      peerData.applications.set(3, someApplication({ ...ids, isHired }));
      return service.receive('referral.hire-changed', {
        ...{ referralApplicationId: 3, candidateId: 3, change },
        ...(isHired && { hireDate: '2030-06-01' }),
      });
    };
    const told = async () => {
      await eventually(async () => {
        await endUndoWindow();
        return (await service.as(ADMIN).deliveries({ candidateId: 3 })).every(
          ({ state }) => state !== 'pending',
        );
      });
      return mailsTo(referrerEmail).map(({ subject }) => subject);
    };
    const hired = 'A sua indicação foi contratada!';
    const undone = 'A contratação da sua indicação foi desfeita';
    await receive('registered');
    await receive('undone');
    await receive('registered');
    expect(await told()).toEqual([hired]);
    await receive('undone');
    await receive('registered');
    expect(await told()).toEqual([hired]);
    await receive('undone');
    expect(await told()).toEqual([hired, undone]);
    await receive('registered');
    expect(await told()).toEqual([hired, undone, hired]);
  });
});
