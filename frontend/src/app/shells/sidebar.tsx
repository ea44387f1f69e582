import { NavLink, useLocation } from 'react-router-dom';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { initials } from '../../shared/formats';
import { useSession } from '../../shared/session/use-session';
import { Logo } from '../../shared/ui/logo';
import { ColorModeToggle } from '../color-mode-toggle';
import { STAFF_MENU } from './staff-menu';
import { useLogout } from './use-logout';

interface SidebarProps {
  collapsed?: boolean;
  onToggle?: () => void;
  onNavigate?: () => void;
}

export function Sidebar({ collapsed = false, onToggle, onNavigate }: SidebarProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', overflowX: 'hidden' }}>
      <Box
        sx={{
          p: 2,
          display: 'flex',
          flexDirection: collapsed ? 'column' : 'row',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Box
          component={NavLink}
          to="/"
          aria-label="Araucária Talentos, início"
          sx={{ mr: 'auto', ml: collapsed ? 'auto' : 0, textDecoration: 'none' }}
        >
          <Logo compact={collapsed} />
        </Box>
        {onToggle && (
          <IconButton
            onClick={onToggle}
            aria-label={collapsed ? 'Expandir menu' : 'Recolher menu'}
            aria-expanded={!collapsed}
          >
            {collapsed ? <ChevronRight /> : <ChevronLeft />}
          </IconButton>
        )}
      </Box>
      <Box component="nav" aria-label="Área da equipe" sx={{ flex: 1, overflowY: 'auto', px: 1.5 }}>
        <List disablePadding>
          {STAFF_MENU.filter(({ everyone }) => everyone || user?.isAdmin).map(({ to, text, icon: Icon }) => (
            <ListItem key={to} disablePadding sx={{ mb: 0.5 }}>
              <Tooltip title={collapsed ? text : ''} placement="right">
                <ListItemButton
                  component={NavLink}
                  to={to}
                  selected={pathname === to}
                  onClick={onNavigate}
                  aria-label={collapsed ? text : undefined}
                  sx={{ borderRadius: 2, minHeight: 46, justifyContent: collapsed ? 'center' : 'flex-start' }}
                >
                  <ListItemIcon sx={{ minWidth: collapsed ? 0 : 36, color: 'inherit' }}>
                    <Icon />
                  </ListItemIcon>
                  {!collapsed && (
                    <ListItemText primary={text} slotProps={{ primary: { sx: { fontSize: '0.95rem' } } }} />
                  )}
                </ListItemButton>
              </Tooltip>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          p: 1.5,
          display: 'flex',
          flexDirection: collapsed ? 'column' : 'row',
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
            <Typography noWrap variant="caption" sx={{ color: 'text.secondary' }}>
              {user?.isAdmin ? 'Administrador' : 'Usuário'}
            </Typography>
          </Box>
        )}
        <ColorModeToggle />
        <Tooltip title="Sair">
          <IconButton aria-label="Sair" onClick={() => void logout()}>
            <LogoutOutlined />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
