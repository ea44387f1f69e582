import { defineEntity, p } from '@mikro-orm/core';
import {
  DEFAULT_DURATION_MINUTES,
  type Channel,
  type InterviewStatus,
  type InterviewType,
} from '@araucaria/contracts';

/** The state before a change, as JSON; null: the interview did not exist. */
export type UndoState = Record<string, string | number | null> | null;

export const InterviewSchema = defineEntity({
  name: 'Interview',
  tableName: 'interview',
  properties: {
    /** Random, because the confirmation link contains it: its holder may read and confirm the interview. */
    id: p.uuid().primary(),
    candidateId: p.integer(),
    /** Copies, for lists: {@link CandidateNamesService}. null: not copied yet, or the candidate is in quarantine. */
    candidateName: p.text().nullable(),
    candidateEmail: p.text().nullable(),
    jobId: p.integer(),
    type: p.text().$type<InterviewType>(),
    startsAt: p.datetime(),
    durationMinutes: p.integer().default(DEFAULT_DURATION_MINUTES),
    status: p.text().$type<InterviewStatus>(),
    notes: p.text().nullable(),
    /** The users who interview; sorted. */
    interviewerIds: p.array(Number).columnType('int[]').$type<number[]>().default([]),
    feedback: p.text().nullable(),
    confirmedBy: p.text().$type<Channel>().nullable(),
    confirmedAt: p.datetime().nullable(),
    rescheduleRequestedAt: p.datetime().nullable(),
    declinedAt: p.datetime().nullable(),
    /** What the candidate wrote with a request or a refusal. */
    responseNote: p.text().nullable(),
    sendEmail: p.boolean(),
    sendWhatsapp: p.boolean(),
    customMessage: p.text().nullable(),
    emailSent: p.boolean().default(false),
    whatsappSent: p.boolean().default(false),
    revision: p.integer().default(0),
    /** What undos have set the revision back by, and one for each undo. */
    sequenceOffset: p.integer().default(0),
    arrangedAt: p.datetime(),
    /** null: the system, or not known. */
    arrangedById: p.integer().nullable(),
    createdAt: p.datetime(),
    /** Username of the last person who changed its time or status; null: an event did. */
    changedBy: p.text().nullable(),
    changedById: p.integer().nullable(),
    changedAt: p.datetime().nullable(),
    /** Id of the change of the candidate's status that cancelled it. Its undo restores the interview. */
    cancelledByChange: p.uuid().nullable(),
    /** Id of the last change, until when it can be undone, and what its undo restores. Later changes clear all three. */
    undoChangeId: p.uuid().nullable(),
    undoableUntil: p.datetime().nullable(),
    undoState: p.json().$type<UndoState>().nullable(),
  },
});
