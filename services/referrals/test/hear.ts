import { randomUUID } from 'node:crypto';
import type { EventCatalogue, EventName, ReferralsRpc } from '@araucaria/contracts';
import { eventually, type TestService } from '@araucaria/testing';

export type Service = TestService<typeof ReferralsRpc.calls>;

/** Lets the service hear an event of another one, through its queue, and waits until it has. */
export async function hear<E extends EventName>(
  service: Service,
  name: E,
  payload: EventCatalogue[E],
  occurredAt = new Date(),
): Promise<void> {
  const id = randomUUID();
  // The relay of an outbox carries whatever is in it; so no other service has to run.
  await service.rows('insert into outbox_event (id, name, payload, occurred_at) values ($1, $2, $3, $4)', [
    id,
    name,
    payload,
    occurredAt,
  ]);
  await eventually(async () => {
    const heard = await service.rows('select 1 from processed_event where event_id = $1', [id]);
    return heard.length > 0;
  });
}
