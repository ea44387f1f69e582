import { randomUUID } from 'node:crypto';
import type { CandidateView, EventCatalogue } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { ADMIN, eventually } from '@araucaria/testing';
import { HOUR_MS } from '@araucaria/contracts';
import { peerData, addCandidate, someInterview } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

const REASON = {
  id: 7,
  label: 'Vaga encerrada',
  message: 'A vaga {{vaga}} foi encerrada, {{nome}}.\n\nA {{empresa}} agradece.',
  isActive: true,
  version: 1,
};

describe('e-mails about rejections', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: NotificationsWithMail['sink'];

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
    peerData.rejectionReasons = [REASON];
  });
  afterAll(() => running.stop());

  const createCandidate = (change: Partial<CandidateView> = {}) =>
    addCandidate({ status: 'rejected', ...change });
  const rejected = (candidateId: number, change: Partial<EventCatalogue['candidate.status-changed']> = {}) =>
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

  it('wait until the last call of their series can no longer be undone; so do cancelled interviews', async () => {
    const { id, email } = createCandidate();
    const interview = someInterview({ id: randomUUID(), candidateId: id, status: 'cancelled' });
    peerData.interviews.set(interview.id, interview);
    const seriesId = randomUUID();
    const clock = running.service.app.get(Clock);
    const openFor = (seconds: number) =>
      peerData.undoableUntil.set(seriesId, new Date(clock.now().getTime() + seconds * 1_000).toISOString());
    openFor(30);
    await rejected(id, { seriesId });
    await service.receive('interview.cancelled', {
      interviewId: interview.id,
      candidateId: id,
      revision: interview.revision,
      sendEmail: true,
      sendWhatsApp: false,
      undoable: true,
      seriesId,
    });
    await sendNow();
    const waiting = await eventually(async () => {
      const deliveries = await service.as(ADMIN).deliveries({ candidateId: id });
      const seconds = deliveries.map(
        ({ nextAttemptAt }) => (Date.parse(nextAttemptAt ?? '') - Date.now()) / 1_000,
      );
      // Until the window ends, and five seconds more.
      return seconds.every((delay) => delay > 25 && delay < 40) && deliveries;
    });
    expect(waiting.map(({ kind, state, attempts }) => [kind, state, attempts]).sort()).toEqual([
      ['candidate-rejected', 'pending', 0],
      ['interview-cancelled', 'pending', 0],
    ]);
    expect(mailTo(email)).toBeUndefined();

    openFor(-6);
    await sendNow();
    await eventually(() =>
      Promise.resolve(sink.mails.filter((mail) => mail.recipients.includes(email)).length === 2),
    );
  });

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

  it('say in the preview when they call a job closed that is open', async () => {
    const { id, jobId } = createCandidate();
    const callsOpenJobClosed = async (reasonId: number) => {
      const [preview] = await service.as(ADMIN).previewRejection({ candidateIds: [id], reasonId });
      return preview?.callsOpenJobClosed ?? false;
    };
    const job = (isActive: boolean) => peerData.jobs.set(jobId!, { isActive } as never);
    peerData.rejectionReasons = [REASON, { ...REASON, id: 8, message: 'A vaga {{vaga}} pede inglês.' }];
    job(true);
    expect([await callsOpenJobClosed(7), await callsOpenJobClosed(8)]).toEqual([true, false]);
    job(false);
    expect(await callsOpenJobClosed(7)).toBe(false);
    peerData.jobs.delete(jobId!);
    peerData.rejectionReasons = [REASON];
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

  it('wait for the hour by the clock of the product, which also dates the response', async () => {
    const { id } = createCandidate();
    const clock = service.app.get(Clock);
    clock.set(new Date(Date.now() + 3 * HOUR_MS));
    try {
      await rejected(id, { notifyAt: new Date(Date.now() + 5 * HOUR_MS).toISOString() });
      const waitsMs = Date.parse((await deliveryOf(id))?.nextAttemptAt ?? '') - Date.now();
      expect(Math.abs(waitsMs - 2 * HOUR_MS)).toBeLessThan(60_000);
      await sendNow();
      await settled(id);
    } finally {
      clock.set(new Date());
    }
    const [notice] = (await service.published('candidate.notified')).filter((one) => one.candidateId === id);
    expect(Date.parse(notice?.at ?? '') - Date.now()).toBeGreaterThan(2 * HOUR_MS);
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

  describe('that are requested again before their first e-mail is known', () => {
    const mailsTo = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address));
    const announced = async (candidate: CandidateView, decidedAt: string, replaces?: string) => {
      peerData.candidates.set(candidate.id, { ...candidate, statusDecidedAt: decidedAt });
      const repetition = replaces === undefined ? {} : { from: 'rejected', replaces };
      await rejected(candidate.id, { decidedAt, ...repetition });
    };
    const states = async (candidateId: number) =>
      (await service.as(ADMIN).deliveries({ candidateId })).map(({ state }) => state).reverse();
    const [first, second, third] = [10, 20, 30].map((seconds) => `2026-11-10T12:00:${seconds}.000Z`) as [
      string,
      string,
      string,
    ];

    it('are sent once, also after a third request; the candidate counts as notified', async () => {
      const candidate = createCandidate();
      await announced(candidate, first);
      await sendNow();
      await settled(candidate.id);
      await announced(candidate, second, first);
      await announced(candidate, third, second);
      await sendNow();
      await eventually(async () => !(await states(candidate.id)).includes('pending'));
      expect(await states(candidate.id)).toEqual(['sent', 'cancelled', 'cancelled']);
      expect(mailsTo(candidate.email)).toHaveLength(1);
      const published = await service.published('candidate.notified');
      const known = published.filter(
        ({ candidateId, isRejection }) => candidateId === candidate.id && isRejection,
      );
      expect(known).toHaveLength(2);
    });

    it('are sent if the earlier rejection had no e-mail, or one that was not sent', async () => {
      const [silent, waiting] = [createCandidate(), createCandidate()];
      await rejected(silent.id, { decidedAt: first, notify: false });
      await announced(silent, second, first);
      await announced(waiting, first);
      await announced(waiting, second, first);
      await sendNow();
      await settled(silent.id);
      await eventually(async () => !(await states(waiting.id)).includes('pending'));
      expect(await states(waiting.id)).toEqual(['cancelled', 'sent']);
      for (const { email } of [silent, waiting]) expect(mailsTo(email)).toHaveLength(1);
    });
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
});
