import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { changeStatus } from '../../../domain/candidates/change-status';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { ButtonLink } from '../../../shared/ui/links';
import type { HiringCandidate } from '../hiring-queries';

const MESSAGES = { success: 'Candidato aprovado', error: 'Erro ao aprovar candidato' };

/** Replaces the hiring form for a candidate who is not approved. */
export function NotApproved({ candidate }: { candidate: HiringCandidate }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { status } = candidate;
  const approve = async () => {
    setBusy(true);
    await changeStatus(client, candidate, 'approved', {}, MESSAGES);
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, justifyItems: 'start' }}>
      <Alert severity="warning" sx={{ width: '100%' }}>
        <AlertTitle>Só candidatos aprovados entram em contratação</AlertTitle>O status deste candidato é “
        {statusLabel(status)}”.
        {status === 'rejected' && ' Ele foi reprovado: aprovar agora volta atrás nessa decisão.'}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={busy} onClick={() => void approve()}>
          Aprovar candidato
        </Button>
        <ButtonLink to="/hiring-dashboard" color="inherit">
          Voltar ao dashboard
        </ButtonLink>
      </Box>
    </Box>
  );
}
