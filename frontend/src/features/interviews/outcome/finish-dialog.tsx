import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { APPROVED_PREFIX, INTERVIEW_MAX_CHARS, isApproved } from '@araucaria/contracts/domain';
import { DecisionMessage } from '../../../domain/candidates/decision-message';
import { changeStatus } from '../../../domain/candidates/change-status';
import {
  NO_REJECTION_CHOICE,
  notifyAtError,
  rejectionOptions,
} from '../../../domain/candidates/rejection-choice';
import { TextInput } from '../../../shared/form/text-input';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { usePermission } from '../../../shared/session/use-permission';
import { toast } from '../../../shared/toasts/toast';
import { askConfirmation } from '../../../shared/dialogs/confirmations';
import { failureOf } from '../../../shared/api/failure';
import { useChangeId } from '../../../shared/api/use-change-id';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ConflictNotice } from '../conflicts/conflict-notice';
import { SET_INTERVIEW_STATUS } from '../interview-changes';
import type { InterviewRow } from '../interviews-queries';
import { OutcomeChoice, type Outcome } from './outcome-choice';
import { useApproveCandidate } from './use-approve-candidate';
import { useDecisionMessage } from '../../../domain/candidates/use-decision-message';
import { useConflict } from '../conflicts/use-conflict';

/** Characters; the limit of the server includes the prefix. */
const MAX_FEEDBACK_LENGTH = INTERVIEW_MAX_CHARS.feedback - APPROVED_PREFIX.length;

/** An outcome before the interview is usually a slip. @returns whether to record it */
async function confirmEarlyOutcome(interviewDate: string): Promise<boolean> {
  if (new Date(interviewDate) <= new Date()) return true;
  return askConfirmation({
    title: 'Finalizar antes da hora?',
    text: `Esta entrevista está marcada para ${formatDateTime(interviewDate)}, que ainda não chegou. Finalizada, ela sai da agenda e o horário fica livre.`,
    confirm: 'Sim, finalizar agora',
  });
}

interface FinishValues {
  feedback: string;
  outcome: Outcome;
}

interface FinishDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

/** Completes an interview with feedback, and applies the decision about the candidate. */
export function FinishDialog({ interview, onClose }: FinishDialogProps) {
  const client = useApolloClient();
  // Without it, only the feedback is recorded, and the candidate stays in the process.
  const mayDecide = usePermission('candidates.decide');
  const form = useForm<FinishValues>({
    mode: 'onTouched',
    defaultValues: {
      feedback: '',
      outcome: { choice: mayDecide ? 'approve' : 'keep', rejection: NO_REJECTION_CHOICE },
    },
  });
  const { control, formState, handleSubmit } = form;
  // With the feedback comes the decision that belongs to it: the preset one approves.
  const draft = useFormDraft(form, `resultado-${interview.id}`);
  const { choice } = useWatch({ control, name: 'outcome' });
  const [deciding, setDeciding] = useState(false);
  const changeIdOf = useChangeId();
  const [earlyConfirmed, setEarlyConfirmed] = useState(false);
  // Fixed on opening: an old address may name a finished interview; one that this dialog completes stays until the end.
  const [finishable] = useState(interview.status === 'scheduled');
  const { displayed, conflict, detectConflict } = useConflict(interview);
  const [setStatus, { loading }] = useMutation(SET_INTERVIEW_STATUS);
  const [completed, setCompleted] = useState(false);
  const { approve, busy } = useApproveCandidate();
  const { candidate } = interview;
  const approves = choice === 'approve' && candidate && !isApproved(candidate.status);
  const message = useDecisionMessage(
    candidate ? [candidate.id] : [],
    approves ? { status: 'approved', endsInterview: true } : undefined,
  );
  if (!finishable) return null;
  const close = () => {
    draft.clear();
    onClose();
  };

  const decide = async ({ choice: decision, rejection }: Outcome) => {
    if (decision === 'approve') {
      if (candidate) await approve(candidate, message.notify);
      return;
    }
    setDeciding(true);
    const messages = { success: 'Candidato reprovado', error: 'Erro ao rejeitar candidato' };
    const accepted =
      decision === 'keep' ||
      !candidate ||
      (await changeStatus(
        client,
        candidate,
        'rejected',
        { ...rejectionOptions(rejection), interviewsShown: true, changeIdOf },
        messages,
      )) === 'changed';
    setDeciding(false);
    if (!accepted) return;
    if (decision === 'keep') toast.success('Entrevista finalizada');
    close();
  };
  const finish = async ({ feedback: typed, outcome }: FinishValues) => {
    if (!earlyConfirmed && !(await confirmEarlyOutcome(displayed.interviewDate))) return;
    setEarlyConfirmed(true);
    const change = {
      status: 'completed' as const,
      feedback: `${outcome.choice === 'approve' ? APPROVED_PREFIX : ''}${typed.trim()}`,
      decides: outcome.choice !== 'keep',
      from: displayed.status,
      fromDate: displayed.interviewDate,
    };
    try {
      // Once: when the decision about the candidate has failed, only the decision is retried.
      if (!completed) await setStatus({ variables: { id: interview.id, ...change } });
      setCompleted(true);
    } catch (error) {
      if (!detectConflict(error)) toast.destructive('Erro ao atualizar status', failureOf(error).message);
      return;
    }
    draft.clear();
    await decide(outcome);
  };

  return (
    <FormDialog
      title="Finalizar Entrevista"
      submit={conflict ? 'Finalizar mesmo assim' : 'Finalizar Entrevista'}
      submitting="Finalizando..."
      busy={loading || busy || deciding}
      disabled={message.isUnknown}
      isDirty={formState.isDirty && !completed}
      onDiscard={draft.clear}
      color={choice === 'reject' ? 'error' : 'primary'}
      onSubmit={(event) => void handleSubmit(finish)(event)}
      onClose={close}
    >
      <span>
        Entrevista com <strong>{candidate ? fullName(candidate) : 'candidato'}</strong>
      </span>
      <ConflictNotice
        conflict={conflict}
        choice={
          conflict?.status === 'completed'
            ? 'Continuar substitui esse resultado pelo seu.'
            : 'Você ainda quer finalizar?'
        }
      />
      <TextInput
        control={control}
        name="feedback"
        label="Feedback"
        multiline
        minRows={4}
        disabled={completed}
        limit={MAX_FEEDBACK_LENGTH}
      />
      {mayDecide && (
        <Controller
          control={control}
          name="outcome"
          rules={{
            validate: ({ choice: decision, rejection }: Outcome) =>
              (decision === 'reject' && notifyAtError(rejection)) || true,
          }}
          render={({ field, fieldState }) => (
            <OutcomeChoice
              interview={interview}
              value={field.value}
              error={fieldState.error?.message}
              message={approves && <DecisionMessage {...message.fields} />}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </FormDialog>
  );
}
