import { Injectable } from '@nestjs/common';
import { Database } from '@araucaria/database';
import type { Delivery } from './delivery.entity.js';
import type { InterviewEmailKind } from './emails/interview-email.js';
import { OutdatedMessageError } from './outdated-message-error.js';

/** An attempt without a known outcome, and a link for staff to send by hand, count as sent. */
const INVITATIONS = `
  select bool_or(sent_at is not null or state = 'link' or attempt_started_at is not null) as "wasSent" from delivery
  where interview_id = $1 and channel = $2 and id <> $3 and user_id is null
    and kind in ('interview-invitation', 'interview-rescheduled')`;

/**
 * Messages about an interview may wait until its change can no longer be undone. Another change within that time makes the invitation
 * outdated, and the candidate knows of no interview that is moved or cancelled.
 */
@Injectable()
export class SentInvitationsService {
  constructor(private readonly database: Database) {}

  /**
   * The message to send: an invitation instead of a new time to a candidate who got none.
   * @throws {OutdatedMessageError} for the cancellation of an interview of which the candidate does not know
   */
  async kindFor(
    { id, interviewId, channel, resendOf }: Delivery,
    kind: InterviewEmailKind,
  ): Promise<InterviewEmailKind> {
    if (resendOf || (kind !== 'interview-rescheduled' && kind !== 'interview-cancelled')) return kind;
    const [invitations] = await this.database.rows<{ wasSent: boolean | null }>(INVITATIONS, [
      interviewId,
      channel,
      id,
    ]);
    // Without a stored invitation, it was sent before messages were stored, or was deleted.
    if (invitations?.wasSent !== false) return kind;
    if (kind === 'interview-cancelled')
      throw new OutdatedMessageError('O candidato não chegou a receber o convite.');
    return 'interview-invitation';
  }
}
