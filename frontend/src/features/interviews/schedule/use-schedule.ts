import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { failureOf } from '../../../shared/api/failure';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { toast } from '../../../shared/toasts/toast';
import { sentMessage, type Appointment, type Notification } from '../appointment';
import { SCHEDULE } from '../interview-changes';
import { confirmOverlaps } from '../overlaps/confirm-overlaps';
import { offerInterviewUndo } from '../../../domain/interviews/undo-interview-change';

/** System job that stands for "no job" in this call. */
const NO_JOB = 1;

interface Outcomes {
  onScheduled: () => void;
  /** Called when the slot is no longer free. */
  onSlotGone: () => void;
}

/** Schedules the interview of a form, after a question if it overlaps others, and offers to undo it. */
export function useSchedule(formKey: string, { onScheduled, onSlotGone }: Outcomes) {
  const client = useApolloClient();
  const [send] = useMutation(SCHEDULE);
  // From the check for overlaps on: a second click would send the form again.
  const [loading, setLoading] = useState(false);
  const schedule = async (appointment: Appointment, notification: Notification): Promise<void> => {
    const { candidate, startsAt, interviewType, durationMinutes, notes } = appointment;
    const { sendEmail, sendWhatsApp, customMessage, interviewers = [] } = notification;
    const planned = {
      candidateId: candidate.id,
      interviewers,
      interviewDate: startsAt,
      durationMinutes,
    };
    // The same when the form is sent again because its response was lost: the undo is that of the first time.
    const changeId = formKey;
    setLoading(true);
    try {
      if (!(await confirmOverlaps(client, planned, 'Agendar mesmo assim'))) return;
      const { data } = await send({
        variables: {
          formKey,
          input: {
            changeId,
            candidateId: candidate.id,
            jobId: candidate.jobId ?? NO_JOB,
            interviewDate: startsAt,
            interviewType,
            durationMinutes,
            notes,
            interviewerIds: interviewers.map(({ id }) => id),
            notificationOptions: {
              sendEmail,
              sendWhatsApp,
              customMessage: sentMessage(customMessage, notes),
            },
          },
        },
      });
      offerInterviewUndo(client, {
        interviewId: data?.scheduleInterview.id ?? '',
        changeId,
        title: 'Entrevista agendada',
        text: `${fullName(candidate)}, ${formatDateTime(startsAt)}`,
      });
      onScheduled();
    } catch (error) {
      const { code, message, fields } = failureOf(error);
      toast.destructive('Erro ao agendar entrevista', fields[0]?.message ?? message);
      if (code === 'NOT_FOUND') void refetchAfterChange(['interview', 'candidate']);
      if (code !== 'SLOT_TAKEN' && !fields.some(({ field }) => field === 'interviewDate')) return;
      onSlotGone();
      await refetchAfterChange(['interview']);
    } finally {
      setLoading(false);
    }
  };
  return { schedule, loading };
}
