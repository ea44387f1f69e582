import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { changeStatus } from '../../../shared/candidates/change-status';
import { statusLabel } from '../../../shared/candidates/candidate-status';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { ButtonLink } from '../../../shared/ui/links';
import { useOneShot } from '../../../shared/ui/use-one-shot';
import type { HiringCandidate } from '../hiring-queries';

const MESSAGES = { success: 'Candidato aprovado', error: 'Erro ao aprovar candidato' };

/** Replaces the hiring form for a candidate who is not approved. */
export function NotApproved({ candidate }: { candidate: HiringCandidate }) {
  const [approving, setApproving] = useState(false);
  const { status } = candidate;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, justifyItems: 'start' }}>
      <Alert severity="warning" sx={{ width: '100%' }}>
        <AlertTitle>Só candidatos aprovados entram em contratação</AlertTitle>O status deste candidato é “
        {statusLabel(status)}”.
        {status === 'rejected' && ' Ele foi reprovado: aprovar agora volta atrás nessa decisão.'}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={() => setApproving(true)}>
          Aprovar candidato
        </Button>
        <ButtonLink to="/hiring-dashboard" color="inherit">
          Voltar ao dashboard
        </ButtonLink>
      </Box>
      {approving && <ApproveDialog candidate={candidate} onClose={() => setApproving(false)} />}
    </Box>
  );
}

function ApproveDialog({ candidate, onClose }: { candidate: HiringCandidate; onClose: () => void }) {
  const client = useApolloClient();
  const [displayed] = useState(candidate);
  const approve = useOneShot(() => {
    void changeStatus(client, displayed, 'approved', {}, MESSAGES);
    onClose();
  });
  return (
    <ConfirmDialog
      title="Aprovar candidato"
      confirm="Sim, aprovar"
      color="primary"
      onConfirm={approve}
      onClose={onClose}
    >
      {displayed.firstName} {displayed.lastName} passa de “{statusLabel(displayed.status)}” para “Aprovado” e
      recebe o e-mail de aprovação depois de um minuto.
    </ConfirmDialog>
  );
}
