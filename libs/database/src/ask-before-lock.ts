import type { EntityManager } from '@mikro-orm/postgresql';

/** DDL for the tickets of {@link askBeforeLock}, in a service that decides on an answer of another one about a candidate. */
export const CREATE_ANSWERS = `
  create sequence answer_ticket as bigint;
  -- The answer about a candidate that was used last. Later questions have higher tickets.
  create table candidate_answer (
    candidate_id integer primary key,
    ticket bigint not null,
    used_at timestamptz not null default now()
  );
  create index candidate_answer_used_at on candidate_answer (used_at);
`;

/** Rows older than any question that could still be under way are removed, a few with each new row. */
const RECORD = `
  with outdated as (
    delete from candidate_answer where candidate_id in (
      select candidate_id from candidate_answer where used_at < now() - interval '1 day' and candidate_id <> ?
      order by used_at limit 5 for update skip locked))
  insert into candidate_answer (candidate_id, ticket) values (?, ?)
  on conflict (candidate_id) do update set ticket = excluded.ticket, used_at = now()`;

interface Question<A> {
  candidateId: number;
  /** Calls other services. It is repeated if another answer about the candidate was used meanwhile. */
  ask: () => Promise<A>;
  /** Locks the candidate until the transaction ends, by SQL alone: a repetition releases the lock first. */
  lock: () => Promise<unknown>;
}

/**
 * The answer of another service about a candidate, who is locked when it is returned. The call is made before the lock, and an answer
 * is used only if no later question was answered and used before. So it is as new as one that is asked for under the lock, and of
 * several events of a candidate the last decision has the latest answer, whatever their order.
 * @param em a transaction that holds no lock
 */
export async function askBeforeLock<A>(
  em: EntityManager,
  { candidateId, ask, lock }: Question<A>,
): Promise<A> {
  for (;;) {
    const ticket = await drawTicket(em);
    const answer = await ask();
    await em.execute('savepoint asked');
    await lock();
    if (!(await isOutdated(em, candidateId, ticket))) {
      await em.execute(RECORD, [candidateId, candidateId, ticket]);
      return answer;
    }
    await em.execute('rollback to savepoint asked');
  }
}

/** Makes {@link askBeforeLock} repeat questions that were asked before now. @param em holds the lock of the candidate */
export async function outdateAnswers(em: EntityManager, candidateId: number): Promise<void> {
  await em.execute(RECORD, [candidateId, candidateId, await drawTicket(em)]);
}

async function drawTicket(em: EntityManager): Promise<string> {
  const [row] = await em.execute<Array<{ ticket: string }>>(`select nextval('answer_ticket') as ticket`);
  return row?.ticket as string;
}

async function isOutdated(em: EntityManager, candidateId: number, ticket: string): Promise<boolean> {
  const later = await em.execute('select 1 from candidate_answer where candidate_id = ? and ticket > ?', [
    candidateId,
    ticket,
  ]);
  return later.length > 0;
}
