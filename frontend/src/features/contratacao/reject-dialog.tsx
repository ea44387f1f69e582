import { useState } from 'react';
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
      extra={<NotifyField value={notify} onChange={setNotify} />}
    >
      {candidate.firstName} {candidate.lastName} será marcado como reprovado e sairá da lista de aprovados.
    </ConfirmDialog>
  );
}
