import { randomUUID } from 'node:crypto';
import { ADMIN, eventually } from '@araucaria/testing';
import { addUser, peerData, someApplication, someCandidate } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

describe('the daily e-mails to the staff', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: NotificationsWithMail['sink'];

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
  });
  afterAll(() => running.stop());
  beforeEach(() => peerData.users.clear());

  describe('about candidates without a response', () => {
    const TODAY = new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });
    const digests = () => sink.mails.filter(({ subject }) => subject?.includes('sem retorno há'));

    beforeEach(() => {
      peerData.responseSettings = { overdueDays: 15, sendDigest: true, version: 'a' };
      peerData.overdueResponses = {
        days: 15,
        candidates: 3,
        jobs: [
          { jobId: 101, jobTitle: 'Analista', isClosed: true, candidates: 2 },
          { jobId: null, jobTitle: null, isClosed: false, candidates: 1 },
        ],
      };
    });
    const deliveries = async (userId: number) =>
      service.rows<{ state: string }>(
        `select state from delivery where kind = 'response-digest' and user_id = $1`,
        [userId],
      );

    it('notifies each administrator once a day of how many wait, by job', async () => {
      addUser(61, { email: 'chefe@araucaria.example' });
      addUser(62, { email: 'rh@araucaria.example', isAdmin: false, roles: ['recrutador'] });
      await service.receive('response.digest-due', { date: TODAY });
      await service.receive('response.digest-due', { date: TODAY });
      await eventually(() => Promise.resolve(digests().length > 0));
      expect(digests()).toHaveLength(1);
      expect(digests()[0]).toMatchObject({
        recipients: ['chefe@araucaria.example'],
        subject: '3 candidatos sem retorno há 15 dias ou mais',
      });
      expect(digests()[0]?.text).toContain('Analista (vaga encerrada): 2 candidatos');
      expect(digests()[0]?.text).toContain('Banco de Talentos: 1 candidato');
      expect(digests()[0]?.text).toContain('/dashboard?retorno=15');
    });

    it('is not sent after it was switched off, or when no candidate waits any more', async () => {
      const sent = digests().length;
      addUser(63, { email: 'off@araucaria.example' });
      peerData.responseSettings = { overdueDays: 15, sendDigest: false, version: 'b' };
      await service.receive('response.digest-due', { date: TODAY });
      await eventually(async () => (await deliveries(63))[0]?.state === 'cancelled');
      addUser(64, { email: 'sem-espera@araucaria.example' });
      peerData.responseSettings = { overdueDays: 15, sendDigest: true, version: 'a' };
      peerData.overdueResponses = { days: 15, candidates: 0, jobs: [] };
      await service.receive('response.digest-due', { date: TODAY });
      await eventually(async () => (await deliveries(64))[0]?.state === 'cancelled');
      expect(digests()).toHaveLength(sent);
    });
  });

  describe('about bonuses', () => {
    const all = () => service.as(ADMIN).deliveries({});
    const mailsTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));
    afterEach(() => peerData.applications.clear());

    it('is sent once a day to each user with an address who may pay', async () => {
      addUser(20, { fullName: 'Ana Reis', email: 'ana@araucaria.example' });
      addUser(21, { email: 'rui@araucaria.example' });
      addUser(22, { email: 'eva@araucaria.example', isAdmin: false });
      addUser(23, {});
      addUser(24, { email: 'gil@araucaria.example', isAdmin: false, roles: ['financeiro'] });
      const candidate = someCandidate({ id: 1, firstName: 'Joana', lastName: 'Prado' });
      peerData.candidates.set(candidate.id, candidate);
      peerData.applications.set(1, someApplication({ id: 1, candidateId: candidate.id }));
      await service.receive('bonus.digest-due', { date: '2030-08-10' });
      await service.receive('bonus.digest-due', { date: '2030-08-10' });
      await eventually(
        async () =>
          (await all()).filter(({ kind, state }) => kind === 'bonus-digest' && state === 'sent').length === 3,
      );
      const [mail, ...more] = mailsTo('ana@araucaria.example');
      expect(more).toEqual([]);
      expect(mailsTo('rui@araucaria.example')).toHaveLength(1);
      expect(mailsTo('gil@araucaria.example')).toHaveLength(1);
      expect(mailsTo('eva@araucaria.example')).toEqual([]);
      const text = mail?.text?.replaceAll('\u00a0', ' ');
      expect(mail?.subject?.replaceAll('\u00a0', ' ')).toBe(
        'Bônus de indicação: 1 parcela para pagar (R$ 250,00), 1 parcela nos próximos 30 dias (R$ 250,00)',
      );
      expect(text).toContain(
        '16/07/2030: R$ 250,00 para Paulo Indicador\n1ª parcela, indicação de Joana Prado',
      );
      expect(text).toContain('Próximos 30 dias: R$ 250,00\n30/08/2030');
      expect(text).toContain('porque pode registrar pagamentos de bônus');
      await service.receive('user.removed', { userId: 20 });
      expect((await all()).filter(({ to }) => to === 'ana@araucaria.example')).toEqual([]);
    });

    it('is not sent on a day without overdue or upcoming instalments', async () => {
      addUser(20, { email: 'ana@araucaria.example' });
      const before = (await all()).length;
      await service.receive('bonus.digest-due', { date: '2030-08-11' });
      expect(await all()).toHaveLength(before);
    });
  });

  it('has the hiring report once for a request that is repeated because its response was lost', async () => {
    addUser(71, { email: 'relatorio@araucaria.example' });
    const api = service.as({ ...ADMIN, id: 71 });
    const formKey = randomUUID();
    await api.requestHiringReport({ formKey });
    await api.requestHiringReport({ formKey });
    const reports = () => service.rows(`select from delivery where kind = 'hiring-report' and user_id = 71`);
    expect(await reports()).toHaveLength(1);
    await api.requestHiringReport({ formKey: randomUUID() });
    await api.requestHiringReport({});
    expect(await reports()).toHaveLength(3);
  });
});
