import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { REMAINING_CANDIDATES } from '../../domain/candidates/remaining-candidates';
import { formatCount, formatDateTime } from '../../shared/format/formats';
import { usePermission } from '../../shared/session/use-permission';
import { ClosingDialog } from './closing-dialog';

export function RemainingNotice({ jobId }: { jobId: number }) {
  const mayDecide = usePermission('candidates.decide');
  const { data, refetch } = useFreshQuery(REMAINING_CANDIDATES, { variables: { jobId }, skip: !mayDecide });
  const [answering, setAnswering] = useState(false);
  const { stages = [], unanswered } = data?.remainingCandidates ?? {};
  const count = stages.reduce((total, { candidates }) => total + candidates, 0);
  if (!count) return null;
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => setAnswering(true)}>
            Responder agora
          </Button>
        }
      >
        {formatCount(count, 'candidato espera', 'candidatos esperam')} por uma resposta nesta vaga encerrada.
        {unanswered &&
          ` ${unanswered.actorName ?? 'O sistema'} a encerrou sem responder em ${formatDateTime(unanswered.at)}.`}
      </Alert>
      {answering && (
        <ClosingDialog
          jobId={jobId}
          stages={stages}
          onDone={() => {
            setAnswering(false);
            void refetch();
          }}
        />
      )}
    </>
  );
}
