import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { OtherApplicationsButton } from '../../domain/candidates/other-applications-button';
import { formatDate } from '../../shared/format/formats';
import { ApplicationState, candidateNameOf, HoldChip } from '../../domain/referrals/application-state';
import { mayHire, mayUndoHire } from './control-rules';
import type { ApplicationRow, ReferralRow } from './referral-queries';

interface CandidateActs {
  onHire: (application: ApplicationRow) => void;
  onUndoHire: (application: ApplicationRow) => void;
}

interface ReferredCandidatesDialogProps extends CandidateActs {
  referral: ReferralRow;
  applications: readonly ApplicationRow[];
  onQr: () => void;
  onClose: () => void;
}

/** Everybody whom a link has brought, with their state and what can be done about them. */
export function ReferredCandidatesDialog(props: ReferredCandidatesDialogProps) {
  const { referral, applications, onQr, onClose, ...acts } = props;
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Candidatos da indicação {referral.code}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {referral.referrerName ?? referral.username ?? 'Dados apagados'} ·{' '}
          {referral.jobTitle ?? 'Vaga encerrada'} · {formatDate(referral.createdAt)}
          {!referral.active && ' · Link encerrado'}
        </Typography>
        {applications.length === 0 ? (
          <Typography>Nenhum candidato</Typography>
        ) : (
          <Box component="ul" aria-label="Candidatos" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {applications.map((application) => (
              <Candidate key={application.id} application={application} {...acts} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {referral.active && <Button onClick={onQr}>QR Code</Button>}
        <Button color="inherit" onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Candidate({ application, onHire, onUndoHire }: CandidateActs & { application: ApplicationRow }) {
  const name = candidateNameOf(application.candidateName);
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <ApplicationState status={application.status} label={application.statusLabel} />
          {application.holdLabel && <HoldChip label={application.holdLabel} />}
        </Box>
        <OtherApplicationsButton
          candidate={{ id: application.candidateId, person: application.person }}
          name={name}
        />
      </Box>
      {mayHire(application) && (
        <Button aria-label={`Contratar ${name}`} onClick={() => onHire(application)}>
          Contratar
        </Button>
      )}
      {mayUndoHire(application) && (
        <Button
          color="inherit"
          aria-label={`Desfazer contratação de ${name}`}
          onClick={() => onUndoHire(application)}
        >
          Desfazer contratação
        </Button>
      )}
    </Box>
  );
}
