import { useState } from 'react';
import type { InterviewType } from '../../../generated/graphql';
import { draftStore, type DraftStore } from '../../../shared/form/draft';
import { useSession } from '../../../shared/session/use-session';

export interface AppointmentDraft {
  interviewType: InterviewType;
  notes: string;
}

/** What was typed beside the free times: kept over another day, another view and a reload, for this user and this tab. */
export function useAppointmentDraft(): DraftStore<AppointmentDraft> {
  const userId = useSession().user?.id;
  const [store] = useState(() => draftStore<AppointmentDraft>(`rascunho-${userId}-agendamento`));
  return store;
}
