import { randomUUID } from 'node:crypto';
import type { CandidateView, DeliveryKind, HiringStep } from '@araucaria/contracts';
import { ADMIN, eventually } from '@araucaria/testing';
import { startMailSink, type MailSink } from './mail-sink.js';
import { known, someCandidate } from './peers.js';
import { startNotifications, type Running } from './running.js';

describe('mails about decisions', () => {
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

  it('holds an approval back for as long as it can be undone, and then sends it', async () => {
    const { id, email } = somebody({ status: 'approved' });
    await changed(id, 'approved');
    const waiting = await of(id, 'candidate-approved');
    expect(waiting).toMatchObject({ state: 'pending', attempts: 0 });
    expect(Date.parse(waiting?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(60_000);
    await minuteLater();
    expect(await settled(id, 'candidate-approved')).toMatchObject({ state: 'sent' });
    expect(mailsTo(email)[0]).toMatchObject({
      subject: 'Você foi aprovado(a)! — Pessoa Desenvolvedora',
      text: expect.stringContaining('1. Preparamos a sua proposta') as string,
    });
  });

  it('tells of a rejection only when the recruiter wants it', async () => {
    const [quiet, told] = [somebody({ status: 'rejected' }), somebody({ status: 'rejected' })];
    await changed(quiet.id, 'rejected');
    await changed(told.id, 'rejected', true);
    await minuteLater();
    expect(await settled(told.id, 'candidate-rejected')).toMatchObject({ state: 'sent' });
    expect(mailsTo(told.email)[0]?.text).toContain('Agradecemos de verdade o seu interesse');
    expect(await of(quiet.id, 'candidate-rejected')).toBeUndefined();
  });

  it('sends nothing of a decision that was taken back', async () => {
    const candidate = somebody({ status: 'rejected' });
    await changed(candidate.id, 'rejected', true);
    known.candidates.set(candidate.id, { ...candidate, status: 'interview' });
    await minuteLater();
    expect(await settled(candidate.id, 'candidate-rejected')).toMatchObject({
      state: 'cancelled',
      lastError: 'A decisão mudou antes do envio desta mensagem.',
    });
    expect(mailsTo(candidate.email)).toEqual([]);
  });

  it('sends nothing for an undo, nor for a return from a later stage', async () => {
    const { id, email } = somebody({ status: 'approved' });
    const facts = { candidateId: id, to: 'approved', actorId: 1, changeId: null, notify: false };
    await service.receive('candidate.status-changed', { ...facts, from: 'rejected', undoes: randomUUID() });
    await service.receive('candidate.status-changed', { ...facts, from: 'hired', undoes: null });
    await service.receive('candidate.hiring-step-changed', {
      candidateId: id,
      from: 'onboarding',
      to: 'documents',
    });
    expect(await service.as(ADMIN).deliveries({ candidateId: id })).toEqual([]);
    await minuteLater();
    expect(mailsTo(email)).toEqual([]);
  });

  it('sends one mail for a decision that was made, undone and made again', async () => {
    const decisions = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:30.000Z'];
    const { id, email } = somebody({ status: 'approved', statusDecidedAt: decisions[1] });
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
    await minuteLater();
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
  ] as const)('tells of the step %s', async (step: HiringStep, kind, subject) => {
    const { id, email } = somebody({ status: 'hired', hiringStep: step, startDate: '2031-01-06' });
    await service.receive('candidate.hiring-step-changed', { candidateId: id, from: null, to: step });
    await minuteLater();
    expect(await settled(id, kind)).toMatchObject({ state: 'sent' });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe(`${subject} — Pessoa Desenvolvedora`);
    if (step === 'onboarding') expect(mail?.text).toContain('Primeiro dia: 06/01/2031');
  });
});
