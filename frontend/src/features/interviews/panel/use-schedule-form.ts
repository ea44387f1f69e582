import { useCallback } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { InterviewType } from '../../../generated/graphql';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import type { StaffName } from '../../../domain/staff/staff-queries';
import { MESSAGE_FIELDS, messageDraft, NO_MESSAGE, type Notification } from '../appointment';
import { DEFAULT_DURATION } from '../duration';

/** The names are the ids of the fields: they differ from those of the calendar, over which the panel opens too. */
export interface ScheduleFields {
  scheduleType: InterviewType;
  /** Minutes, as the value of a list. */
  scheduleMinutes: string;
  schedulePlace: string;
  scheduleInterviewers: StaffName[];
  /** The chosen slot, ISO 8601; empty: none. */
  startsAt: string;
}

const EMPTY: ScheduleFields = {
  scheduleType: 'technical',
  scheduleMinutes: DEFAULT_DURATION,
  schedulePlace: '',
  scheduleInterviewers: [],
  startsAt: '',
};

/** The two forms of the panel, with their drafts: they survive the end of the panel, a reload and an ended session. */
export function useScheduleForm(candidateId: number) {
  const appointment = useForm<ScheduleFields>({ mode: 'onTouched', defaultValues: EMPTY });
  const message = useForm<Notification>({ mode: 'onTouched', defaultValues: NO_MESSAGE });
  const appointmentDraft = useFormDraft(appointment, `agendamento-${candidateId}`);
  const textDraft = useFormDraft(message, messageDraft(candidateId), MESSAGE_FIELDS);
  const { setValue } = appointment;
  const choose = useCallback(
    (startsAt: string) => setValue('startsAt', startsAt, { shouldDirty: true }),
    [setValue],
  );
  return {
    appointment,
    message,
    fields: { ...EMPTY, ...useWatch({ control: appointment.control }) } as ScheduleFields,
    notification: { ...NO_MESSAGE, ...useWatch({ control: message.control }) } as Notification,
    choose,
    formKey: textDraft.formKey,
    restored: appointmentDraft.restored || textDraft.restored,
    /** Empties both forms and forgets their drafts. */
    clear: () => {
      appointment.reset(EMPTY);
      message.reset(NO_MESSAGE);
      appointmentDraft.clear();
      textDraft.clear();
    },
  };
}
