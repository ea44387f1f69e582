import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { SearchField } from '../../shared/form/search-field';
import { useSession } from '../../shared/session/use-session';
import { matches } from '../../shared/sorting';
import { AddressTabs, tabOf } from '../../shared/ui/address-tabs';
import { DataList } from '../../shared/ui/data-list';
import { ListState } from '../../shared/ui/list-state';
import { Notice } from '../../shared/ui/notice';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useAddress } from '../../shared/use-address';
import { DeleteUserDialog } from './delete-user-dialog';
import { PasswordDialog } from './password-dialog';
import { userColumns } from './user-columns';
import { UserDialog } from './user-dialog';
import { inTab, TABS } from './user-rules';
import { USERS, type UserRow } from './users-queries';

const VIEW = { tab: 'all', search: '', sort: '' };

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'password' | 'delete'; user: UserRow };

export default function UsersPage() {
  usePageTitle('Usuários');
  const { user } = useSession();
  if (!user?.isAdmin)
    return <Notice alone icon={<LockOutlined />} title="Acesso Restrito" text="Permissão Negada" />;
  return <Users selfId={user.id} />;
}

function Users({ selfId }: { selfId: number }) {
  const [view, change] = useAddress(VIEW);
  const [opened, setOpened] = useState<Opened>();
  const { data, error, loading, refetch } = useFreshQuery(USERS);
  const tab = tabOf(TABS, view.tab);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const shown = data?.users.filter(
    (row) => inTab(tab, row) && matches(view.search, row.username, row.fullName, row.email, row.department),
  );
  const close = () => setOpened(undefined);

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Usuários" text="Quem acessa a área da equipe e quem indica candidatos.">
        <Button
          variant="contained"
          startIcon={<PersonAddOutlined />}
          onClick={() => setOpened({ dialog: 'add' })}
        >
          Adicionar Usuário
        </Button>
      </PageHeading>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AddressTabs
          label="Tipos de usuário"
          tabs={TABS}
          value={tab}
          onChange={(next) => change({ tab: next })}
        >
          <Box sx={{ maxWidth: 420 }}>
            <SearchField
              label="Buscar por nome, e-mail ou departamento"
              value={view.search}
              onSearch={search}
            />
          </Box>
          <ListState
            ready={Boolean(shown)}
            loading={loading}
            error={error}
            onRetry={refetch}
            wait="Carregando usuários..."
            failure="Erro ao carregar usuários"
          >
            {shown?.length === 0 ? (
              <Notice
                icon={<PersonSearchOutlined />}
                title="Nenhum usuário encontrado"
                text="Mude a busca ou escolha outra aba."
              />
            ) : (
              <DataList
                label="Usuários"
                rows={shown ?? []}
                columns={userColumns(selfId)}
                sort={view.sort}
                onSort={(sort) => change({ sort })}
                actions={(row) => <UserActions row={row} self={row.id === selfId} onOpen={setOpened} />}
              />
            )}
          </ListState>
        </AddressTabs>
      </Card>
      {opened?.dialog === 'add' && <UserDialog self={false} onClose={close} />}
      {opened?.dialog === 'edit' && (
        <UserDialog user={opened.user} self={opened.user.id === selfId} onClose={close} />
      )}
      {opened?.dialog === 'password' && (
        <PasswordDialog user={opened.user} self={opened.user.id === selfId} onClose={close} />
      )}
      {opened?.dialog === 'delete' && <DeleteUserDialog user={opened.user} onClose={close} />}
    </Box>
  );
}

interface UserActionsProps {
  row: UserRow;
  self: boolean;
  onOpen: (opened: Opened) => void;
}

/** Nobody deletes themself. */
const UserActions = ({ row, self, onOpen }: UserActionsProps) => (
  <>
    <Button aria-label={`Editar ${row.username}`} onClick={() => onOpen({ dialog: 'edit', user: row })}>
      Editar
    </Button>
    <Button
      aria-label={`Alterar senha de ${row.username}`}
      onClick={() => onOpen({ dialog: 'password', user: row })}
    >
      Alterar senha
    </Button>
    {!self && (
      <Button
        color="error"
        aria-label={`Excluir ${row.username}`}
        onClick={() => onOpen({ dialog: 'delete', user: row })}
      >
        Excluir
      </Button>
    )}
  </>
);
