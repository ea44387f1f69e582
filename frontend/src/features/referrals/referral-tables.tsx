import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { matchesText } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadState } from '../../shared/ui/load-state';
import { EmptyState } from '../../shared/ui/empty-state';
import { PagedList } from '../../shared/lists/paged-list';
import type { SetUrlState } from '../../shared/lists/use-url-state';
import { CopyLink } from './copy-link';
import { NoReferrals } from './no-referrals';
import { ALL_COLUMNS, APPLICATION_COLUMNS, MY_COLUMNS } from './referral-columns';
import { ALL_APPLICATIONS, MY_APPLICATIONS, MY_REFERRALS } from './referral-queries';
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

/** Referred candidates: of all users for administrators, otherwise the user's own. */
export function Applications({ view, onChange, showAll }: TableProps & { showAll: boolean }) {
  const mine = useFreshQuery(MY_APPLICATIONS, { skip: showAll });
  const all = useFreshQuery(ALL_APPLICATIONS, { skip: !showAll });
  const { error, loading, refetch } = showAll ? all : mine;
  const known = showAll ? all.data?.allReferralApplications : mine.data?.myReferralApplications;
  const found = known?.filter((row) =>
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
        empty={
          <EmptyState
            icon={<GroupAddOutlined />}
            title="Nenhuma aplicação encontrada"
            text="Aqui aparece quem se candidatou por um link de indicação."
          />
        }
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
