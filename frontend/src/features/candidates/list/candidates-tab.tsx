import { useState } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Button from '@mui/material/Button';
import PersonSearchOutlined from '../../../generated/icons/PersonSearchOutlined';
import { RejectPanel } from '../../../domain/candidates/reject-panel';
import { usePermission } from '../../../shared/session/use-permission';
import { LoadError } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { MAX_COUNTED_RESULTS, isUncounted } from '@araucaria/contracts/domain';
import { Pager } from '../../../shared/lists/pager';
import type { SetUrlState } from '../../../shared/lists/use-url-state';
import { BulkBar } from '../bulk/bulk-bar';
import { BulkDialog } from '../bulk/bulk-dialog';
import { isFiltered, NO_FILTERS, type View } from '../filters/candidate-filters';
import type { CandidateRow } from '../candidates-queries';
import { SavedViews } from '../saved-views/saved-views';
import { shownColumns } from './columns';
import { CandidateRows } from './candidate-rows';
import { FilterBar } from '../filters/filter-bar';
import { ListSkeleton } from '../list-skeleton';
import type { CandidateList } from './use-candidate-list';
import { useStatusAct } from './use-status-act';
import { PAGE_SIZES } from './use-page-size';
import { useListShortcuts } from './use-list-shortcuts';
import { useSelection } from '../bulk/use-selection';

interface CandidatesTabProps {
  view: View;
  list: CandidateList;
  overdueDays: number | undefined;
  onChange: SetUrlState<View>;
  onOpen: (id: number, section?: string) => void;
  onHelp: () => void;
  /** False while a dialog covers the list. */
  shortcutsEnabled: boolean;
}

export function CandidatesTab({
  view,
  list,
  overdueDays,
  onChange,
  onOpen,
  onHelp,
  shortcutsEnabled,
}: CandidatesTabProps) {
  const { rows, pagination, filter, sort, loading, error, retry } = list;
  const selection = useSelection(JSON.stringify(filter));
  const mayDecide = usePermission('candidates.decide');
  const [changing, setChanging] = useState(false);
  const [rejected, setRejected] = useState<CandidateRow>();
  const onStatus = useStatusAct(setRejected);
  const focus = useListShortcuts({
    rows,
    selection,
    enabled: shortcutsEnabled && !changing && !rejected,
    onOpen,
    onHelp,
    onBulk: () => mayDecide && selection.ids.size > 0 && setChanging(true),
    onStatus,
  });

  const total = pagination?.totalCandidates ?? 0;
  return (
    <>
      <SavedViews view={view} onChange={onChange} />
      <Box sx={{ position: 'relative' }}>
        <FilterBar
          view={view}
          onChange={onChange}
          daysLabel="Data da candidatura"
          searchLabel="Buscar por nome ou e-mail"
          isOfCandidates
          overdueDays={overdueDays}
        />
        {loading && rows && (
          <LinearProgress
            aria-label="Carregando candidatos..."
            sx={{ position: 'absolute', insetInline: 0, bottom: -12 }}
          />
        )}
      </Box>
      {mayDecide && (
        <BulkBar
          selection={selection}
          filter={filter}
          sort={sort}
          total={total}
          onChange={() => setChanging(true)}
        />
      )}
      {error && !rows ? (
        <LoadError title="Erro ao carregar candidatos" error={error} onRetry={retry} />
      ) : !rows || (rows.length === 0 && total > 0) ? (
        <ListSkeleton text="Carregando candidatos..." />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<PersonSearchOutlined />}
          title="Nenhum candidato encontrado"
          text={
            isFiltered(view)
              ? 'Mude ou limpe os filtros para ver outros candidatos.'
              : 'Assim que alguém se candidatar, aparece aqui.'
          }
        >
          {isFiltered(view) && (
            <Button variant="outlined" onClick={() => onChange(NO_FILTERS)}>
              Limpar filtros
            </Button>
          )}
        </EmptyState>
      ) : (
        <CandidateRows
          focus={focus}
          candidates={rows}
          selection={selection}
          ordem={view.ordem}
          columns={shownColumns(view.colunas)}
          overdueDays={overdueDays}
          onSort={(ordem) => onChange({ ordem })}
          onOpen={onOpen}
          onStatus={onStatus}
        />
      )}
      {pagination && (
        <Pager
          page={pagination.currentPage}
          limit={pagination.limit}
          total={total}
          countedRows={isUncounted(filter) ? MAX_COUNTED_RESULTS : undefined}
          noun="candidatos"
          limits={PAGE_SIZES}
          onLimit={(limit) => {
            list.setLimit(limit);
            onChange({ page: '' });
          }}
          onPage={(page, options) => onChange({ page }, options)}
        />
      )}
      {rejected && <RejectPanel candidate={rejected} onClose={() => setRejected(undefined)} />}
      {changing && (
        <BulkDialog
          ids={[...selection.ids]}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            selection.clear();
          }}
        />
      )}
    </>
  );
}
