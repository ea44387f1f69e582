import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { useCandidateAddress } from '../../../domain/candidates/other-applications';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { formatDay } from '../../../shared/dates/day-ranges';
import { formatDate } from '../../../shared/format/formats';
import { LoadState, queryState } from '../../../shared/ui/load-state';
import { TextLink } from '../../../shared/ui/links';
import { RECENT_HIRES } from '../hiring-queries';
import { NothingFound, type PageFilters } from './nothing-found';

export function RecentHires({ filter, clearFilters }: PageFilters) {
  const query = useFreshQuery(RECENT_HIRES, filter && { variables: { filter } });
  const hires = query.data?.recentHires;
  const addressOf = useCandidateAddress();
  return (
    <Box
      component="section"
      aria-labelledby="recentes"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id="recentes" component="h2" variant="h3">
        Contratações recentes
      </Typography>
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando contratações..."
        errorTitle="Erro ao carregar contratações recentes"
      >
        {hires?.length === 0 && (
          <NothingFound
            title="Nenhuma contratação recente"
            text="Quem conclui o processo aparece aqui."
            clearFilters={clearFilters}
          />
        )}
        <Box component="ul" aria-labelledby="recentes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {hires?.map(({ id, name, position, hireDate, startDate, person }) => (
            <Box component="li" key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
              <Typography sx={{ fontWeight: 640, overflowWrap: 'anywhere' }}>
                <TextLink to={addressOf(id)}>{name}</TextLink>
              </Typography>
              <Typography sx={{ fontSize: '0.75rem', lineHeight: 1.35, color: 'text.secondary' }}>
                {position} · Contratação em {formatDate(hireDate)}
                {startDate && ` · início em ${formatDay(startDate)}`}
              </Typography>
              <OtherApplicationsButton isDense candidate={{ id, person }} name={name} />
            </Box>
          ))}
        </Box>
      </LoadState>
    </Box>
  );
}
