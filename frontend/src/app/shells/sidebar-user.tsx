import { Suspense, type ReactNode } from 'react';
import { ROLES } from '@araucaria/contracts/domain';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import KeyOutlined from '../../generated/icons/KeyOutlined';
import LogoutOutlined from '../../generated/icons/LogoutOutlined';
import { initials } from '../../shared/format/formats';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import type { SessionUser } from '../../shared/session/session-store';
import { useSession } from '../../shared/session/use-session';
import { useOpenOnPage } from '../../shared/ui/use-open-on-page';
import { ColorModeToggle } from '../color-mode-toggle';
import { useLogout } from './use-logout';

const PasswordDialog = lazyComponent(() => import('../../features/users/password-dialog'));

const roleLabel = ({ isAdmin, roles }: SessionUser): string =>
  isAdmin ? 'Administrador' : roles.map((role) => ROLES[role].label).join(', ') || 'Usuário';

export function SidebarUser({ collapsed }: { collapsed: boolean }) {
  const { user } = useSession();
  const logout = useLogout();
  const [changesPassword, setChangesPassword] = useOpenOnPage();
  return (
    <Box
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        p: 1,
        display: 'flex',
        flexDirection: collapsed ? 'column' : 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <Box
        sx={{
          flexBasis: '100%',
          minWidth: 0,
          display: 'flex',
          flexDirection: 'inherit',
          alignItems: 'center',
          gap: 0.5,
        }}
      >
        <Avatar
          aria-hidden
          sx={{
            m: 0.5,
            width: 32,
            height: 32,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontSize: '0.875rem',
          }}
        >
          {initials(user?.fullName ?? user?.username ?? '')}
        </Avatar>
        {!collapsed && (
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography noWrap variant="body2" sx={{ fontWeight: 650 }}>
              {user?.username}
            </Typography>
            <Typography noWrap variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {user && roleLabel(user)}
            </Typography>
          </Box>
        )}
        <ColorModeToggle />
      </Box>
      {!user?.mustEnrolSecondFactor && (
        <AccountButton
          label="Alterar senha"
          icon={<KeyOutlined />}
          collapsed={collapsed}
          onClick={() => setChangesPassword(true)}
        />
      )}
      <AccountButton label="Sair" icon={<LogoutOutlined />} collapsed={collapsed} onClick={logout} />
      {user && changesPassword && (
        <Suspense>
          <PasswordDialog user={user} self onClose={() => setChangesPassword(false)} />
        </Suspense>
      )}
    </Box>
  );
}

interface AccountButtonProps {
  label: string;
  icon: ReactNode;
  collapsed: boolean;
  onClick: () => void;
}

const AccountButton = ({ label, icon, collapsed, onClick }: AccountButtonProps) =>
  collapsed ? (
    <Tooltip title={label} placement="right">
      <IconButton aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  ) : (
    <Button color="inherit" startIcon={icon} onClick={onClick} sx={{ px: 1 }}>
      {label}
    </Button>
  );
