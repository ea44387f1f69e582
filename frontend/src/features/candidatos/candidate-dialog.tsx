import { useState } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import Close from '@mui/icons-material/Close';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Notice } from '../../shared/ui/notice';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { CANDIDATE } from './candidates-queries';
import { ManageTab } from './manage-tab';
import { PersonalTab } from './personal-tab';

interface CandidateDialogProps {
  id: number;
  onClose: () => void;
}

const TABS = ['Informações Pessoais', 'Gerenciar'];

export function CandidateDialog({ id, onClose }: CandidateDialogProps) {
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const [tab, setTab] = useState(0);
  const { data, error, refetch } = useFreshQuery(CANDIDATE, { variables: { id } });
  const candidate = data?.candidate;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      onClose={onClose}
      aria-labelledby="candidato-titulo"
    >
      <DialogTitle id="candidato-titulo" component="h2" sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {candidate ? `${candidate.firstName} ${candidate.lastName}` : 'Candidato'}
      </DialogTitle>
      <IconButton aria-label="Fechar" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
        <Close />
      </IconButton>
      <Tabs
        value={tab}
        onChange={(_event, next: number) => setTab(next)}
        aria-label="Seções do candidato"
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((label, index) => (
          <Tab
            key={label}
            label={label}
            id={`candidato-aba-${index}`}
            aria-controls={`candidato-painel-${index}`}
          />
        ))}
      </Tabs>
      <DialogContent sx={{ minHeight: 420 }}>
        {candidate ? (
          <Box role="tabpanel" id={`candidato-painel-${tab}`} aria-labelledby={`candidato-aba-${tab}`}>
            {tab === 0 ? (
              <PersonalTab candidate={candidate} />
            ) : (
              <ManageTab candidate={candidate} onSaved={onClose} />
            )}
          </Box>
        ) : error ? (
          <LoadFailure
            title="Erro ao carregar dados do candidato"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <Notice title="Candidato não encontrado" />
        ) : (
          <PageSpinner />
        )}
      </DialogContent>
    </Dialog>
  );
}
