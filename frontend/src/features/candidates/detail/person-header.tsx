import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ArrowForward from '../../../generated/icons/ArrowForward';
import Close from '../../../generated/icons/Close';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { usePermission } from '../../../shared/session/use-permission';
import type { CandidateDetail } from '../candidates-queries';

interface PersonHeaderProps {
  name: string;
  candidate: CandidateDetail | undefined;
  onReview: () => void;
  onClose: () => void;
  /** At the end of the line of the status. */
  children: ReactNode;
}

export function PersonHeader({ name, candidate, onReview, onClose, children }: PersonHeaderProps) {
  const mayDecide = usePermission('candidates.decide');
  return (
    <Box sx={{ flexShrink: 0, px: 2, pt: 1, pb: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <DialogTitle
          id="candidato-titulo"
          component="h2"
          sx={{
            p: 0,
            py: 1,
            flex: 1,
            minWidth: 0,
            fontSize: '1.125rem',
            lineHeight: 1.3,
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </DialogTitle>
        <IconButton aria-label="Fechar" onClick={onClose} sx={{ mr: -1 }}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 44 }}>
        {candidate && <StatusChip status={candidate.status} />}
        {candidate && mayDecide && candidate.status !== 'reviewing' && (
          <Button
            size="small"
            color="inherit"
            // An arrow between the status and the one that it can become: without it, the two read as two statuses.
            startIcon={<ArrowForward />}
            onClick={onReview}
          >
            Em análise
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}
