import { useForm } from 'react-hook-form';
import type { InterviewType } from '../../../generated/graphql';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { DEFAULT_DURATION } from '../duration';

export interface AppointmentFields {
  interviewType: InterviewType;
  /** Minutes, as the value of a list. */
  duration: string;
  notes: string;
  /** The chosen slot, ISO 8601; empty: none. */
  startsAt: string;
}

const EMPTY: AppointmentFields = {
  interviewType: 'technical',
  duration: DEFAULT_DURATION,
  notes: '',
  startsAt: '',
};

/** The form of a new interview. It survives a change of day or view, and as a draft a reload. */
export function useAppointmentForm() {
  const form = useForm<AppointmentFields>({ mode: 'onTouched', defaultValues: EMPTY });
  const draft = useFormDraft(form, 'agendamento-2');
  const clear = () => {
    form.reset(EMPTY);
    draft.clear();
  };
  return { form, clear };
}
