import type { CandidateView } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { addUser, peerData, someCandidate } from './peers.js';
import { startSmtpSink, type SmtpSink } from './smtp-sink.js';
import { startNotifications, type RunningNotifications } from './start-notifications.js';

const REASON = {
  id: 7,
  label: 'Vaga encerrada',
  message: 'A vaga {{vaga}} foi encerrada, {{nome}}.\n\nA {{empresa}} agradece.',
  isActive: true,
  version: 1,
};
const HOUR_MS = 3_600_000;

describe('e-mails about rejections', () => {
  let running: RunningNotifications;
  let service: RunningNotifications['service'];
  let sink: SmtpSink;
  let nextId = 1;

  beforeAll(async () => {
    sink = await startSmtpSink();
    running = await startNotifications(sink.url);
    ({ service } = running);
    peerData.rejectionReasons = [REASON];
  });
  afterAll(async () => {
    await running.stop();
    await sink.stop();
  });

  function createCandidate(change: Partial<CandidateView> = {}): CandidateView {
    const candidate = someCandidate({ id: nextId++, status: 'rejected', ...change });
    peerData.candidates.set(candidate.id, candidate);
    return candidate;
  }
  const rejected = (
    candidateId: number,
    change: { reasonId?: number; notifyAt?: string; notify?: boolean },
  ) =>
    service.receive('candidate.status-changed', {
      candidateId,
      from: 'reviewing',
      to: 'rejected',
      actorId: 1,
      changeId: null,
      undoes: null,
      notify: true,
      ...change,
    });
  const deliveryOf = async (candidateId: number) => {
    const [delivery] = await service.as(ADMIN).deliveries({ candidateId });
    return delivery;
  };
  const settled = (candidateId: number) =>
    eventually(async () => {
      const delivery = await deliveryOf(candidateId);
      return delivery && delivery.state !== 'pending' ? delivery : undefined;
    });
  /** Moves the dates of waiting messages to now. */
  const sendNow = () =>
    service.rows(`update delivery set next_attempt_at = now(), waits_until = now() where state = 'pending'`);
  const mailTo = (address: string) => sink.mails.find(({ recipients }) => recipients.includes(address));

  it('have the text of the reason with the data of the candidate', async () => {
    const { id, email } = createCandidate();
    await rejected(id, { reasonId: REASON.id });
    await sendNow();
    expect(await settled(id)).toMatchObject({ state: 'sent', kind: 'candidate-rejected' });
    const mail = mailTo(email);
    expect(mail?.subject).toBe('Sobre a sua candidatura — Pessoa Desenvolvedora');
    expect(mail?.text).toContain('A vaga Pessoa Desenvolvedora foi encerrada, Maria.\n\nA Araucária');
    expect(mail?.html).toContain('A vaga Pessoa Desenvolvedora foi encerrada, Maria.');
    expect(mail?.text).not.toContain('Agradecemos de verdade');
  });

  it('are what their preview shows, in the order of the candidates', async () => {
    const [first, second] = [
      createCandidate(),
      createCandidate({ jobId: null, jobTitle: null, firstName: 'Davi' }),
    ];
    const previews = await service
      .as(ADMIN)
      .previewRejection({ candidateIds: [second.id, first.id, 99_999], reasonId: REASON.id });
    expect(previews.map(({ candidateId, name }) => [candidateId, name])).toEqual([
      [second.id, 'Davi de Souza'],
      [first.id, 'Maria de Souza'],
    ]);
    expect(previews[0]?.text).toContain('A vaga Banco de Talentos foi encerrada, Davi.');
    await rejected(first.id, { reasonId: REASON.id });
    await sendNow();
    await settled(first.id);
    const mail = mailTo(first.email);
    expect(previews[1]?.subject).toBe(mail?.subject);
    for (const paragraph of previews[1]?.text.split('\n\n') ?? []) expect(mail?.text).toContain(paragraph);
  });

  it('can be previewed while their text is being written, with example data, and without a reason', async () => {
    const preview = (input: Parameters<ReturnType<typeof service.as>['previewRejection']>[0]) =>
      service.as(ADMIN).previewRejection(input);
    expect(await preview({ message: 'Oi, {{nome_completo}}: <b>{{vaga}}</b>' })).toMatchObject([
      { candidateId: null, name: 'Ana Souza', text: expect.stringContaining('Oi, Ana Souza: <b>Pessoa') },
    ]);
    expect((await preview({}))[0]?.text).toContain('Agradecemos de verdade o seu interesse');
    await expect(preview({ reasonId: 99 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(preview({ candidateIds: [1, 2, 3, 4] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('repeat no name that is a link', async () => {
    const { id, email } = createCandidate({ firstName: 'Veja https://spam.example' });
    await rejected(id, { reasonId: REASON.id });
    await sendNow();
    await settled(id);
    expect(mailTo(email)?.text).toContain('foi encerrada, pessoa candidata.');
    expect(mailTo(email)?.text).not.toContain('spam.example');
  });

  it('wait for the chosen hour, and at least for the end of the undo window', async () => {
    const [later, soon] = [createCandidate(), createCandidate()];
    const notifyAt = new Date(Date.now() + 5 * HOUR_MS).toISOString();
    await rejected(later.id, { reasonId: REASON.id, notifyAt });
    await rejected(soon.id, { notifyAt: new Date(Date.now() - HOUR_MS).toISOString() });
    const dueMs = async (id: number) => Date.parse((await deliveryOf(id))?.nextAttemptAt ?? '');
    expect(Math.abs((await dueMs(later.id)) - Date.parse(notifyAt))).toBeLessThan(5_000);
    expect((await dueMs(soon.id)) - Date.now()).toBeGreaterThan(55_000);
  });

  it('are not sent at the chosen hour if the decision was replaced', async () => {
    const candidate = createCandidate();
    await rejected(candidate.id, {
      reasonId: REASON.id,
      notifyAt: new Date(Date.now() + HOUR_MS).toISOString(),
    });
    peerData.candidates.set(candidate.id, { ...candidate, status: 'reviewing' });
    await sendNow();
    expect(await settled(candidate.id)).toMatchObject({ state: 'cancelled' });
    expect(mailTo(candidate.email)).toBeUndefined();
  });

  it('publish that the candidate was notified; receipts do not', async () => {
    const { id } = createCandidate();
    await service.receive('candidate.applied', { candidateId: id, jobId: 101, referralCode: null });
    await settled(id);
    const published = async () =>
      (await service.published('candidate.notified')).filter(({ candidateId }) => candidateId === id);
    expect(await published()).toEqual([]);
    await rejected(id, { reasonId: REASON.id });
    await sendNow();
    await eventually(async () => (await published()).length > 0);
    const sent = (await service.as(ADMIN).deliveries({ candidateId: id })).find(
      ({ kind }) => kind === 'candidate-rejected',
    );
    expect(await published()).toEqual([{ candidateId: id, at: sent?.sentAt, isRejection: true }]);
  });

  it('publish it too when only the report of WhatsApp says that a message was accepted', async () => {
    const { id: candidateId } = createCandidate();
    const [delivery] = await service.rows<{ id: number }>(
      `insert into delivery (idempotency_key, channel, kind, recipient_kind, candidate_id, attempts,
         attempt_started_at, next_attempt_at, retry_until)
       values ('lost-response', 'whatsapp', 'interview-reminder-day', 'candidate', $1, 1, now(),
         now() + interval '1 hour', now() + interval '1 day') returning id`,
      [candidateId],
    );
    const at = new Date().toISOString();
    const report = { deliveryId: delivery!.id, state: 'sent', attempt: 1, messageId: 'wamid.1', at } as const;
    await service.receive('delivery.reported', report);
    await service.receive('delivery.reported', { ...report, state: 'delivered' });
    const published = (await service.published('candidate.notified')).filter(
      (one) => one.candidateId === candidateId,
    );
    expect(published).toEqual([{ candidateId, at, isRejection: false }]);
  });

  describe('the morning digest', () => {
    const TODAY = new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });
    const digests = () => sink.mails.filter(({ subject }) => subject?.includes('sem retorno há'));

    beforeEach(() => {
      peerData.users.clear();
      peerData.responseSettings = { overdueDays: 15, sendDigest: true };
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
      peerData.responseSettings = { overdueDays: 15, sendDigest: false };
      await service.receive('response.digest-due', { date: TODAY });
      await eventually(async () => (await deliveries(63))[0]?.state === 'cancelled');
      addUser(64, { email: 'sem-espera@araucaria.example' });
      peerData.responseSettings = { overdueDays: 15, sendDigest: true };
      peerData.overdueResponses = { days: 15, candidates: 0, jobs: [] };
      await service.receive('response.digest-due', { date: TODAY });
      await eventually(async () => (await deliveries(64))[0]?.state === 'cancelled');
      expect(digests()).toHaveLength(sent);
    });
  });
});
