import { useState } from 'react';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { byUrgency, isInSituation } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import type { Day } from '../../shared/dates/days';
import { LoadState } from '../../shared/ui/load-state';
import { EmptyState } from '../../shared/ui/empty-state';
import { PagedList } from '../../shared/lists/paged-list';
import type { SetUrlState } from '../../shared/lists/use-url-state';
import { BonusActions, type OpenedDialog } from './bonus-actions';
import { bonusColumns } from './bonus-columns';
import { BonusDialogs } from './bonus-dialogs';
import { COMPLETED, PENDING, PREDICTED } from './bonus-queries';
import { matchesSearch, situationIn, type BonusTab } from './bonus-rules';

const PAGE_SIZE = 20;

const TEXTS = {
  previstos: ['Erro ao buscar previsões de pagamentos', 'Nenhum bônus previsto'],
  pendentes: ['Erro ao buscar pagamentos pendentes', 'Nenhum pagamento pendente'],
  concluidos: ['Erro ao buscar pagamentos completados', 'Nenhum pagamento concluído'],
} as const;

interface BonusView {
  search: string;
  /** Of the predicted ones; '': all that can still be paid. */
  situacao: string;
  sort: string;
  page: string;
}

type ListedTab = Exclude<BonusTab, 'regras'>;

/** Rows of a tab that match the search, and among the predicted ones the situation; undefined until loaded. */
export function useBonuses(tab: BonusTab, { search, situacao }: Pick<BonusView, 'search' | 'situacao'>) {
  const predicted = useFreshQuery(PREDICTED, { skip: tab !== 'previstos' });
  const pending = useFreshQuery(PENDING, { skip: tab !== 'pendentes' });
  const completed = useFreshQuery(COMPLETED, { skip: tab !== 'concluidos' });
  const bonuses = {
    previstos: predicted.data?.predictedBonuses,
    pendentes: pending.data?.pendingBonuses,
    concluidos: completed.data?.completedBonuses,
    regras: undefined,
  }[tab];
  const { loading, error, refetch } = {
    previstos: predicted,
    pendentes: pending,
    concluidos: completed,
    regras: predicted,
  }[tab];
  const situation = situationIn(situacao);
  const matching = bonuses
    ?.filter((row) => tab !== 'previstos' || isInSituation(row, situation))
    .filter((row) => matchesSearch(search, row));
  const rows = matching && (tab === 'concluidos' ? matching : byUrgency(matching));
  return { rows, loading, error, retry: () => void refetch() };
}

interface BonusListProps {
  tab: ListedTab;
  list: ReturnType<typeof useBonuses>;
  view: BonusView;
  today: Day;
  onChange: SetUrlState<BonusView>;
}

export function BonusList({ tab, list, view, today, onChange }: BonusListProps) {
  const [opened, setOpened] = useState<OpenedDialog>();
  const [failure, emptyTitle] = TEXTS[tab];
  return (
    <>
      <LoadState
        ready={Boolean(list.rows)}
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        loadingLabel="Carregando pagamentos..."
        errorTitle={failure}
      >
        <PagedList
          label="Bônus de indicação"
          rows={list.rows ?? []}
          limit={PAGE_SIZE}
          noun="bônus"
          columns={bonusColumns(today)}
          view={view}
          onChange={onChange}
          isDense
          onOpen={(bonus) => setOpened({ dialog: 'details', bonus })}
          actions={(row) => <BonusActions bonus={row} onOpen={setOpened} />}
          empty={
            <EmptyState
              icon={<PaymentsOutlined />}
              title={emptyTitle}
              text={view.search ? 'Mude a busca para ver outros.' : undefined}
            />
          }
        />
      </LoadState>
      {opened && <BonusDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
