import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import VerifiedOutlined from '../../../generated/icons/VerifiedOutlined';
import { SearchField } from '../../../shared/lists/search-field';
import { ButtonLink } from '../../../shared/ui/links';
import { LoadState, queryState } from '../../../shared/ui/load-state';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageHeading } from '../../../shared/ui/page-heading';
import { Pager } from '../../../shared/lists/pager';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { useUrlState } from '../../../shared/lists/use-url-state';
import type { ApprovedCandidate } from '../hiring-queries';
import { AdvanceDialog } from './advance-dialog';
import { ApprovedCards } from './approved-cards';
import { ApprovedTable } from './approved-table';
import { HiringStages } from './hiring-stages';
import { RejectApproved } from './reject-approved';
import { useApprovedList } from './use-approved-list';

const DEFAULT_VIEW = { ver: '', search: '', sort: '', page: '', avancar: '' };

export default function ApprovedPage() {
  usePageTitle('Candidatos Aprovados');
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const close = () => change({ avancar: '', page: view.page });
  const { query, rows, page, total, limit, opened } = useApprovedList(view, close);
  const [rejected, setRejected] = useState<ApprovedCandidate>();
  const cards = view.ver === 'cartoes';
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const open = (id: number) => change({ avancar: String(id), page: view.page });

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
          sx={{ '& .MuiToggleButton-root': { textTransform: 'none', minHeight: 36, px: 2 } }}
        >
          <ToggleButton value="tabela">Tabela</ToggleButton>
          <ToggleButton value="cartoes">Cartões</ToggleButton>
        </ToggleButtonGroup>
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ maxWidth: 420 }} role="search">
          <SearchField label="Buscar por nome ou e-mail" value={view.search} onSearch={search} />
        </Box>
        <LoadState
          {...queryState(query)}
          loadingLabel="Carregando candidatos..."
          errorTitle="Erro ao carregar candidatos"
        >
          {total === 0 ? (
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
            <ApprovedCards candidates={rows ?? []} onReject={setRejected} />
          ) : (
            <ApprovedTable
              candidates={rows ?? []}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              onAdvance={open}
              onReject={setRejected}
            />
          )}
          <Pager
            page={page}
            limit={limit}
            total={total}
            noun="candidatos"
            onPage={(next, options) => change({ page: next }, options)}
          />
        </LoadState>
      </Box>
      <HiringStages />
      {opened && <AdvanceDialog key={opened.id} candidate={opened} onClose={close} />}
      {rejected && <RejectApproved candidate={rejected} onClose={() => setRejected(undefined)} />}
    </Box>
  );
}
