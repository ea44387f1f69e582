import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import PersonSearchOutlined from '../../../generated/icons/PersonSearchOutlined';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { formatDate } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { pageRows } from '../../../shared/lists/rows';
import { CardGrid } from '../../../shared/ui/card-grid';
import { LoadError } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageSpinner } from '../../../shared/ui/page-spinner';
import { Pager } from '../../../shared/lists/pager';
import { pageNumber, useUrlState } from '../../../shared/lists/use-url-state';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { ContactText } from '../../../shared/ui/contact-text';
import { InterviewLines } from '../interview-lines';
import { DEFAULT_VIEW, searchFilter, type Filters } from '../interview-filters';
import { CANDIDATE_SEARCH, type FoundCandidate } from '../interviews-queries';

const PAGE_SIZE = 6;

interface SearchResultsProps {
  filters: Filters;
  onInvite: (id: number) => void;
}

export function SearchResults({ filters, onInvite }: SearchResultsProps) {
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const { data, error, refetch } = useFreshQuery(CANDIDATE_SEARCH, {
    variables: { filter: searchFilter(filters) },
  });
  if (error && !data)
    return <LoadError title="Erro ao carregar candidatos" error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSpinner label="Carregando candidatos..." />;
  const all = data.searchCandidates;
  const page = pageNumber(view.resultado);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        Encontrados {all.length} candidatos
      </Typography>
      {all.length === 0 && (
        <EmptyState
          icon={<PersonSearchOutlined />}
          title="Nenhum candidato encontrado"
          text="Mude ou limpe os filtros para ver outros candidatos."
        />
      )}
      <CardGrid label="Candidatos encontrados" cardWidth={380} gap={1.5}>
        {pageRows(all, page, PAGE_SIZE).map((candidate) => (
          <Result key={candidate.id} candidate={candidate} onInvite={onInvite} />
        ))}
      </CardGrid>
      <Pager
        page={page}
        limit={PAGE_SIZE}
        total={all.length}
        noun="candidatos"
        onPage={(resultado, options) => change({ resultado }, options)}
      />
    </Box>
  );
}

function Result({
  candidate,
  onInvite,
}: { candidate: FoundCandidate } & Pick<SearchResultsProps, 'onInvite'>) {
  const name = fullName(candidate);
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: 2,
        display: 'grid',
        gap: 1.25,
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ mr: 'auto', minWidth: 0, flex: '1 1 220px' }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
          <ContactText email={candidate.email} phone={candidate.phone} />
          <Typography variant="body2">{candidate.jobTitle ?? TALENT_BANK_TITLE}</Typography>
          <OtherApplicationsButton candidate={candidate} name={name} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Cadastro em {formatDate(candidate.createdAt)}
          </Typography>
        </Box>
        <StatusChip status={candidate.status} />
      </Box>
      {candidate.interviews.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nenhuma entrevista agendada
        </Typography>
      ) : (
        <InterviewLines label={`Entrevistas de ${name}`} interviews={candidate.interviews} />
      )}
      <Box>
        <Button
          variant="outlined"
          aria-label={`Agendar Entrevista com ${name}`}
          onClick={() => onInvite(candidate.id)}
        >
          Agendar Entrevista
        </Button>
      </Box>
    </Box>
  );
}
