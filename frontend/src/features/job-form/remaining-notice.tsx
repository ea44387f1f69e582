import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { REMAINING_CANDIDATES, type RemainingCandidates } from '../../domain/candidates/remaining-candidates';
import { formatCount, formatDateTime } from '../../shared/format/formats';
import { usePermission } from '../../shared/session/use-permission';
import { ClosingDialog } from './closing-dialog';

export function RemainingNotice({ jobId }: { jobId: number }) {
  const mayDecide = usePermission('candidates.decide');
  const { data, refetch } = useFreshQuery(REMAINING_CANDIDATES, { variables: { jobId }, skip: !mayDecide });
  // As they were when the dialog opened: it stays open while those it answers leave the list.
  const [answering, setAnswering] = useState<RemainingCandidates['stages'] | null>(null);
  const { stages = [], unanswered } = data?.remainingCandidates ?? {};
  const count = stages.reduce((total, { candidates }) => total + candidates, 0);
  return (
    <>
      {count > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => setAnswering(stages)}>
              Responder agora
            </Button>
          }
        >
          {formatCount(count, 'candidato espera', 'candidatos esperam')} por uma resposta nesta vaga
          encerrada.
          {unanswered &&
            ` ${unanswered.actorName ?? 'O sistema'} a encerrou sem responder em ${formatDateTime(unanswered.at)}.`}
        </Alert>
      )}
      {answering && (
        <ClosingDialog
          jobId={jobId}
          stages={answering}
          onDone={() => {
            setAnswering(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}
