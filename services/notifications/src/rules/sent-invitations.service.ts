import { Injectable } from '@nestjs/common';
import { Database } from '@araucaria/database';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { InterviewEmailKind } from '../emails/interview-email.js';
import type { StaffInterviewEmailKind } from '../emails/staff-interview-email.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';

type InterviewMessageKind = InterviewEmailKind | StaffInterviewEmailKind;

/** An attempt without a known outcome, and a link for staff to send by hand, count as sent. */
const INVITATIONS = `
  select bool_or(sent_at is not null or state = 'link' or attempt_started_at is not null) as "wasSent" from delivery
  where interview_id = $1 and channel = $2 and id <> $3 and user_id is not distinct from $4 and kind = any($5)`;

/**
 * Messages about an interview may wait until its change can no longer be undone. Another change within that time makes the invitation
 * outdated, and the candidate knows of no interview that is moved or cancelled.
 */
@Injectable()
export class SentInvitationsService {
  constructor(private readonly database: Database) {}

  /**
   * The message to send: an invitation instead of a new time to a recipient who got none.
   * @throws {OutdatedMessageError} for the cancellation of an interview of which the recipient does not know
   */
  async kindFor<K extends InterviewMessageKind>(delivery: Delivery, kind: K): Promise<K> {
    const { id, interviewId, channel, userId, resendOf } = delivery;
    const [, prefix = '', change] = /^(staff-)?interview-(rescheduled|cancelled)$/.exec(kind) ?? [];
    if (resendOf || !change) return kind;
    const invitation = `${prefix}interview-invitation`;
    const kinds = [invitation, `${prefix}interview-rescheduled`];
    const values = [interviewId, channel, id, userId ?? null, kinds];
    const [sent] = await this.database.read<{ wasSent: boolean | null }>({ text: INVITATIONS, values });
    // Without a stored invitation, it was sent before messages were stored, or was deleted.
    if (sent?.wasSent !== false) return kind;
    if (change === 'cancelled') throw new OutdatedMessageError('O convite não chegou a ser enviado.');
    return invitation as K;
  }
}
