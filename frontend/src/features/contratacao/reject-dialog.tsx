import { useState } from 'react';
import { InterviewConsequences } from '../../shared/interview-consequences';
import { NotifyField } from '../../shared/form/notify-field';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import type { ApprovedCandidate } from './hiring-queries';
import { useHiringChanges } from './use-hiring-changes';

interface RejectDialogProps {
  candidate: ApprovedCandidate;
  onClose: () => void;
}

export function RejectDialog({ candidate, onClose }: RejectDialogProps) {
  const [notify, setNotify] = useState(false);
  const { reject } = useHiringChanges();
  return (
    <ConfirmDialog
      title="Rejeitar candidato"
      confirm="Sim, rejeitar candidato"
      onConfirm={() => {
        void reject(candidate, notify);
        onClose();
      }}
      onClose={onClose}
      extra={
        <>
          <InterviewConsequences candidateIds={[candidate.id]} status="rejected" />
          <NotifyField value={notify} onChange={setNotify} />
        </>
      }
    >
      {candidate.firstName} {candidate.lastName} será marcado como reprovado e sairá da lista de aprovados.
    </ConfirmDialog>
  );
}
