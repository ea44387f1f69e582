import { useCallback, useState } from 'react';
import { isPermitted } from '@araucaria/contracts/domain';
import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ForwardToInboxOutlined from '../../generated/icons/ForwardToInboxOutlined';
import LockOutlined from '../../generated/icons/LockOutlined';
import PersonAddOutlined from '../../generated/icons/PersonAddOutlined';
import { firstMessageOf } from '../../shared/api/failure';
import { sendOnce } from '../../shared/api/send-once';
import { FoldedFilters } from '../../shared/lists/folded-filters';
import { SearchField } from '../../shared/lists/search-field';
import { useSession } from '../../shared/session/use-session';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { TabbedPanel, selectedTab } from '../../shared/ui/tabbed-panel';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useUrlState } from '../../shared/lists/use-url-state';
import { DeleteUserDialog } from './delete-user-dialog';
import { EndSessionsDialog } from './end-sessions-dialog';
import PasswordDialog from './password-dialog';
import { ResetSecondFactorDialog } from './reset-second-factor-dialog';
import type { UserAction } from './user-actions';
import { UserDialog } from './user-dialog';
import { DEFAULT_VIEW, UserList } from './user-list';
import { TABS } from './user-rules';
import { REACTIVATE_USER, RESEND_INVITATION, type UserRow } from './users-queries';

type OpenedDialog =
  | { dialog: 'add' | 'invite' }
  | { dialog: 'edit' | 'password' | 'second-factor' | 'sessions' | 'delete'; user: UserRow };

const SEARCH_LABEL = 'Buscar por nome, e-mail ou departamento';

export default function UsersPage() {
  usePageTitle('Usuários');
  const { user } = useSession();
  if (!user || !isPermitted(user, 'users.manage'))
    return <EmptyState isPage icon={<LockOutlined />} title="Acesso Restrito" text="Permissão Negada" />;
  return <Users selfId={user.id} />;
}

function Users({ selfId }: { selfId: number }) {
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const [opened, setOpened] = useState<OpenedDialog>();
  const [reactivate] = useMutation(REACTIVATE_USER, { awaitRefetchQueries: true });
  const [resendInvitation] = useMutation(RESEND_INVITATION);
  const tab = selectedTab(TABS, view.tab);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const close = () => setOpened(undefined);
  const onAction = (dialog: UserAction, user: UserRow) => {
    if (dialog === 'reactivate') void restore(user);
    else if (dialog === 'resend') void resend(user);
    else setOpened({ dialog, user });
  };
  const restore = ({ id, username }: UserRow) =>
    reportFailure('Erro ao atualizar', async () => {
      await reactivate({ variables: { id } });
      toast.success('Usuário reativado', `${username} já pode acessar o sistema.`);
    });
  const resend = ({ id, email }: UserRow) => {
    const send = async () => {
      await sendOnce(`invitation-${id}`, (formKey) => resendInvitation({ variables: { id, formKey } }));
      toast.success('Convite reenviado', `Um novo link foi enviado para ${email}. O anterior não vale mais.`);
    };
    return reportFailure('Erro ao reenviar o convite', send, firstMessageOf);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Usuários" text="Quem acessa a área da equipe e quem indica candidatos.">
        <Button
          variant="outlined"
          startIcon={<ForwardToInboxOutlined />}
          onClick={() => setOpened({ dialog: 'invite' })}
        >
          Convidar por e-mail
        </Button>
        <Button
          variant="contained"
          startIcon={<PersonAddOutlined />}
          onClick={() => setOpened({ dialog: 'add' })}
        >
          Adicionar Usuário
        </Button>
      </PageHeading>
      <TabbedPanel
        label="Tipos de usuário"
        tabs={TABS}
        value={tab}
        onChange={(next) => change({ tab: next })}
      >
        <FoldedFilters
          searchLabel={SEARCH_LABEL}
          layout={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
          search={
            <Box sx={{ flex: '1 1 280px', maxWidth: 420 }}>
              <SearchField label={SEARCH_LABEL} value={view.search} onSearch={search} />
            </Box>
          }
          filters={[
            {
              label: 'Desativados',
              text: view.desativados && 'mostrados',
              onClear: () => change({ desativados: '' }),
            },
          ]}
        >
          <FormControlLabel
            control={
              <Switch
                checked={Boolean(view.desativados)}
                onChange={(event) => change({ desativados: event.target.checked ? 'sim' : '' })}
              />
            }
            label="Mostrar desativados"
          />
        </FoldedFilters>
        <UserList key={tab} tab={tab} view={view} selfId={selfId} onChange={change} onAction={onAction} />
      </TabbedPanel>
      {opened?.dialog === 'add' && <UserDialog self={false} onClose={close} />}
      {opened?.dialog === 'invite' && <UserDialog self={false} invites onClose={close} />}
      {opened?.dialog === 'edit' && (
        <UserDialog user={opened.user} self={opened.user.id === selfId} onClose={close} />
      )}
      {opened?.dialog === 'password' && (
        <PasswordDialog user={opened.user} self={opened.user.id === selfId} onClose={close} />
      )}
      {opened?.dialog === 'second-factor' && <ResetSecondFactorDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'sessions' && <EndSessionsDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteUserDialog user={opened.user} onClose={close} />}
    </Box>
  );
}
