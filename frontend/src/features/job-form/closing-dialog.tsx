import { useRef, useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { MAX_REJECTION_PREVIEWS, isApproved } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../generated/graphql';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { statusLabel } from '../../domain/candidates/candidate-status';
import { RejectionFields } from '../../domain/candidates/rejection-fields';
import {
  LEAVE_UNANSWERED,
  REMAINING_IDS,
  answerRemaining,
  type RemainingCandidates,
  type UnansweredBatch,
} from '../../domain/candidates/remaining-candidates';
import { useRejectionChoice } from '../../domain/candidates/use-rejection-choice';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { formatCount } from '../../shared/format/formats';
import { reportFailure } from '../../shared/toasts/report-failure';

interface ClosingDialogProps {
  jobId: number;
  stages: RemainingCandidates['stages'];
  /** The job was closed just now: closing the dialog without a response is a decision, which is stored. */
  isClosing?: boolean;
  /** All were answered or left, or the dialog was closed. */
  onDone: () => void;
}

/** Offers to answer the candidates who are left in a closed job, by stage. */
export function ClosingDialog({ jobId, stages, isClosing = false, onDone }: ClosingDialogProps) {
  const client = useApolloClient();
  const rejection = useRejectionChoice({ notify: true });
  // Those in hiring are answered by their hiring.
  const [chosen, setChosen] = useState<ReadonlySet<CandidateStatus>>(
    () => new Set(stages.flatMap(({ status }) => (isApproved(status) ? [] : status))),
  );
  const [busy, setBusy] = useState(false);
  const unanswered = useRef<UnansweredBatch['current']>(undefined);
  const [leave, leaving] = useMutation(LEAVE_UNANSWERED);
  const statuses = stages.flatMap(({ status }) => (chosen.has(status) ? status : []));
  const count = stages.reduce(
    (total, { status, candidates }) => total + (chosen.has(status) ? candidates : 0),
    0,
  );
  const { data } = useFreshQuery(REMAINING_IDS, {
    variables: { filter: { job: String(jobId), status: statuses }, limit: MAX_REJECTION_PREVIEWS },
    skip: statuses.length === 0,
  });
  const toggle = (status: CandidateStatus) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(status)) next.add(status);
      return next;
    });
  const submit = async () => {
    const options = rejection.confirm();
    if (!options) return;
    setBusy(true);
    const isAnswered = await answerRemaining(client, { jobId, statuses }, options, unanswered);
    setBusy(false);
    if (isAnswered) onDone();
  };
  const leaveUnanswered = () =>
    reportFailure('Erro ao registrar a escolha', async () => {
      await leave({ variables: { jobId } });
      onDone();
    });
  return (
    <FormDialog
      title="Vaga encerrada: responder a quem ficou?"
      submit={count ? `Reprovar ${formatCount(count, 'candidato', 'candidatos')}` : 'Reprovar'}
      submitting="Respondendo..."
      cancel={isClosing ? 'Deixar sem resposta' : 'Cancelar'}
      color="error"
      busy={busy || leaving.loading}
      isDirty={false}
      disabled={count === 0}
      onSubmit={() => void submit()}
      // Esc and a click outside decide nothing: the page of the closed job asks again.
      onClose={onDone}
      {...(isClosing && { onCancel: () => void leaveUnanswered() })}
    >
      <Typography>
        A vaga não recebe mais candidaturas. Quem ainda espera por uma resposta pode recebê-la agora.
        {isClosing && ' Sem resposta, a escolha fica registrada, e a vaga continua a mostrar quem espera.'}
      </Typography>
      <FormControl component="fieldset">
        <FormLabel component="legend">Quem recebe uma resposta</FormLabel>
        <Box sx={{ display: 'grid' }}>
          {stages.map(({ status, candidates }) => (
            <FormControlLabel
              key={status}
              label={`${statusLabel(status)}: ${formatCount(candidates, 'candidato', 'candidatos')}`}
              control={<Checkbox checked={chosen.has(status)} onChange={() => toggle(status)} />}
            />
          ))}
        </Box>
      </FormControl>
      {count > 0 && (
        <RejectionFields candidateIds={data?.candidateIds ?? []} total={count} {...rejection.fields} />
      )}
    </FormDialog>
  );
}
