import GroupAddOutlined from '../../generated/icons/GroupAddOutlined';
import { MAX_COUNTED_RESULTS, matchesText } from '@araucaria/contracts/domain';
import { useFreshQuery, usePageQuery } from '../../shared/api/use-fresh-query';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { EmptyState } from '../../shared/ui/empty-state';
import { PagedList } from '../../shared/lists/paged-list';
import { knownSort } from '../../shared/lists/rows';
import { pageNumber, type SetUrlState } from '../../shared/lists/use-url-state';
import { CopyLink } from './copy-link';
import { NoReferrals } from './no-referrals';
import { ALL_APPLICATION_COLUMNS, ALL_COLUMNS, APPLICATION_COLUMNS, MY_COLUMNS } from './referral-columns';
import { APPLICATION_PAGE, MY_APPLICATIONS, MY_REFERRALS } from './referral-queries';
import type { ReferralsView } from './referrals-view';
import { PAGE_SIZE, useAllReferrals } from './use-all-referrals';

interface TableProps {
  view: ReferralsView;
  onChange: SetUrlState<ReferralsView>;
}

const REFERRALS = { loadingLabel: 'Carregando indicações...', errorTitle: 'Erro ao carregar indicações' };
const APPLICATIONS = { loadingLabel: 'Carregando aplicações...', errorTitle: 'Erro ao carregar aplicações' };

export function MyReferrals({ view, onChange }: TableProps) {
  const query = useFreshQuery(MY_REFERRALS);
  const found = query.data?.myReferrals.filter((row) => matchesText(view.search, row.code, row.jobTitle));
  return (
    <LoadState {...queryState(query)} {...REFERRALS}>
      <PagedList
        {...{ view, onChange }}
        label="Minhas indicações"
        rows={found ?? []}
        limit={PAGE_SIZE}
        noun="indicações"
        columns={MY_COLUMNS}
        actions={(row) => <CopyLink referral={row} />}
        empty={
          <NoReferrals
            text={
              view.search
                ? 'Mude a busca para ver outras indicações.'
                : 'Crie a primeira em “Nova Indicação”.'
            }
          />
        }
      />
    </LoadState>
  );
}

const NO_APPLICATIONS = (
  <EmptyState
    icon={<GroupAddOutlined />}
    title="Nenhuma aplicação encontrada"
    text="Aqui aparece quem se candidatou por um link de indicação."
  />
);

export function MyApplications({ view, onChange }: TableProps) {
  const query = useFreshQuery(MY_APPLICATIONS);
  const found = query.data?.myReferralApplications.filter((row) =>
    matchesText(view.search, row.candidateName, row.jobTitle, row.referrerName, row.referralCode),
  );
  return (
    <LoadState {...queryState(query)} {...APPLICATIONS}>
      <PagedList
        {...{ view, onChange }}
        label="Aplicações"
        rows={found ?? []}
        limit={PAGE_SIZE}
        noun="aplicações"
        columns={APPLICATION_COLUMNS}
        isDense
        empty={NO_APPLICATIONS}
      />
    </LoadState>
  );
}

export function AllApplications({ view, onChange }: TableProps) {
  const query = usePageQuery(APPLICATION_PAGE, {
    variables: {
      search: view.search.trim() || null,
      sort: knownSort(ALL_APPLICATION_COLUMNS, view.sort) || 'newest',
      page: pageNumber(view.page),
      limit: PAGE_SIZE,
    },
  });
  const shown = query.data?.bonusPage;
  return (
    <LoadState {...queryState(query)} {...APPLICATIONS}>
      <PagedList
        {...{ view, onChange }}
        label="Aplicações"
        rows={shown?.bonuses ?? []}
        serverPage={shown && { ...shown.pagination, countedRows: MAX_COUNTED_RESULTS }}
        limit={PAGE_SIZE}
        noun="aplicações"
        columns={ALL_APPLICATION_COLUMNS}
        isDense
        empty={NO_APPLICATIONS}
      />
    </LoadState>
  );
}

export function AllReferrals({ view, onChange }: TableProps) {
  const { query, rows, served } = useAllReferrals(view, ALL_COLUMNS);
  return (
    <LoadState {...queryState(query)} {...REFERRALS}>
      <PagedList
        {...{ view, onChange, serverPage: served }}
        label="Todas as indicações"
        rows={rows}
        limit={PAGE_SIZE}
        noun="indicações"
        columns={ALL_COLUMNS}
        actions={(row) => <CopyLink referral={row} />}
        empty={<NoReferrals text="Mude a busca ou o período para ver outras indicações." />}
      />
    </LoadState>
  );
}
