import { useState } from 'react';
import type { InterviewType } from '../../../generated/graphql';
import { STAFF_DRAFT, draftStore, type DraftStore } from '../../../shared/form/draft';
import { useSession } from '../../../shared/session/use-session';

export interface AppointmentDraft {
  interviewType: InterviewType;
  /** Minutes, as the value of a list. Absent in drafts of an earlier release. */
  duration?: string | undefined;
  notes: string;
  /** The chosen slot, ISO 8601; empty: none. Absent in drafts of an earlier release. */
  startsAt?: string;
}

/** Draft of the slot, type and notes of a new interview. It survives a change of day or view and a reload, per user and tab. */
export function useAppointmentDraft(): DraftStore<AppointmentDraft> {
  const userId = useSession().user?.id;
  const [store] = useState(() => draftStore<AppointmentDraft>(`${STAFF_DRAFT}-${userId}-agendamento`));
  return store;
}
