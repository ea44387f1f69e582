import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '@araucaria/platform';
import { Person } from './person.entity.js';

/** For calls of the session of a person who does not exist any more. */
export const personErased = (): AppError =>
  new AppError('UNAUTHENTICATED', 'Entre novamente para continuar.');

/** Reads the person of a session and locks the row until the transaction ends. @throws {AppError} `UNAUTHENTICATED` */
export async function lockPerson(em: EntityManager, personId: number): Promise<Person> {
  const person = await em.findOne(Person, personId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!person) throw personErased();
  return person;
}

/** The application by which the audit trail and messages name a person; 0 without one. */
export async function latestApplicationOf(em: EntityManager, personId: number): Promise<number> {
  const [latest] = await em.execute<Array<{ id: number }>>(
    'select coalesce(max(id), 0) as id from candidate_record where person_id = ?',
    [personId],
  );
  return latest?.id ?? 0;
}
