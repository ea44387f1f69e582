import { randomUUID } from 'node:crypto';
import { ADMIN } from '@araucaria/testing';
import { peerData } from './peers.js';
import { startNotifications, type RunningNotifications } from './start-notifications.js';

let notifications: RunningNotifications;
let service: RunningNotifications['service'];

beforeAll(async () => {
  notifications = await startNotifications('smtp://127.0.0.1:9');
  ({ service } = notifications);
});
afterAll(() => notifications.stop());

/** Stores a message that was sent `ageDays` ago. @returns its id */
const store = async (
  ageDays: number,
  values: { candidateId?: number; applicationId?: number; state?: string },
) => {
  const [row] = await service.rows<{ id: number }>(
    `insert into delivery (idempotency_key, channel, kind, recipient_kind, candidate_id, referral_application_id, state,
       to_address, created_at, retry_until, sent_at, next_attempt_at)
     values (gen_random_uuid(), 'email', 'application-received', 'candidate', $1, $2, $3, 'a@example.com',
       now() - make_interval(days => $4), now() + interval '1 day', case when $3 = 'sent' then now() end,
       case when $3 = 'pending' then now() + interval '1 day' end) returning id`,
    [values.candidateId ?? null, values.applicationId ?? null, values.state ?? 'sent', ageDays],
  );
  return row?.id as number;
};
const run = async (dryRun: boolean) => {
  const runId = randomUUID();
  await service.receive('retention.requested', {
    runId,
    dryRun,
    terms: [{ kind: 'messages', termDays: 365 }],
  });
  return (await service.published('retention.finished')).find((event) => event.runId === runId)?.results[0];
};
const ids = async () =>
  (await service.rows<{ id: number }>('select id from delivery order by id')).map(({ id }) => id);

describe('retention of messages', () => {
  it('deletes old messages, except waiting ones and those about persons under a legal hold', async () => {
    const old = await store(400, { candidateId: 1 });
    const recent = await store(300, { candidateId: 1 });
    const held = await store(400, { candidateId: 2 });
    const heldReferrer = await store(400, { applicationId: 3 });
    const waiting = await store(400, { candidateId: 1, state: 'pending' });
    peerData.heldCandidates.push(2);
    peerData.heldApplications.push(3);
    expect(await run(true)).toMatchObject({ due: 1, dueIds: [old], held: 2, kept: 1, expired: 0 });
    expect(await ids()).toEqual([old, recent, held, heldReferrer, waiting]);
    await run(false);
    expect(await ids()).toEqual([recent, held, heldReferrer, waiting]);
  });

  it('hides messages about a candidate in quarantine until the candidate is restored', async () => {
    const id = await store(1, { candidateId: 50 });
    const listed = async () => (await service.as(ADMIN).deliveries({ candidateId: 50 })).map((one) => one.id);
    const change = (quarantined: boolean, at: string) =>
      service.receive('candidate.quarantine-changed', { candidateId: 50, quarantined }, new Date(at));
    await change(true, '2026-03-02T10:00:00Z');
    expect(await listed()).toEqual([]);
    await change(false, '2026-03-05T10:00:00Z');
    expect(await listed()).toEqual([id]);
    // An older event that arrives late changes nothing.
    await change(true, '2026-03-02T10:00:00Z');
    expect(await listed()).toEqual([id]);
  });
});
