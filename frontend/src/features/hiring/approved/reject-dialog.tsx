import { useState } from 'react';
import { isHired } from '@araucaria/contracts/domain';
import { CancelledInterviewsAlert } from '../../../shared/interviews/cancelled-interviews-alert';
import { NotifyField } from '../../../shared/candidates/notify-field';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { useOneShot } from '../../../shared/ui/use-one-shot';
import type { ApprovedCandidate } from '../hiring-queries';
import { useHiringChanges } from '../use-hiring-changes';

interface RejectDialogProps {
  candidate: ApprovedCandidate;
  onClose: () => void;
}

export function RejectDialog({ candidate: opened, onClose }: RejectDialogProps) {
  const [candidate] = useState(opened);
  const [notify, setNotify] = useState(false);
  const { reject } = useHiringChanges();
  const confirm = useOneShot(() => {
    void reject(candidate, notify);
    onClose();
  });
  return (
    <ConfirmDialog
      title="Rejeitar candidato"
      confirm="Sim, rejeitar candidato"
      onConfirm={confirm}
      onClose={onClose}
      extra={
        <>
          <CancelledInterviewsAlert candidateIds={[candidate.id]} status="rejected" />
          <NotifyField value={notify} onChange={setNotify} />
        </>
      }
    >
      {candidate.firstName} {candidate.lastName} será marcado como reprovado e sairá da lista de aprovados.
      {isHired(candidate.status) &&
        ' A contratação deixa de valer, e o bônus de uma indicação fica suspenso.'}
    </ConfirmDialog>
  );
}
