import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TALENT_BANK_TITLE, matchesText } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { fullName } from '../../../shared/format/full-name';
import { LoadError } from '../../../shared/ui/load-error';
import { PageSpinner } from '../../../shared/ui/page-spinner';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { ELIGIBLE_CANDIDATES } from '../interviews-queries';

interface EligibleListProps {
  chosen: number | null;
  onChoose: (id: number | null) => void;
  onSearch: () => void;
}

export function EligibleList({ chosen, onChoose, onSearch }: EligibleListProps) {
  const { data, error, refetch } = useFreshQuery(ELIGIBLE_CANDIDATES);
  const [filter, setFilter] = useState('');
  const filtered = useMemo(
    () =>
      data?.searchCandidates.filter((candidate) =>
        matchesText(filter.trim(), fullName(candidate), candidate.jobTitle),
      ),
    [data, filter],
  );
  return (
    <Card component="section" aria-labelledby="elegiveis" sx={{ p: 2 }}>
      <Typography id="elegiveis" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        Candidatos elegíveis{filtered && ` (${filtered.length})`}
      </Typography>
      {error && !data ? (
        <LoadError title="Erro ao carregar candidatos" error={error} onRetry={() => void refetch()} />
      ) : !filtered ? (
        <PageSpinner label="Carregando candidatos..." />
      ) : (
        <>
          <TextField
            type="search"
            label="Filtrar a lista"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          {filtered.length === 0 && (
            <Typography sx={{ color: 'text.secondary', mt: 2 }}>Nenhum candidato elegível</Typography>
          )}
          <List
            aria-labelledby="elegiveis"
            sx={{ maxHeight: { xs: 300, md: 640 }, overflowY: 'auto', mx: -1, mt: 1 }}
          >
            {filtered.map((candidate) => (
              <ListItem key={candidate.id} disablePadding sx={{ display: 'block' }}>
                <ListItemButton
                  selected={candidate.id === chosen}
                  aria-pressed={candidate.id === chosen}
                  onClick={() => onChoose(candidate.id === chosen ? null : candidate.id)}
                  sx={{
                    borderRadius: 2,
                    px: 1,
                    py: 0.75,
                    mb: 0.25,
                    display: 'block',
                    '&.Mui-selected': { boxShadow: 'inset 0 0 0 2px var(--at-palette-primary-main)' },
                  }}
                >
                  <Typography variant="body2" sx={{ fontWeight: 640, overflowWrap: 'anywhere' }}>
                    {candidate.firstName} {candidate.lastName}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {candidate.jobTitle ?? TALENT_BANK_TITLE}
                  </Typography>
                  {/* Below the texts: beside them a long status would leave a word's width for the name. */}
                  <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                    <StatusChip status={candidate.status} />
                    {candidate.referralCode && <Chip size="small" variant="outlined" label="Indicação" />}
                  </Box>
                </ListItemButton>
                <Box sx={{ px: 1 }}>
                  <OtherApplicationsButton candidate={candidate} name={fullName(candidate)} />
                </Box>
              </ListItem>
            ))}
          </List>
        </>
      )}
      <Button onClick={onSearch} sx={{ ml: -1.5, textAlign: 'start' }}>
        Buscar entre todos os candidatos
      </Button>
    </Card>
  );
}
