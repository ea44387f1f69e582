import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { initials } from '../../shared/formats';
import { useSession } from '../../shared/session/use-session';
import { ColorModeToggle } from '../color-mode-toggle';
import { useLogout } from './use-logout';

/** Who is logged in, and the way out. */
export function SidebarUser({ collapsed }: { collapsed: boolean }) {
  const { user } = useSession();
  const logout = useLogout();
  return (
    <Box
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        p: 1.5,
        display: 'flex',
        flexDirection: collapsed ? 'column' : 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Avatar
        aria-hidden
        sx={{
          width: 38,
          height: 38,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: '0.95rem',
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
            {user?.isAdmin ? 'Administrador' : 'Usuário'}
          </Typography>
        </Box>
      )}
      <ColorModeToggle />
      {collapsed ? (
        <Tooltip title="Sair" placement="right">
          <IconButton aria-label="Sair" onClick={logout}>
            <LogoutOutlined />
          </IconButton>
        </Tooltip>
      ) : (
        <Button color="inherit" fullWidth startIcon={<LogoutOutlined />} onClick={logout}>
          Sair
        </Button>
      )}
    </Box>
  );
}
