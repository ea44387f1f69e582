import { useState } from 'react';
import PaymentsOutlined from '../../generated/icons/PaymentsOutlined';
import { MAX_COUNTED_RESULTS, UPCOMING_BONUS_DAYS, lookup } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import type { Day } from '../../shared/dates/days';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { EmptyState } from '../../shared/ui/empty-state';
import { ButtonLink } from '../../shared/ui/links';
import { PagedList } from '../../shared/lists/paged-list';
import { knownSort } from '../../shared/lists/rows';
import { pageNumber, type SetUrlState } from '../../shared/lists/use-url-state';
import { BonusMenu, BonusStep, type OpenedDialog } from './bonus-actions';
import { bonusColumns } from './bonus-columns';
import { BonusDialogs } from './bonus-dialogs';
import { BONUS_PAGE } from './bonus-queries';
import { LISTS, situationIn, type BonusTab } from './bonus-rules';

const PAGE_SIZE = 20;

const TEXTS = {
  previstos: ['Erro ao buscar previsões de pagamentos', 'Nenhum bônus previsto'],
  pendentes: ['Erro ao buscar pagamentos pendentes', 'Nenhum pagamento pendente'],
  concluidos: ['Erro ao buscar pagamentos completados', 'Nenhum pagamento concluído'],
} as const;

/** Of the predicted ones, by the situation as it is named in the address. */
const EMPTY_SITUATION: Readonly<Record<string, string>> = {
  vencidos: 'Nenhum bônus vencido',
  suspensos: 'Nenhum bônus suspenso',
  proximos: `Nenhum bônus vence nos próximos ${UPCOMING_BONUS_DAYS} dias`,
  aguardando: 'Nenhum bônus aguarda contratação',
  encerrados: 'Nenhum bônus encerrado sem contratação',
};

interface BonusView {
  search: string;
  /** Of the predicted ones; '': all that can still be paid. */
  situacao: string;
  sort: string;
  page: string;
}

type ListedTab = Exclude<BonusTab, 'regras'>;

export function useBonuses(tab: BonusTab, view: BonusView, today: Day) {
  const filter = {
    list: LISTS[tab === 'regras' ? 'previstos' : tab],
    situation: tab === 'previstos' ? situationIn(view.situacao) : null,
    search: view.search.trim() || null,
    sort: knownSort(bonusColumns(today), view.sort) || null,
  };
  const query = useFreshQuery(BONUS_PAGE, {
    variables: { ...filter, page: pageNumber(view.page), limit: PAGE_SIZE },
    skip: tab === 'regras',
  });
  const [shownTab, setShownTab] = useState(tab);
  if (query.data && shownTab !== tab) setShownTab(tab);
  // While a page loads, the one before it is shown, but not that of another tab.
  const data = query.data ?? (query.error || shownTab !== tab ? undefined : query.previousData);
  return { query: { ...query, data }, shown: data?.bonusPage, filter };
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
  const { shown } = list;
  const [failure, emptyTab] = TEXTS[tab];
  const emptySituation = tab === 'previstos' ? lookup(EMPTY_SITUATION, view.situacao) : undefined;
  return (
    <>
      <LoadState {...queryState(list.query)} loadingLabel="Carregando pagamentos..." errorTitle={failure}>
        <PagedList
          label="Bônus de indicação"
          rows={shown?.bonuses ?? []}
          serverPage={shown && { ...shown.pagination, countedRows: MAX_COUNTED_RESULTS }}
          limit={PAGE_SIZE}
          noun="bônus"
          columns={bonusColumns(today)}
          view={view}
          onChange={onChange}
          isDense
          actionsWidth="10rem"
          onOpen={(bonus) => setOpened({ dialog: 'details', bonus })}
          actions={(row) => <BonusStep bonus={row} onOpen={setOpened} />}
          menu={(row) => <BonusMenu bonus={row} onOpen={setOpened} />}
          empty={
            <EmptyState
              icon={<PaymentsOutlined />}
              title={emptySituation ?? emptyTab}
              text={view.search ? 'Mude a busca para ver outros.' : undefined}
            >
              {emptySituation && (
                <ButtonLink variant="outlined" to="/pagamentos-bonus">
                  Ver todos os previstos
                </ButtonLink>
              )}
            </EmptyState>
          }
        />
      </LoadState>
      {opened && <BonusDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
