import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import FactCheckOutlined from '../../generated/icons/FactCheckOutlined';
import RefreshOutlined from '../../generated/icons/RefreshOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { DataList } from '../../shared/lists/data-list';
import type { SetUrlState } from '../../shared/lists/use-url-state';
import { EmptyState } from '../../shared/ui/empty-state';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { AUDIT_TRAIL, type AuditRow } from './audit-queries';
import { EntryDialog } from './entry-dialog';
import { auditFilter, wholeNumber, type AuditView } from './audit-view';

interface TrailTabProps {
  view: AuditView;
  change: SetUrlState<AuditView>;
}

export function TrailTab({ view, change }: TrailTabProps) {
  const query = useFreshQuery(AUDIT_TRAIL, {
    variables: { filter: auditFilter(view), before: wholeNumber(view.antes) },
  });
  const [opened, setOpened] = useState<AuditRow>();
  const trail = query.data?.auditTrail;
  const filter = useCallback((changes: Partial<AuditView>) => change({ ...changes, antes: '' }), [change]);
  return (
    <>
      <AuditFilters view={view} onChange={filter}>
        <Tooltip title="Atualizar" describeChild>
          <span>
            <IconButton
              aria-label="Atualizar"
              disabled={query.loading}
              onClick={() => void query.refetch().catch(() => undefined)}
            >
              <RefreshOutlined />
            </IconButton>
          </span>
        </Tooltip>
      </AuditFilters>
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando a trilha de auditoria..."
        errorTitle="Erro ao carregar a trilha de auditoria"
      >
        {trail?.entries.length === 0 ? (
          <EmptyState
            icon={<FactCheckOutlined />}
            title="Nenhum registro encontrado"
            text="Mude os filtros ou o período."
          />
        ) : (
          <DataList
            label="Auditoria"
            rows={trail?.entries ?? []}
            columns={AUDIT_COLUMNS}
            isDense
            onOpen={setOpened}
          />
        )}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          {view.antes && <Button onClick={() => change({ antes: '' })}>Voltar aos mais recentes</Button>}
          {trail?.nextBefore != null && (
            <Button onClick={() => change({ antes: String(trail.nextBefore) })}>Mais antigos</Button>
          )}
        </Box>
      </LoadState>
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
