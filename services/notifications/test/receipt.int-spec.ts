import { randomUUID } from 'node:crypto';
import { keyPrefix, openRedis, requestConnection } from '@araucaria/messaging/queues';
import { ADMIN, eventually } from '@araucaria/testing';
import { clean } from '@araucaria/testing/service';
import { DirectSendingService } from '../src/sending/direct-sending.service.js';
import { peerData } from './peers.js';
import { Receipts } from './receipts.js';

describe('receipts of applications', () => {
  let receipts: Receipts;
  let service: Receipts['service'];

  beforeAll(async () => {
    receipts = await Receipts.start();
    ({ service } = receipts);
  });
  afterAll(() => receipts.stop());

  it('sends a receipt as text and as HTML', async () => {
    const { id, email } = await receipts.apply();
    expect(await receipts.settled(id)).toMatchObject({
      state: 'sent',
      to: email,
      subject: 'Recebemos sua candidatura — Pessoa Desenvolvedora',
      attempts: 1,
      lastError: null,
      nextAttemptAt: null,
    });
    const [mail, ...others] = receipts.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Recebemos sua candidatura — Pessoa Desenvolvedora',
      from: { name: 'Araucária Talentos', address: 'talentos@araucaria.example' },
      to: [{ name: '', address: email }],
    });
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Olá, Maria!');
      expect(form).toContain('a sua candidatura para a vaga Pessoa Desenvolvedora');
      expect(form).toContain('21 de novembro de 2026 às 09:30 (horário de Brasília)');
      expect(form).toContain('https://talentos.exemplo.com.br/vagas');
    }
    expect(mail?.html).not.toContain('<img');
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{40}@araucaria\.example>$/);
  });

  it('sends receipts without an event for each, unless too many wait', async () => {
    const { id } = await receipts.apply();
    await receipts.settled(id);
    expect(await service.published('delivery.requested')).toEqual([]);
    const restore = replaceOfDirectSending('isBusy', true);
    const queued = await receipts.apply();
    expect(await receipts.settled(queued.id)).toMatchObject({ state: 'sent' });
    restore();
    expect(await service.published('delivery.requested')).toHaveLength(1);
    expect(receipts.mailsTo(queued.email)).toHaveLength(1);
  });

  it('sends the receipt of a process that died before it was sent', async () => {
    const restore = replaceOfDirectSending('sendAfterCommit', () => undefined);
    const { id, email } = await receipts.apply();
    const stored = await eventually(() => receipts.deliveryOf(id));
    restore();
    expect(stored).toMatchObject({ state: 'pending', attempts: 0 });
    const waitsMs = Date.parse(stored.nextAttemptAt ?? '') - Date.parse(stored.createdAt);
    expect(waitsMs).toBeLessThanOrEqual(15_000);
    await service.rows('update delivery set next_attempt_at = now() where id = $1', [stored.id]);
    expect(await receipts.settled(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(receipts.mailsTo(email)).toHaveLength(1);
  });

  it('sends a receipt with its own text for the talent bank', async () => {
    const { id, email } = await receipts.apply({ jobId: null, jobTitle: null });
    await receipts.settled(id);
    expect(receipts.mailsTo(email)[0]).toMatchObject({
      subject: 'Recebemos seu cadastro no banco de talentos',
      text: expect.stringContaining('banco de talentos') as string,
    });
  });

  it('mentions a résumé only if one was sent', async () => {
    const none = await receipts.apply({ resumeKey: null });
    const sent = await receipts.apply({ resumeKey: 'resumes/0b0f7a52-6a3e-4a50-9d0c-6a1b8d7d3f10.pdf' });
    await receipts.settled(none.id);
    await receipts.settled(sent.id);
    expect(receipts.mailsTo(none.email)[0]?.text).not.toMatch(/currículo/i);
    expect(receipts.mailsTo(sent.email)[0]?.text).toContain('o seu currículo já estão com a nossa equipe');
  });

  it('reads a job title from the jobs service if the candidates service has no copy yet', async () => {
    peerData.jobs.set(777, { title: 'Vaga Novíssima' } as never);
    const { id } = await receipts.apply({ jobId: 777, jobTitle: null });
    expect(await receipts.settled(id)).toMatchObject({
      subject: 'Recebemos sua candidatura — Vaga Novíssima',
    });
  });

  it('escapes user input, and greets only by a plausible name', async () => {
    const jobTitle = 'R&D <b>"Lead"</b>\r\nBcc: x@y.z';
    const { id, email } = await receipts.apply({ firstName: 'Ganhe http://golpe.example', jobTitle });
    await receipts.settled(id);
    const [mail] = receipts.mailsTo(email);
    expect(mail?.html).toContain('R&amp;D &lt;b&gt;&quot;Lead&quot;&lt;/b&gt;');
    expect(mail?.html).toContain('Olá!');
    expect(mail?.html).not.toContain('golpe');
    expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(mail?.recipients).toEqual([email]);
  });

  it('sends one e-mail for an event that is published twice', async () => {
    const { id, email, eventId } = await receipts.apply();
    await receipts.settled(id);
    await publishAgain(eventId);
    // Events are handled in order: when this one is handled, the repeated one is too.
    const later = await receipts.apply();
    await receipts.settled(later.id);
    expect(receipts.mailsTo(email)).toHaveLength(1);
    expect(await service.as(ADMIN).deliveries({ candidateId: id })).toHaveLength(1);
  });

  it('sends one e-mail for many concurrent requests of the same delivery', async () => {
    const { id, email } = await receipts.apply();
    const { id: deliveryId } = await eventually(() => receipts.deliveryOf(id));
    await Promise.all(
      Array.from({ length: 10 }, () => receipts.publish('delivery.requested', { deliveryId })),
    );
    await receipts.settled(id);
    const later = await receipts.apply();
    await receipts.settled(later.id);
    await queueEmpty();
    expect(receipts.mailsTo(email)).toHaveLength(1);
  });

  it('cancels a message to a candidate who was removed, and refuses its resend', async () => {
    const { id } = await receipts.apply();
    peerData.candidates.delete(id);
    await receipts.publish('candidate.applied', { candidateId: 99_999, jobId: null, referralCode: null });
    expect(await receipts.settled(99_999)).toMatchObject({ state: 'cancelled', to: null });
    const delivery = await receipts.settled(99_999);
    await expect(service.as(ADMIN).resend({ id: delivery.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('resends a sent message as a new delivery, once for a double click', async () => {
    const { id, email } = await receipts.apply();
    const { id: first } = await receipts.settled(id);
    const [again, secondClick] = await Promise.all([
      service.as(ADMIN).resend({ id: first }),
      service.as(ADMIN).resend({ id: first }),
    ]);
    expect(again).toMatchObject({ resendOf: first, candidateId: id });
    expect(secondClick.id).toBe(again.id);
    expect(await receipts.settled(id)).toMatchObject({ id: again.id, state: 'sent', attempts: 1 });
    const ids = receipts.mailsTo(email).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);

    // A click that arrives after the e-mail was sent, and one of another minute.
    expect((await service.as(ADMIN).resend({ id: first })).id).toBe(again.id);
    await service.rows(`update delivery set created_at = created_at - interval '1 minute' where id = $1`, [
      again.id,
    ]);
    expect((await service.as(ADMIN).resend({ id: first })).id).not.toBe(again.id);
  });

  it('resends a message once for a press whose response was lost, also minutes later', async () => {
    const { id, email } = await receipts.apply();
    const { id: first } = await receipts.settled(id);
    const press = { id: first, formKey: randomUUID() };
    const { id: again } = await service.as(ADMIN).resend(press);
    await receipts.settled(id);
    await service.rows(`update delivery set created_at = created_at - interval '5 minutes' where id = $1`, [
      again,
    ]);
    expect((await service.as(ADMIN).resend(press)).id).toBe(again);
    expect(receipts.mailsTo(email)).toHaveLength(2);
  });

  it('deletes the messages to an erased candidate, and all messages', async () => {
    const { id } = await receipts.apply();
    await receipts.settled(id);
    await service.receive('candidate.erased', { candidateId: id });
    expect(await receipts.deliveryOf(id)).toBeUndefined();
    const all = (await service.as(ADMIN).deliveries({})).length;
    expect(await clean(service)).toEqual({ deliveries: all });
    expect(await service.as(ADMIN).deliveries({})).toEqual([]);
  });

  /** Replaces a property of the running service. @returns restores it */
  function replaceOfDirectSending(name: keyof DirectSendingService, value: unknown): () => void {
    const direct = service.app.get(DirectSendingService);
    Object.defineProperty(direct, name, { value, configurable: true });
    return () => void Reflect.deleteProperty(direct, name);
  }

  /** Simulates a crash of the relay after the queue has removed the first message. */
  async function publishAgain(eventId: string) {
    const redis = openRedis(requestConnection());
    await eventually(async () => redis.status === 'ready');
    await redis.del(`${keyPrefix()}:notifications:${eventId}`);
    redis.disconnect();
    await service.rows('update outbox_event set published_at = null where id = $1', [eventId]);
  }
  async function queueEmpty() {
    await eventually(async () => {
      const [unprocessed] = await service.rows<{ n: number }>(
        `select count(*)::int as n from outbox_event e
         where not exists (select 1 from processed_event p where p.event_id = e.id)`,
      );
      return unprocessed?.n === 0;
    });
  }
});
