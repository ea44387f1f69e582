import { randomUUID } from 'node:crypto';
import type { Application, CandidatesRpc, EventCatalogue, EventName } from '@araucaria/contracts';
import { eventually, type TestService } from '@araucaria/testing';

export type Service = TestService<typeof CandidatesRpc.calls>;

let people = 0;

/** Somebody who applies to the talent bank, with an address of their own. */
export function person(change: Partial<Application> = {}): Application {
  people++;
  return {
    firstName: 'Ana',
    lastName: 'Souza',
    email: `pessoa${people}@exemplo.com.br`,
    phone: '(41) 99999-0000',
    ...change,
  };
}

export async function applied(service: Service, change: Partial<Application> = {}): Promise<number> {
  return (await service.as().apply(person(change))).id;
}

/** Lets the service hear an event of jobs, through its queue, and waits until it has. */
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

export const vacancy = (jobId: number, change: Partial<EventCatalogue['job.saved']> = {}) => ({
  jobId,
  title: `Vaga ${jobId}`,
  department: 'Engenharia',
  isActive: true,
  ...change,
});
