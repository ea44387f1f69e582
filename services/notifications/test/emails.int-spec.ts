import { randomUUID } from 'node:crypto';
import type { CandidateView, DeliveryKind } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { peerData, someApplication, addCandidate, someInterview, addUser } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

describe('e-mails to candidates, referrers and administrators', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: NotificationsWithMail['sink'];

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
  });
  afterAll(() => running.stop());

  const all = () => service.as(ADMIN).deliveries({});
  const of = async (candidateId: number, kind: DeliveryKind) =>
    (await service.as(ADMIN).deliveries({ candidateId })).find((one) => one.kind === kind);
  const settled = (candidateId: number, kind: DeliveryKind) =>
    eventually(async () => {
      const delivery = await of(candidateId, kind);
      return delivery && delivery.state !== 'pending' ? delivery : undefined;
    });
  const mailsTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));
  /** Moves the dates of waiting messages to the end of their undo window. */
  const endUndoWindow = () =>
    service.rows(
      `update delivery set next_attempt_at = now(), waits_until = now() where state = 'pending' and attempts = 0`,
    );
  describe('reminders', () => {
    function interviewOf(candidate: CandidateView, change: object = {}) {
      const interview = someInterview({ id: randomUUID(), candidateId: candidate.id, ...change });
      peerData.interviews.set(interview.id, interview);
      return interview;
    }
    const remind = (interviewId: string, candidateId: number, lead: 'day' | 'hour', revision = 0) =>
      service.receive('interview.reminder-due', {
        interviewId,
        candidateId,
        revision,
        lead,
        sendEmail: true,
        sendWhatsApp: false,
      });

    it('are sent a day and an hour before, with the candidate’s local time', async () => {
      const candidate = addCandidate({ state: 'Amazonas' });
      const { id } = interviewOf(candidate);
      await remind(id, candidate.id, 'day');
      await remind(id, candidate.id, 'hour');
      await settled(candidate.id, 'interview-reminder-day');
      await settled(candidate.id, 'interview-reminder-hour');
      const mails = mailsTo(candidate.email);
      expect(mails.map(({ subject }) => subject).sort()).toEqual([
        'A sua entrevista começa em uma hora — Pessoa Desenvolvedora',
        'Lembrete da sua entrevista — Pessoa Desenvolvedora',
      ]);
      for (const { text, attachments } of mails) {
        expect(text).toContain('09:00 (horário de Brasília)\n08:00 (horário do Amazonas)');
        expect(attachments).toEqual([]);
      }
    });

    it.each([
      ['moved', { revision: 1 }],
      ['was cancelled', { status: 'cancelled' }],
      ['has begun', { interviewDate: '2020-06-10T12:00:00.000Z' }],
    ])('are not sent for an interview that %s', async (_what, change) => {
      const candidate = addCandidate();
      const { id } = interviewOf(candidate, change);
      await remind(id, candidate.id, 'day');
      expect(await settled(candidate.id, 'interview-reminder-day')).toMatchObject({ state: 'cancelled' });
      expect(mailsTo(candidate.email)).toEqual([]);
    });
  });

  describe('e-mails to referrers', () => {
    /** A candidate with a referral by a visitor, or by a user if `referrerId` is given. */
    function referred(change: Partial<Parameters<typeof someApplication>[0]> = {}) {
      const candidate = addCandidate({ firstName: 'Joana' });
      const application = someApplication({
        id: candidate.id,
        candidateId: candidate.id,
        referralId: candidate.id,
        ...change,
      });
      peerData.applications.set(application.id, application);
      const referrerEmail = `indicador-${candidate.id}@exemplo.com.br`;
      peerData.referrals.set(candidate.id, { referrerName: 'Paulo Indicador', referrerEmail } as never);
      return { candidate, application, referrerEmail };
    }
    afterEach(() => peerData.applications.clear());

    it('report an application to the address of a visitor’s referral', async () => {
      const { candidate, application, referrerEmail } = referred({ isHired: false });
      await service.receive('referral.applied', {
        referralApplicationId: application.id,
        referralId: 1,
        candidateId: candidate.id,
      });
      expect(await settled(candidate.id, 'referral-received')).toMatchObject({
        state: 'sent',
        recipientKind: 'referrer',
        to: referrerEmail,
      });
      const [mail] = mailsTo(referrerEmail);
      expect(mail?.text).toContain('Olá, Paulo!');
      expect(mail?.text).toContain('Joana se candidatou à vaga Pessoa Desenvolvedora pelo seu link');
    });

    it('report a hire with both due dates to the address of a user’s account', async () => {
      const { candidate } = referred({ referrerId: 7 });
      addUser(7, { fullName: 'Bia Lima', email: 'bia@araucaria.example', isAdmin: false });
      await service.receive('referral.hire-changed', {
        referralApplicationId: candidate.id,
        candidateId: candidate.id,
        change: 'registered',
        hireDate: '2030-06-01',
      });
      await endUndoWindow();
      expect(await settled(candidate.id, 'referral-hired')).toMatchObject({ to: 'bia@araucaria.example' });
      const [mail] = mailsTo('bia@araucaria.example');
      expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain('um bônus de R$ 500,00');
      expect(mail?.text).toContain('Primeira parcela: a partir de 16/07/2030');
      expect(mail?.text).toContain('https://talentos.exemplo.com.br/indicacoes');
    });

    it('report an instalment that is due or paid, but not a payment that was reversed', async () => {
      const { candidate, application, referrerEmail } = referred();
      const due = { referralApplicationId: application.id, instalment: 1 as const, dueDate: '2030-07-16' };
      await service.receive('referral.bonus-due', due);
      await endUndoWindow();
      await settled(candidate.id, 'referral-instalment-due');
      peerData.applications.set(application.id, {
        ...application,
        firstBonusPaid: true,
        firstBonusPaidDate: '2030-07-17T03:00:00.000Z',
        firstBonusPaymentId: 12,
      });
      const paid = { referralApplicationId: application.id, instalment: 1 as const };
      // Payment 11 was reversed within the undo window and replaced by payment 12.
      await service.receive('referral.bonus-paid', { ...paid, paymentId: 11 });
      await service.receive('referral.bonus-paid', { ...paid, paymentId: 12 });
      await endUndoWindow();
      await settled(candidate.id, 'referral-instalment-paid');
      const texts = mailsTo(referrerEmail).map(({ text }) => text?.replaceAll('\u00a0', ' '));
      expect(texts[0]).toContain('Valor: R$ 250,00\nVencimento: 16/07/2030');
      expect(texts[1]).toContain('Pagamento: 17/07/2030');
      await eventually(async () =>
        (await all()).some(({ lastError }) => lastError === 'O pagamento foi desfeito.'),
      );
      expect(mailsTo(referrerEmail)).toHaveLength(2);
      await service.receive('referral.bonus-due', due);
      await endUndoWindow();
      const [late] = await service.as(ADMIN).deliveries({ candidateId: candidate.id });
      expect(
        await eventually(async () =>
          (await all()).find(({ id, state }) => id === late?.id && state === 'cancelled'),
        ),
      ).toMatchObject({
        lastError: 'A parcela foi paga ou mudou de data.',
      });
    });
  });

  describe('e-mails to referrers about a suspended or overdue bonus', () => {
    afterEach(() => peerData.applications.clear());

    it.each(['candidate_rejected', 'self_referral'] as const)(
      'are not sent for a bonus on hold: %s',
      async (hold) => {
        const candidate = addCandidate({ firstName: 'Joana' });
        const application = someApplication({
          id: candidate.id,
          candidateId: candidate.id,
          referralId: candidate.id,
          hold,
          holdLabel: 'Suspenso',
        });
        peerData.applications.set(application.id, application);
        const referrerEmail = `suspenso-${candidate.id}@exemplo.com.br`;
        peerData.referrals.set(candidate.id, { referrerName: 'Paulo', referrerEmail } as never);
        const payload = { referralApplicationId: application.id, referralId: 1, candidateId: candidate.id };
        await service.receive('referral.applied', payload);
        await service.receive('referral.hire-changed', {
          referralApplicationId: application.id,
          candidateId: candidate.id,
          change: 'registered',
          hireDate: '2030-06-01',
        });
        await service.receive('referral.bonus-due', {
          referralApplicationId: application.id,
          instalment: 1,
          dueDate: '2030-07-16',
        });
        await endUndoWindow();
        for (const kind of ['referral-received', 'referral-hired', 'referral-instalment-due'] as const)
          expect(await settled(candidate.id, kind)).toMatchObject({
            state: 'cancelled',
            lastError: 'Suspenso.',
          });
        expect(mailsTo(referrerEmail)).toEqual([]);
        // The digest to administrators omits it too.
        const before = (await all()).length;
        await service.receive('bonus.digest-due', { date: '2030-08-12' });
        expect(await all()).toHaveLength(before);
      },
    );

    it('state that a due date has passed if the e-mail was delayed', async () => {
      const candidate = addCandidate({ firstName: 'Joana' });
      const due = { firstBonusDueDate: '2026-01-05T03:00:00.000Z' };
      const application = someApplication({
        id: candidate.id,
        candidateId: candidate.id,
        referralId: candidate.id,
        ...due,
      });
      peerData.applications.set(application.id, application);
      const referrerEmail = `atrasado-${candidate.id}@exemplo.com.br`;
      peerData.referrals.set(candidate.id, { referrerName: 'Paulo', referrerEmail } as never);
      await service.receive('referral.bonus-due', {
        referralApplicationId: application.id,
        instalment: 1,
        dueDate: '2026-01-05',
      });
      await endUndoWindow();
      await settled(candidate.id, 'referral-instalment-due');
      expect(mailsTo(referrerEmail)[0]?.subject).toBe('A primeira parcela do seu bônus venceu em 05/01/2026');
    });
  });

  it('fails a message that cannot be composed, and sends the next one', async () => {
    const broken = addCandidate({ createdAt: 'never' });
    const fine = addCandidate();
    for (const { id } of [broken, fine])
      await service.receive('candidate.applied', { candidateId: id, jobId: 101, referralCode: null });
    expect(await settled(fine.id, 'application-receipt')).toMatchObject({ state: 'sent' });
    expect(await settled(broken.id, 'application-receipt')).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await service.as(ADMIN).deliveries({ state: 'failed' })).toHaveLength(1);
  });
});
