import { useCallback } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { SearchField } from '../../../shared/lists/search-field';
import { fullName } from '../../../shared/format/full-name';
import { matchesText, pageRows, sortRows } from '../../../shared/lists/rows';
import { ButtonLink } from '../../../shared/ui/links';
import { LoadState } from '../../../shared/ui/load-state';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageHeading } from '../../../shared/ui/page-heading';
import { Pager } from '../../../shared/lists/pager';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { pageNumber, useUrlState } from '../../../shared/lists/use-url-state';
import { AdvanceDialog } from './advance-dialog';
import { ApprovedCards } from './approved-cards';
import { APPROVED_COLUMNS, ApprovedTable } from './approved-table';
import { APPROVED } from '../hiring-queries';
import { HiringStages } from './hiring-stages';

const DEFAULT_VIEW = { ver: '', search: '', sort: '', page: '', id: '' };
const PAGE_SIZE = 10;

export default function ApprovedPage() {
  usePageTitle('Candidatos Aprovados');
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const { data, error, loading, refetch } = useFreshQuery(APPROVED);
  const cards = view.ver === 'cartoes';
  const search = useCallback((text: string) => change({ search: text }), [change]);
  // A candidate who was just rejected leaves the list before it is refetched.
  const all = (data?.approvedCandidates ?? []).filter(({ status }) => status !== 'rejected');
  const found = all.filter((one) => matchesText(view.search, fullName(one), one.email));
  const page = pageNumber(view.page);
  const rows = pageRows(sortRows(found, APPROVED_COLUMNS, view.sort), page, PAGE_SIZE);
  const opened = all.find(({ id }) => String(id) === view.id);
  const open = (id: number) => change({ id: String(id), page: view.page });

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Candidatos Aprovados" text="Controle de Contratação">
        <ToggleButtonGroup
          exclusive
          aria-label="Visualização"
          value={cards ? 'cartoes' : 'tabela'}
          onChange={(_event, chosen: string | null) =>
            chosen && change({ ver: chosen === 'cartoes' ? chosen : '' })
          }
          sx={{ '& .MuiToggleButton-root': { textTransform: 'none', minHeight: 44, px: 2 } }}
        >
          <ToggleButton value="tabela">Tabela</ToggleButton>
          <ToggleButton value="cartoes">Cartões</ToggleButton>
        </ToggleButtonGroup>
      </PageHeading>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ maxWidth: 420 }} role="search">
          <SearchField label="Buscar por nome ou e-mail" value={view.search} onSearch={search} />
        </Box>
        <LoadState
          ready={Boolean(data)}
          loading={loading}
          error={error}
          onRetry={refetch}
          loadingLabel="Carregando candidatos..."
          errorTitle="Erro ao carregar candidatos"
        >
          {found.length === 0 ? (
            <EmptyState
              icon={<VerifiedOutlined />}
              title="Nenhum candidato aprovado"
              text={
                view.search
                  ? 'Ninguém com este nome ou e-mail.'
                  : 'Aprove um candidato depois da entrevista para vê-lo aqui.'
              }
            >
              <ButtonLink to="/entrevistas" variant="contained">
                Ir para entrevistas
              </ButtonLink>
            </EmptyState>
          ) : cards ? (
            <ApprovedCards candidates={rows} />
          ) : (
            <ApprovedTable
              candidates={rows}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              onAdvance={open}
            />
          )}
          <Pager
            page={page}
            limit={PAGE_SIZE}
            total={found.length}
            noun="candidatos"
            onPage={(next, options) => change({ page: next }, options)}
          />
        </LoadState>
      </Card>
      <HiringStages />
      {opened && (
        <AdvanceDialog
          key={opened.id}
          candidate={opened}
          onClose={() => change({ id: '', page: view.page })}
        />
      )}
    </Box>
  );
}
