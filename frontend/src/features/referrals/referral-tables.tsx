import GroupAddOutlined from '../../generated/icons/GroupAddOutlined';
import { MAX_COUNTED_RESULTS, matchesText } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadState } from '../../shared/ui/load-state';
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
  const { data, error, loading, refetch } = useFreshQuery(MY_REFERRALS);
  const found = data?.myReferrals.filter((row) => matchesText(view.search, row.code, row.jobTitle));
  return (
    <LoadState ready={Boolean(found)} {...{ loading, error, ...REFERRALS }} onRetry={refetch}>
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

/** Candidates whom the user has referred. */
export function MyApplications({ view, onChange }: TableProps) {
  const { data, error, loading, refetch } = useFreshQuery(MY_APPLICATIONS);
  const found = data?.myReferralApplications.filter((row) =>
    matchesText(view.search, row.candidateName, row.jobTitle, row.referrerName, row.referralCode),
  );
  return (
    <LoadState ready={Boolean(found)} {...{ loading, error, ...APPLICATIONS }} onRetry={refetch}>
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

/** Candidates whom anybody has referred. */
export function AllApplications({ view, onChange }: TableProps) {
  const page = pageNumber(view.page);
  const { data, previousData, error, loading, refetch } = useFreshQuery(APPLICATION_PAGE, {
    variables: {
      search: view.search.trim() || null,
      sort: knownSort(ALL_APPLICATION_COLUMNS, view.sort) || 'newest',
      page,
      limit: PAGE_SIZE,
    },
  });
  const shown = (data ?? (error ? undefined : previousData))?.bonusPage;
  const served = { page: shown?.pagination.page ?? page, total: shown?.pagination.total ?? 0 };
  return (
    <LoadState ready={Boolean(shown)} {...{ loading, error, ...APPLICATIONS }} onRetry={refetch}>
      <PagedList
        {...{ view, onChange }}
        label="Aplicações"
        rows={shown?.bonuses ?? []}
        serverPage={{ ...served, countedRows: MAX_COUNTED_RESULTS }}
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
  const { rows, served, error, loading, retry } = useAllReferrals(view, ALL_COLUMNS);
  return (
    <LoadState ready={Boolean(rows)} {...{ loading, error, ...REFERRALS }} onRetry={retry}>
      <PagedList
        {...{ view, onChange, serverPage: served }}
        label="Todas as indicações"
        rows={rows ?? []}
        limit={PAGE_SIZE}
        noun="indicações"
        columns={ALL_COLUMNS}
        actions={(row) => <CopyLink referral={row} />}
        empty={<NoReferrals text="Mude a busca ou o período para ver outras indicações." />}
      />
    </LoadState>
  );
}
