import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Notice } from '../../shared/ui/notice';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { CandidateDialog } from './candidate-dialog';
import { addressOf, filterOf, shownRange, viewOf, type ListView } from './candidate-filters';
import { CandidateTable } from './candidate-table';
import { CANDIDATES } from './candidates-queries';
import { FilterBar } from './filter-bar';
import { SummaryCards } from './summary-cards';

export default function DashboardPage() {
  usePageTitle('Candidatos Inscritos');
  const [address, setAddress] = useSearchParams();
  const [opened, setOpened] = useState<number | null>(null);
  const view = viewOf(address);
  const { data, previousData, error, loading, refetch } = useFreshQuery(CANDIDATES, {
    variables: { page: view.page, filter: filterOf(view) },
  });
  // While the next page is on its way the last one stays, so that nothing jumps.
  const page = (data ?? (error ? undefined : previousData))?.candidates;

  const change = useCallback(
    (next: Partial<ListView>) =>
      setAddress((current) => addressOf(viewOf(current), next), { replace: next.search !== undefined }),
    [setAddress],
  );

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(1.6rem, 1.3rem + 1.2vw, 2.2rem)' }}>
        Candidatos Inscritos
      </Typography>
      <SummaryCards />
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FilterBar view={view} onChange={change} />
        <Box sx={{ height: 4, my: -1 }}>
          {loading && page && <LinearProgress aria-label="Carregando candidatos..." />}
        </Box>
        {error && !page ? (
          <LoadFailure title="Erro ao carregar candidatos" error={error} onRetry={() => void refetch()} />
        ) : !page ? (
          <PageSpinner label="Carregando candidatos..." />
        ) : page.candidates.length === 0 ? (
          <Notice
            icon={<PersonSearchOutlined />}
            title="Nenhum candidato encontrado"
            text="Mude ou limpe os filtros para ver outros candidatos."
          />
        ) : (
          <CandidateTable candidates={page.candidates} onOpen={setOpened} />
        )}
        {page && (
          <Paging
            {...page.pagination}
            onPage={(next) => {
              change({ page: next });
              scrollTo({ top: 0 });
            }}
          />
        )}
      </Card>
      {opened !== null && <CandidateDialog key={opened} id={opened} onClose={() => setOpened(null)} />}
    </Box>
  );
}

interface PagingProps {
  currentPage: number;
  totalPages: number;
  totalCandidates: number;
  limit: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  onPage: (page: number) => void;
}

function Paging(props: PagingProps) {
  const { currentPage, totalPages, totalCandidates, limit, hasNextPage, hasPreviousPage, onPage } = props;
  return (
    <Box
      component="nav"
      aria-label="Páginas"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 1.5 }, alignItems: 'center' }}
    >
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}
      >
        {shownRange(currentPage, limit, totalCandidates)}
      </Typography>
      <Button color="inherit" disabled={!hasPreviousPage} onClick={() => onPage(currentPage - 1)}>
        Anterior
      </Button>
      <Typography variant="body2">
        Página {currentPage} de {Math.max(1, totalPages)}
      </Typography>
      <Button color="inherit" disabled={!hasNextPage} onClick={() => onPage(currentPage + 1)}>
        Próxima
      </Button>
    </Box>
  );
}
