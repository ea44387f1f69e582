import { useState } from 'react';
import { isHired } from '../../../shared/candidate-status';
import { InterviewConsequences } from '../../../shared/interview-consequences';
import { NotifyField } from '../../../shared/form/notify-field';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useOnce } from '../../../shared/ui/use-once';
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
  const confirm = useOnce(() => {
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
          <InterviewConsequences candidateIds={[candidate.id]} status="rejected" />
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
