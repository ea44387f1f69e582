import { isPermitted } from '@araucaria/contracts/domain';
import { NavLink, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useSession } from '../../shared/session/use-session';
import { Logo } from '../../shared/ui/logo';
import { SidebarUser } from './sidebar-user';
import { STAFF_MENU } from './staff-menu';

interface SidebarProps {
  collapsed?: boolean;
  onToggle?: () => void;
  onNavigate?: () => void;
}

export function Sidebar({ collapsed = false, onToggle, onNavigate }: SidebarProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label="Área da equipe"
      sx={{ height: '100%', display: 'flex', flexDirection: 'column', overflowX: 'hidden' }}
    >
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
          <Logo name={collapsed ? 'never' : 'always'} />
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
      <Box sx={{ flex: 1, overflowY: 'auto', px: 1.5 }}>
        <List disablePadding>
          {STAFF_MENU.filter(({ permission }) => !permission || (user && isPermitted(user, permission))).map(
            ({ to, otherPaths, text, icon: Icon }) => (
              <ListItem key={to} disablePadding sx={{ mb: 0.25 }}>
                <Tooltip title={collapsed ? text : ''} placement="right">
                  <ListItemButton
                    component={NavLink}
                    to={to}
                    selected={pathname === to || otherPaths?.includes(pathname)}
                    onClick={onNavigate}
                    aria-label={collapsed ? text : undefined}
                    sx={{
                      borderRadius: 2,
                      minHeight: 44,
                      px: 1.5,
                      justifyContent: collapsed ? 'center' : 'flex-start',
                    }}
                  >
                    <ListItemIcon sx={{ minWidth: collapsed ? 0 : 36, color: 'inherit' }}>
                      <Icon />
                    </ListItemIcon>
                    {!collapsed && (
                      <ListItemText
                        primary={text}
                        slotProps={{ primary: { sx: { fontSize: '0.9rem', lineHeight: 1.3 } } }}
                      />
                    )}
                  </ListItemButton>
                </Tooltip>
              </ListItem>
            ),
          )}
        </List>
      </Box>
      <SidebarUser collapsed={collapsed} />
    </Box>
  );
}
