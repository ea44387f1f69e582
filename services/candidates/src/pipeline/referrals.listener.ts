import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent, Outbox } from '@araucaria/messaging';
import { BUSINESS_ZONE } from '@araucaria/platform';
import { startInstantOf } from '../lists/business-zone.js';

/** Keeps one hire date: the one that staff registered for the bonus of the referrer replaces the moment of the change of status. */
@Injectable()
export class ReferralsListener {
  constructor(private readonly outbox: Outbox) {}

  /** Events of one candidate may arrive in any order: the newest date stays. A candidate who is not hired keeps none. */
  @OnEvent('referral.hire-changed')
  async onHireChanged(
    { candidateId, hireDate }: EventCatalogue['referral.hire-changed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'referral.hire-changed'>,
  ): Promise<void> {
    if (hireDate === undefined) return;
    const [hired] = await em.execute<Array<{ day: string }>>(
      `update candidate_record set hire_dated_at = ?
       where id = ? and hire_date is not null and (hire_dated_at is null or hire_dated_at < ?)
       returning (hire_date at time zone '${BUSINESS_ZONE}')::date::text as day`,
      [occurredAt, candidateId, occurredAt],
    );
    if (!hired || hired.day === hireDate) return;
    await em.execute('update candidate_record set hire_date = ? where id = ?', [
      startInstantOf(hireDate),
      candidateId,
    ]);
    this.outbox.add(em, 'candidate.hire-dated', { candidateId });
  }
}
