import { randomUUID } from 'node:crypto';
import type { CandidateView, DeliveryKind } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { startMailSink, type MailSink } from './mail-sink.js';
import { known, someApplication, someCandidate, someInterview, someUser } from './peers.js';
import { startNotifications, type Running } from './running.js';

describe('what is sent, to whom and when', () => {
  let running: Running;
  let service: Running['service'];
  let sink: MailSink;
  let nextId = 1;

  beforeAll(async () => {
    sink = await startMailSink();
    running = await startNotifications(sink.url);
    ({ service } = running);
  });
  afterAll(async () => {
    await running.stop();
    await sink.stop();
  });

  function somebody(change: Partial<CandidateView> = {}): CandidateView {
    const candidate = someCandidate({ id: nextId++, ...change });
    known.candidates.set(candidate.id, candidate);
    return candidate;
  }
  const all = () => service.as(ADMIN).deliveries({});
  const of = async (candidateId: number, kind: DeliveryKind) =>
    (await service.as(ADMIN).deliveries({ candidateId })).find((one) => one.kind === kind);
  const settled = (candidateId: number, kind: DeliveryKind) =>
    eventually(async () => {
      const delivery = await of(candidateId, kind);
      return delivery && delivery.state !== 'pending' ? delivery : undefined;
    });
  const mailsTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));
  /** The minute in which somebody may think better of it is over. */
  const minuteLater = () =>
    service.rows(
      `update delivery set next_attempt_at = now(), waits_until = now() where state = 'pending' and attempts = 0`,
    );
  describe('reminders', () => {
    function interviewOf(candidate: CandidateView, change: object = {}) {
      const interview = someInterview({ id: randomUUID(), candidateId: candidate.id, ...change });
      known.interviews.set(interview.id, interview);
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

    it('come a day and an hour before, with the candidate’s own clock', async () => {
      const candidate = somebody({ state: 'Amazonas' });
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
    ])('do not come for an interview that %s', async (_what, change) => {
      const candidate = somebody();
      const { id } = interviewOf(candidate, change);
      await remind(id, candidate.id, 'day');
      expect(await settled(candidate.id, 'interview-reminder-day')).toMatchObject({ state: 'cancelled' });
      expect(mailsTo(candidate.email)).toEqual([]);
    });
  });

  describe('referrers', () => {
    /** A candidate and who referred them; a visitor, unless a user is given. */
    function referred(change: Partial<Parameters<typeof someApplication>[0]> = {}) {
      const candidate = somebody({ firstName: 'Joana' });
      const application = someApplication({
        id: candidate.id,
        candidateId: candidate.id,
        referralId: candidate.id,
        ...change,
      });
      known.applications.set(application.id, application);
      const referrerEmail = `indicador-${candidate.id}@exemplo.com.br`;
      known.referrals.set(candidate.id, { referrerName: 'Paulo Indicador', referrerEmail } as never);
      return { candidate, application, referrerEmail };
    }
    afterEach(() => known.applications.clear());

    it('hear of an application, in the visitor’s case by the address that was left', async () => {
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

    it('hear of a hire with both dates, in the user’s case by the account’s address', async () => {
      const { candidate } = referred({ referrerId: 7 });
      someUser(7, { fullName: 'Bia Lima', email: 'bia@araucaria.example', isAdmin: false });
      await service.receive('candidate.hired', {
        candidateId: candidate.id,
        hireDate: '2030-06-01T12:00:00.000Z',
      });
      await minuteLater();
      expect(await settled(candidate.id, 'referral-hired')).toMatchObject({ to: 'bia@araucaria.example' });
      const [mail] = mailsTo('bia@araucaria.example');
      expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain('um bônus de R$ 500,00');
      expect(mail?.text).toContain('Primeira parcela: a partir de 16/07/2030');
      expect(mail?.text).toContain('https://talentos.exemplo.com.br/indicacoes');
    });

    it('hear nothing of the hire of somebody whom nobody referred', async () => {
      const { id } = somebody();
      const before = (await all()).length;
      await service.receive('candidate.hired', { candidateId: id, hireDate: '2030-06-01T12:00:00.000Z' });
      expect(await all()).toHaveLength(before);
    });

    it('hear of each instalment when it is due and when it is paid, but not of one that was paid before', async () => {
      const { candidate, application, referrerEmail } = referred();
      const due = { referralApplicationId: application.id, instalment: 1 as const, dueDate: '2030-07-16' };
      await service.receive('referral.bonus-due', due);
      await settled(candidate.id, 'referral-instalment-due');
      known.applications.set(application.id, {
        ...application,
        firstBonusPaid: true,
        firstBonusPaidDate: '2030-07-17T03:00:00.000Z',
        firstBonusPaymentId: 12,
      });
      const paid = { referralApplicationId: application.id, instalment: 1 as const };
      // That payment was reversed within the minute, and another one registered.
      await service.receive('referral.bonus-paid', { ...paid, paymentId: 11 });
      await service.receive('referral.bonus-paid', { ...paid, paymentId: 12 });
      await minuteLater();
      await settled(candidate.id, 'referral-instalment-paid');
      const texts = mailsTo(referrerEmail).map(({ text }) => text?.replaceAll('\u00a0', ' '));
      expect(texts[0]).toContain('Valor: R$ 250,00\nVencimento: 16/07/2030');
      expect(texts[1]).toContain('Pagamento: 17/07/2030');
      await eventually(async () =>
        (await all()).some(({ lastError }) => lastError === 'O pagamento foi desfeito.'),
      );
      expect(mailsTo(referrerEmail)).toHaveLength(2);
      await service.receive('referral.bonus-due', due);
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

  describe('a bonus that may not be paid', () => {
    afterEach(() => known.applications.clear());

    it.each(['candidate_rejected', 'self_referral'] as const)('is promised to nobody: %s', async (hold) => {
      const candidate = somebody({ firstName: 'Joana' });
      const application = someApplication({
        id: candidate.id,
        candidateId: candidate.id,
        referralId: candidate.id,
        hold,
        holdLabel: 'Suspenso',
      });
      known.applications.set(application.id, application);
      const referrerEmail = `suspenso-${candidate.id}@exemplo.com.br`;
      known.referrals.set(candidate.id, { referrerName: 'Paulo', referrerEmail } as never);
      const facts = { referralApplicationId: application.id, referralId: 1, candidateId: candidate.id };
      await service.receive('referral.applied', facts);
      await service.receive('candidate.hired', {
        candidateId: candidate.id,
        hireDate: '2030-06-01T12:00:00.000Z',
      });
      await service.receive('referral.bonus-due', {
        referralApplicationId: application.id,
        instalment: 1,
        dueDate: '2030-07-16',
      });
      await minuteLater();
      for (const kind of ['referral-received', 'referral-hired', 'referral-instalment-due'] as const)
        expect(await settled(candidate.id, kind)).toMatchObject({
          state: 'cancelled',
          lastError: 'Suspenso.',
        });
      expect(mailsTo(referrerEmail)).toEqual([]);
      // Nor do administrators read of it in the morning.
      const before = (await all()).length;
      await service.receive('bonus.digest-due', { date: '2030-08-12' });
      expect(await all()).toHaveLength(before);
    });

    it('does not say that it is due today when the mail was held up', async () => {
      const candidate = somebody({ firstName: 'Joana' });
      const due = { firstBonusDueDate: '2026-01-05T03:00:00.000Z' };
      const application = someApplication({
        id: candidate.id,
        candidateId: candidate.id,
        referralId: candidate.id,
        ...due,
      });
      known.applications.set(application.id, application);
      const referrerEmail = `atrasado-${candidate.id}@exemplo.com.br`;
      known.referrals.set(candidate.id, { referrerName: 'Paulo', referrerEmail } as never);
      await service.receive('referral.bonus-due', {
        referralApplicationId: application.id,
        instalment: 1,
        dueDate: '2026-01-05',
      });
      await settled(candidate.id, 'referral-instalment-due');
      expect(mailsTo(referrerEmail)[0]?.subject).toBe('A primeira parcela do seu bônus venceu em 05/01/2026');
    });
  });

  describe('the morning’s digest', () => {
    afterEach(() => known.applications.clear());

    it('comes once a day to each administrator with an address', async () => {
      someUser(20, { fullName: 'Ana Reis', email: 'ana@araucaria.example' });
      someUser(21, { email: 'rui@araucaria.example' });
      someUser(22, { email: 'eva@araucaria.example', isAdmin: false });
      someUser(23, {});
      const candidate = somebody({ firstName: 'Joana', lastName: 'Prado' });
      known.applications.set(1, someApplication({ id: 1, candidateId: candidate.id }));
      await service.receive('bonus.digest-due', { date: '2030-08-10' });
      await service.receive('bonus.digest-due', { date: '2030-08-10' });
      await eventually(
        async () =>
          (await all()).filter(({ kind, state }) => kind === 'bonus-digest' && state === 'sent').length === 2,
      );
      const [mail, ...more] = mailsTo('ana@araucaria.example');
      expect(more).toEqual([]);
      expect(mailsTo('rui@araucaria.example')).toHaveLength(1);
      expect(mailsTo('eva@araucaria.example')).toEqual([]);
      const text = mail?.text?.replaceAll('\u00a0', ' ');
      expect(mail?.subject?.replaceAll('\u00a0', ' ')).toBe(
        'Bônus de indicação: 1 parcela para pagar (R$ 250,00), 1 parcela nos próximos 30 dias (R$ 250,00)',
      );
      expect(text).toContain(
        '16/07/2030: R$ 250,00 para Paulo Indicador\n1ª parcela, indicação de Joana Prado',
      );
      expect(text).toContain('Próximos 30 dias: R$ 250,00\n30/08/2030');
      await service.receive('user.removed', { userId: 20 });
      expect((await all()).filter(({ to }) => to === 'ana@araucaria.example')).toEqual([]);
    });

    it('does not come when there is nothing to say', async () => {
      someUser(20, { email: 'ana@araucaria.example' });
      const before = (await all()).length;
      await service.receive('bonus.digest-due', { date: '2030-08-11' });
      expect(await all()).toHaveLength(before);
    });
  });

  it('ends a message that cannot be written where staff see it, and sends the next', async () => {
    const broken = somebody({ createdAt: 'never' });
    const fine = somebody();
    for (const { id } of [broken, fine])
      await service.receive('candidate.applied', { candidateId: id, jobId: 101, referralCode: null });
    expect(await settled(fine.id, 'application-receipt')).toMatchObject({ state: 'sent' });
    expect(await settled(broken.id, 'application-receipt')).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await service.as(ADMIN).deliveries({ state: 'failed' })).toHaveLength(1);
  });
});
