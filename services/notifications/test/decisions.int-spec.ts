import { randomUUID } from 'node:crypto';
import type { DeliveryKind, HiringStep } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { peerData, addCandidate, someInterview } from './peers.js';
import { startNotificationsWithMail, type NotificationsWithMail } from './start-notifications.js';

describe('e-mails about decisions', () => {
  let running: NotificationsWithMail;
  let service: NotificationsWithMail['service'];
  let sink: NotificationsWithMail['sink'];

  beforeAll(async () => {
    running = await startNotificationsWithMail();
    ({ service, sink } = running);
  });
  afterAll(() => running.stop());

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
  const changed = (candidateId: number, to: string, notify = false) =>
    service.receive('candidate.status-changed', {
      candidateId,
      from: 'interview',
      to,
      actorId: 1,
      changeId: null,
      undoes: null,
      notify,
    });

  it('sends an approval after its undo window has ended', async () => {
    const { id, email } = addCandidate({ status: 'approved' });
    const held = someInterview({ id: randomUUID(), candidateId: id, status: 'completed' });
    peerData.interviews.set(held.id, held);
    await changed(id, 'approved');
    const waiting = await of(id, 'candidate-approved');
    expect(waiting).toMatchObject({ state: 'pending', attempts: 0 });
    expect(Date.parse(waiting?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(60_000);
    await endUndoWindow();
    expect(await settled(id, 'candidate-approved')).toMatchObject({ state: 'sent' });
    expect(mailsTo(email)[0]).toMatchObject({
      subject: 'Você foi aprovado(a)! — Pessoa Desenvolvedora',
      text: expect.stringContaining('1. Preparamos a sua proposta') as string,
    });
  });

  it.each([
    [101, true, 'na etapa final do processo seletivo da vaga', 'Preparamos a sua proposta'],
    [
      101,
      false,
      'a sua candidatura à vaga Pessoa Desenvolvedora foi aprovada',
      'conversar com você sobre a vaga',
    ],
    [null, true, 'aprovado para o nosso banco de talentos', 'quando houver uma vaga'],
    [null, false, 'aprovado para o nosso banco de talentos', 'quando houver uma vaga'],
  ] as const)('shows what is true: job %s, interviewed %s', async (jobId, interviewed, news, next) => {
    const { id, firstName, lastName } = addCandidate({ jobId });
    if (interviewed) {
      const held = someInterview({
        id: randomUUID(),
        candidateId: id,
        interviewDate: '2026-11-01T12:00:00.000Z',
      });
      peerData.interviews.set(held.id, held);
    }
    const preview = await service.as(ADMIN).previewDecision({ candidateIds: [id], status: 'approved' });
    expect(preview).toMatchObject({
      total: 1,
      withoutJob: jobId === null ? 1 : 0,
      withoutInterview: interviewed ? 0 : 1,
      emails: [{ candidateId: id, name: `${firstName} ${lastName}` }],
    });
    const [{ text = '' } = {}] = preview.emails;
    expect(text).toContain(news);
    expect(text).toContain(next);
    if (!interviewed) expect(text).not.toMatch(/cada conversa|etapa final/);
    if (jobId === null) expect(text).not.toMatch(/proposta|Banco de Talentos/);
  });

  it('sends no e-mail about an approval or a step that the recruiter left out', async () => {
    const { id } = addCandidate({ status: 'hired', hiringStep: 'offer_sent' });
    const change = { candidateId: id, actorId: 1, changeId: null, undoes: null, notify: false, silent: true };
    await service.receive('candidate.status-changed', { ...change, from: 'interview', to: 'approved' });
    const step = { candidateId: id, from: null, to: 'offer_sent', silent: true } as const;
    await service.receive('candidate.hiring-step-changed', step);
    expect(await service.as(ADMIN).deliveries({ candidateId: id })).toEqual([]);
    const repeated = { candidateIds: [id], hiringStep: 'offer_sent' as const };
    expect(await service.as(ADMIN).previewDecision(repeated)).toMatchObject({ total: 0, emails: [] });
  });

  it('sends a rejection only if the recruiter chose to notify the candidate', async () => {
    const [notNotified, notified] = [
      addCandidate({ status: 'rejected' }),
      addCandidate({ status: 'rejected' }),
    ];
    await changed(notNotified.id, 'rejected');
    await changed(notified.id, 'rejected', true);
    await endUndoWindow();
    expect(await settled(notified.id, 'candidate-rejected')).toMatchObject({ state: 'sent' });
    expect(mailsTo(notified.email)[0]?.text).toContain('Agradecemos de verdade o seu interesse');
    expect(await of(notNotified.id, 'candidate-rejected')).toBeUndefined();
  });

  it('does not send a decision that was undone', async () => {
    const candidate = addCandidate({ status: 'rejected' });
    await changed(candidate.id, 'rejected', true);
    peerData.candidates.set(candidate.id, { ...candidate, status: 'interview' });
    await endUndoWindow();
    expect(await settled(candidate.id, 'candidate-rejected')).toMatchObject({
      state: 'cancelled',
      lastError: 'A decisão mudou antes do envio desta mensagem.',
    });
    expect(mailsTo(candidate.email)).toEqual([]);
  });

  it('sends nothing for an undo or for a return from a later status or step', async () => {
    const { id, email } = addCandidate({ status: 'approved' });
    const change = { candidateId: id, to: 'approved', actorId: 1, changeId: null, notify: false };
    await service.receive('candidate.status-changed', { ...change, from: 'rejected', undoes: randomUUID() });
    await service.receive('candidate.status-changed', { ...change, from: 'hired', undoes: null });
    await service.receive('candidate.hiring-step-changed', {
      candidateId: id,
      from: 'onboarding',
      to: 'documents',
    });
    expect(await service.as(ADMIN).deliveries({ candidateId: id })).toEqual([]);
    await endUndoWindow();
    expect(mailsTo(email)).toEqual([]);
  });

  it('sends one e-mail for a decision that was made, undone and made again', async () => {
    const decisions = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:30.000Z'] as const;
    const { id, email } = addCandidate({ status: 'approved', statusDecidedAt: decisions[1] });
    for (const decidedAt of decisions)
      await service.receive('candidate.status-changed', {
        candidateId: id,
        from: 'reviewing',
        to: 'approved',
        actorId: 1,
        changeId: null,
        undoes: null,
        notify: false,
        decidedAt,
      });
    await endUndoWindow();
    await eventually(async () =>
      (await service.as(ADMIN).deliveries({ candidateId: id })).every(({ state }) => state !== 'pending'),
    );
    const states = (await service.as(ADMIN).deliveries({ candidateId: id })).map(({ state }) => state);
    expect(states.sort()).toEqual(['cancelled', 'sent']);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it.each([
    ['offer_sent', 'hiring-offer-sent', 'A sua proposta está a caminho'],
    ['documents', 'hiring-documents', 'Vamos preparar o seu contrato'],
    ['onboarding', 'hiring-onboarding', 'Está tudo pronto para a sua chegada'],
    ['completed', 'hiring-completed', 'Boas-vindas à Araucária!'],
  ] as const)('sends an e-mail for the hiring step %s', async (step: HiringStep, kind, subject) => {
    const { id, email } = addCandidate({ status: 'hired', hiringStep: step, startDate: '2031-01-06' });
    await service.receive('candidate.hiring-step-changed', { candidateId: id, from: null, to: step });
    await endUndoWindow();
    expect(await settled(id, kind)).toMatchObject({ state: 'sent' });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe(`${subject} — Pessoa Desenvolvedora`);
    if (step === 'onboarding') {
      expect(mail?.text).toContain('Primeiro dia: 06/01/2031');
      // The step of the documents may have been left out.
      expect(mail?.text).not.toMatch(/Recebemos|document/i);
    }
  });
});
