import PersonSearchOutlined from '../../generated/icons/PersonSearchOutlined';
import { MAX_COUNTED_RESULTS } from '@araucaria/contracts/domain';
import { usePageQuery } from '../../shared/api/use-fresh-query';
import { useToday } from '../../shared/dates/use-today';
import { PagedList } from '../../shared/lists/paged-list';
import { knownSort } from '../../shared/lists/rows';
import { pageNumber, type SetUrlState } from '../../shared/lists/use-url-state';
import { EmptyState } from '../../shared/ui/empty-state';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { UserActions, type UserAction } from './user-actions';
import { userColumns } from './user-columns';
import type { UserTab } from './user-rules';
import { USER_PAGE, type UserRow } from './users-queries';

const PAGE_SIZE = 20;

export const DEFAULT_VIEW = { tab: 'all', search: '', sort: '', desativados: '', page: '' };
type UsersView = typeof DEFAULT_VIEW;

interface UserListProps {
  tab: UserTab;
  view: UsersView;
  selfId: number;
  onChange: SetUrlState<UsersView>;
  onAction: (action: UserAction, user: UserRow) => void;
}

export function UserList({ tab, view, selfId, onChange, onAction }: UserListProps) {
  const columns = userColumns(selfId, useToday());
  const query = usePageQuery(USER_PAGE, {
    variables: {
      group: tab === 'all' ? null : tab,
      search: view.search.trim() || null,
      includeDeactivated: Boolean(view.desativados),
      sort: knownSort(columns, view.sort) || null,
      page: pageNumber(view.page),
      limit: PAGE_SIZE,
    },
  });
  const shown = query.data?.userPage;
  return (
    <LoadState
      {...queryState(query)}
      loadingLabel="Carregando usuários..."
      errorTitle="Erro ao carregar usuários"
    >
      <PagedList
        label="Usuários"
        rows={shown?.users ?? []}
        serverPage={shown && { ...shown.pagination, countedRows: MAX_COUNTED_RESULTS }}
        limit={PAGE_SIZE}
        noun="usuários"
        columns={columns}
        view={view}
        onChange={onChange}
        onOpen={(row) => row.active && onAction('edit', row)}
        isDense
        menu={(row) => <UserActions row={row} self={row.id === selfId} onAction={onAction} />}
        empty={
          <EmptyState
            icon={<PersonSearchOutlined />}
            title="Nenhum usuário encontrado"
            text="Mude a busca ou escolha outra aba."
          />
        }
      />
    </LoadState>
  );
}
