import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { changeStatus } from '../../../domain/candidates/change-status';
import { DecisionMessage } from '../../../domain/candidates/decision-message';
import { useDecisionMessage } from '../../../domain/candidates/use-decision-message';
import { useDecisionSending } from '../../../domain/candidates/use-decision-sending';
import { NoteInput } from '../../../shared/form/note-input';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { CancelledInterviewsAlert } from '../../../domain/interviews/cancelled-interviews-alert';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { TextLink } from '../../../shared/ui/links';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { EmailText } from '../../../shared/ui/email-text';
import type { CandidateStatus } from '../../../generated/graphql';
import type { ApprovedCandidate } from '../hiring-queries';
import { progressOf } from '../hiring-rules';
import { ProgressBar } from '../progress-bar';

const TOASTS = { success: 'Status atualizado', error: 'Erro ao atualizar etapa' };

interface AdvanceDialogProps {
  candidate: ApprovedCandidate;
  onClose: () => void;
}

/** Shows the progress of a candidate and advances the status. Keeps the state that it was opened with. */
export function AdvanceDialog({ candidate: opened, onClose }: AdvanceDialogProps) {
  const [candidate] = useState(opened);
  const form = useForm({ mode: 'onTouched', defaultValues: { note: '' } });
  const { control, formState, handleSubmit } = form;
  const draft = useFormDraft(form, `avanco-${opened.id}`);
  const client = useApolloClient();
  const { id, firstName, lastName, status } = candidate;
  const { next, percent, done } = progressOf(status);
  const message = useDecisionMessage([id], next && { status: next });
  const { busy, send } = useDecisionSending({ onClose, onDecided: draft.clear });
  const submit = (note: string, to: CandidateStatus) =>
    send((changeIdOf) => {
      const options = { note: note.trim(), notify: message.notify, interviewsShown: true, changeIdOf };
      return changeStatus(client, candidate, to, options, TOASTS);
    });

  return (
    <FormDialog
      title="Avançar Status de Contratação"
      submit={next ? 'Avançar' : 'Concluído'}
      submitting="Enviando..."
      busy={busy}
      disabled={!next || message.isUnknown}
      isDirty={formState.isDirty}
      onDiscard={draft.clear}
      onSubmit={(event) => void handleSubmit(({ note }) => next && submit(note, next))(event)}
      onClose={onClose}
    >
      <Box>
        <Typography sx={{ fontWeight: 650 }}>
          {firstName} {lastName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {candidate.jobTitle ?? TALENT_BANK_TITLE}
          <br />
          <EmailText email={candidate.email} />
          <br />
          {candidate.phone}
        </Typography>
      </Box>
      <ProgressBar percent={percent} text={`${done} de 4 etapas`} />
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NamedStatus name="Status atual" status={status} />
        {next && <NamedStatus name="Novo status" status={next} />}
      </Box>
      {next && <CancelledInterviewsAlert candidateIds={[id]} status={next} />}
      <DecisionMessage {...message.fields} />
      {next && (
        <NoteInput
          control={control}
          name="note"
          label="Observações"
          hint="Opcional. Ficam no histórico do candidato."
        />
      )}
      <TextLink to={`/candidate-hiring?id=${id}`}>Abrir processo de contratação</TextLink>
    </FormDialog>
  );
}

const NamedStatus = ({ name, status }: { name: string; status: CandidateStatus }) => (
  <Box>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 0.5 }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      <StatusChip status={status} />
    </Box>
  </Box>
);
