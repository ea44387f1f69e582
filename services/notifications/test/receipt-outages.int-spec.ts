import { ADMIN, eventually } from '@araucaria/testing';
import { startSmtpSink, startSilentServer } from './smtp-sink.js';
import { peerData, someCandidate } from './peers.js';
import { Receipts } from './receipts.js';

describe('receipts of applications while the mail server fails', () => {
  let receipts: Receipts;
  let service: Receipts['service'];

  beforeAll(async () => {
    receipts = await Receipts.start();
    ({ service } = receipts);
  });
  afterAll(() => receipts.stop());

  it('fails a message that the mail server rejects permanently, lists it, and resends it on request', async () => {
    receipts.sink.refuseWith = 550;
    const { id, email } = await receipts.apply();
    const failed = await receipts.settled(id);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, to: email });
    expect(failed.lastError).toContain('550');
    expect(await service.as(ADMIN).deliveries({ state: 'failed' })).toContainEqual(failed);
    receipts.sink.refuseWith = undefined;
    await service.as(ADMIN).resend({ id: failed.id });
    expect(await receipts.settled(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(receipts.mailsTo(email)).toHaveLength(1);
  });

  it('retries a temporary rejection, and fails after the retry period', async () => {
    receipts.sink.refuseWith = 451;
    const { id } = await receipts.apply();
    const first = await eventually(async () => {
      const delivery = await receipts.deliveryOf(id);
      return delivery?.attempts ? delivery : undefined;
    });
    expect(first).toMatchObject({ state: 'pending' });
    await service.rows('update delivery set retry_until = now() where id = $1', [first.id]);
    expect(await receipts.settled(id)).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('451') as string,
    });
    receipts.sink.refuseWith = undefined;
  });

  it('delivers once after an outage of the mail server, and responds to calls during it', async () => {
    await receipts.sink.stop();
    const applied = [await receipts.apply(), await receipts.apply(), await receipts.apply()];
    // After the first failure the circuit is open: the others may have no attempt.
    await eventually(async () =>
      (await service.as(ADMIN).deliveries({ state: 'pending' })).some((one) => one.attempts),
    );
    for (const { id } of applied) await eventually(() => receipts.deliveryOf(id));
    expect(await service.as(ADMIN).templates()).not.toEqual([]);
    receipts.sink = await startSmtpSink(receipts.sink.port);
    for (const { id, email } of applied) {
      expect(await receipts.settled(id)).toMatchObject({ state: 'sent' });
      expect(receipts.mailsTo(email)).toHaveLength(1);
    }
  });

  it('handles events while the mail server does not respond', async () => {
    await receipts.sink.stop();
    const silent = await startSilentServer(receipts.sink.port);
    const applied = [];
    for (let n = 0; n < 12; n++) applied.push(await receipts.apply());
    // More than the service handles at the same time: a delivery is stored for each of them.
    for (const { id } of applied) await eventually(() => receipts.deliveryOf(id), 30_000);
    await silent.stop();
    receipts.sink = await startSmtpSink(receipts.sink.port);
    for (const { id, email } of applied) {
      await eventually(async () => (await receipts.deliveryOf(id))?.state === 'sent', 40_000);
      expect(receipts.mailsTo(email)).toHaveLength(1);
    }
  });

  it('sends a message whose request event was lost', async () => {
    const { id: candidateId } = someCandidate({ id: receipts.nextId() });
    peerData.candidates.set(candidateId, someCandidate({ id: candidateId }));
    await service.rows(
      `insert into delivery (idempotency_key, channel, kind, candidate_id, next_attempt_at, retry_until)
       values ('lost', 'email', 'application-receipt', $1, now() - interval '1 second', now() + interval '1 day')`,
      [candidateId],
    );
    expect(await receipts.settled(candidateId)).toMatchObject({ state: 'sent' });
  });
});
