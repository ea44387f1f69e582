import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { matches, paged, sorted } from '../../shared/sorting';
import { DataList } from '../../shared/ui/data-list';
import { ListState } from '../../shared/ui/list-state';
import { Notice } from '../../shared/ui/notice';
import { Pager } from '../../shared/ui/pager';
import { pageNumber } from '../../shared/use-address';
import { CopyLink } from './copy-link';
import { ALL_COLUMNS, APPLICATION_COLUMNS, MY_COLUMNS } from './referral-columns';
import { ALL_APPLICATIONS, MY_APPLICATIONS, MY_REFERRALS } from './referral-queries';
import type { ReferralsView } from './referrals-view';
import { PAGE_SIZE, useAllReferrals } from './use-all-referrals';

interface TableProps {
  view: ReferralsView;
  onChange: (change: Partial<ReferralsView>) => void;
}

const empty = (text: string) => (
  <Notice icon={<GroupAddOutlined />} title="Nenhuma indicação encontrada" text={text} />
);

export function MyReferrals({ view, onChange }: TableProps) {
  const { data, error, loading, refetch } = useFreshQuery(MY_REFERRALS);
  const found = data?.myReferrals.filter((row) => matches(view.search, row.code, row.jobTitle)) ?? [];
  const { rows, page, totalPages } = paged(
    sorted(found, MY_COLUMNS, view.sort),
    pageNumber(view.page),
    PAGE_SIZE,
  );
  return (
    <ListState
      ready={Boolean(data)}
      loading={loading}
      error={error}
      onRetry={refetch}
      wait="Carregando indicações..."
      failure="Erro ao carregar indicações"
    >
      {rows.length === 0 ? (
        empty(
          view.search ? 'Mude a busca para ver outras indicações.' : 'Crie a primeira em “Nova Indicação”.',
        )
      ) : (
        <DataList
          label="Minhas indicações"
          rows={rows}
          columns={MY_COLUMNS}
          sort={view.sort}
          onSort={(sort) => onChange({ sort })}
          actions={(row) => <CopyLink referral={row} />}
        />
      )}
      <Pager
        {...{ page, totalPages }}
        total={found.length}
        limit={PAGE_SIZE}
        noun="indicações"
        onPage={(next) => onChange({ page: String(next) })}
      />
    </ListState>
  );
}

/** Administrators follow everybody's candidates, others those whom they referred. */
export function Applications({ view, onChange, everybody }: TableProps & { everybody: boolean }) {
  const mine = useFreshQuery(MY_APPLICATIONS, { skip: everybody });
  const all = useFreshQuery(ALL_APPLICATIONS, { skip: !everybody });
  const answer = everybody ? all : mine;
  const known = everybody ? all.data?.allReferralApplications : mine.data?.myReferralApplications;
  const found =
    known?.filter((row) =>
      matches(view.search, row.candidateName, row.jobTitle, row.referrerName, row.referralCode),
    ) ?? [];
  const { rows, page, totalPages } = paged(
    sorted(found, APPLICATION_COLUMNS, view.sort),
    pageNumber(view.page),
    PAGE_SIZE,
  );
  return (
    <ListState
      ready={Boolean(known)}
      loading={answer.loading}
      error={answer.error}
      onRetry={answer.refetch}
      wait="Carregando aplicações..."
      failure="Erro ao carregar aplicações"
    >
      {rows.length === 0 ? (
        <Notice
          icon={<GroupAddOutlined />}
          title="Nenhuma aplicação encontrada"
          text="Aqui aparece quem se candidatou por um link de indicação."
        />
      ) : (
        <DataList
          label="Aplicações"
          rows={rows}
          columns={APPLICATION_COLUMNS}
          sort={view.sort}
          onSort={(sort) => onChange({ sort })}
        />
      )}
      <Pager
        {...{ page, totalPages }}
        total={found.length}
        limit={PAGE_SIZE}
        noun="aplicações"
        onPage={(next) => onChange({ page: String(next) })}
      />
    </ListState>
  );
}

export function AllReferrals({ view, onChange }: TableProps) {
  const list = useAllReferrals(view, ALL_COLUMNS);
  return (
    <ListState
      ready={Boolean(list.rows)}
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      wait="Carregando indicações..."
      failure="Erro ao carregar indicações"
    >
      {list.rows?.length === 0 ? (
        empty('Mude a busca ou o período para ver outras indicações.')
      ) : (
        <DataList
          label="Todas as indicações"
          rows={list.rows ?? []}
          columns={ALL_COLUMNS}
          sort={view.sort}
          onSort={(sort) => onChange({ sort })}
          actions={(row) => <CopyLink referral={row} />}
        />
      )}
      <Pager
        page={list.page}
        totalPages={Math.ceil(list.total / PAGE_SIZE)}
        total={list.total}
        limit={PAGE_SIZE}
        noun="indicações"
        onPage={(next) => onChange({ page: String(next) })}
      />
    </ListState>
  );
}
