import { memo } from 'react';
import { Link, NavLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import type { MenuBadge } from './menu-badges';
import type { MenuEntry } from './staff-menu';

interface MenuItemProps {
  entry: MenuEntry;
  badge: MenuBadge | undefined;
  selected: boolean;
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** An entry of the sidebar, and a link to what waits there. Kept while it stays the same: the sidebar renders anew with each number. */
export const MenuItem = memo(function MenuItem(props: MenuItemProps) {
  const { entry, badge, selected, collapsed, onNavigate } = props;
  const { to, text, icon: Icon } = entry;
  const link = (
    <ListItemButton
      component={NavLink}
      to={to}
      selected={selected}
      onClick={onNavigate}
      aria-label={collapsed ? text : undefined}
      sx={{
        borderRadius: 1,
        minHeight: 32,
        py: 0.25,
        pl: 1,
        pr: badge && !collapsed ? 4.5 : 1,
        justifyContent: collapsed ? 'center' : 'flex-start',
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      <ListItemIcon sx={{ minWidth: collapsed ? 0 : 28, color: 'inherit', '& svg': { fontSize: '1.25rem' } }}>
        <Icon />
      </ListItemIcon>
      {!collapsed && <ListItemText primary={text} sx={{ my: 0 }} />}
    </ListItemButton>
  );
  return (
    <ListItem disablePadding sx={{ position: 'relative' }}>
      {collapsed ? (
        <Tooltip title={text} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {badge && <Badge badge={badge} collapsed={collapsed} onNavigate={onNavigate} />}
    </ListItem>
  );
});

const LARGEST_NUMBER = 99;

/** Beside the link of the entry, not within it: it leads to what waits, the entry to the whole list. */
const Badge = ({
  badge: { count, text, to },
  collapsed,
  onNavigate,
}: Pick<MenuItemProps, 'collapsed' | 'onNavigate'> & { badge: MenuBadge }) => (
  <Tooltip title={text} placement="right">
    <Box
      component={Link}
      to={to}
      aria-label={text}
      onClick={onNavigate}
      sx={{
        position: 'absolute',
        right: collapsed ? 0 : 8,
        top: collapsed ? 0 : '50%',
        transform: collapsed ? 'none' : 'translateY(-50%)',
        minWidth: 24,
        height: 24,
        px: 0.75,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 3,
        border: 1,
        borderColor: 'transparent',
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
        fontSize: collapsed ? '0.625rem' : '0.75rem',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        textDecoration: 'none',
      }}
    >
      {count > LARGEST_NUMBER ? `${LARGEST_NUMBER}+` : count}
    </Box>
  </Tooltip>
);
