import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import ChevronLeft from '../../generated/icons/ChevronLeft';
import ChevronRight from '../../generated/icons/ChevronRight';
import { useSession } from '../../shared/session/use-session';
import { Logo } from '../../shared/ui/logo';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';
import { PaletteButton } from '../palette/palette-button';
import { SidebarUser } from './sidebar-user';
import { useMenuBadges } from './menu-badges';
import { MenuItem } from './menu-item';
import { scrollToShow } from './scroll-to-show';
import { isCurrent, menuOf } from './staff-menu';

interface SidebarProps {
  collapsed?: boolean;
  /** Whether the search stands above the entries; else it stands in the bar of the window, where its key works without the menu. */
  hasPalette?: boolean;
  onToggle?: () => void;
  onNavigate?: () => void;
}

export function Sidebar({ collapsed = false, hasPalette = true, onToggle, onNavigate }: SidebarProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const badges = useMenuBadges();
  const menu = useRef<HTMLDivElement>(null);
  // In low windows the menu scrolls: the entry of the page is always in view.
  useEffect(() => {
    const current = menu.current?.querySelector('.Mui-selected');
    if (menu.current && current) scrollToShow(current, menu.current);
  }, [pathname]);
  return (
    <Box
      component="nav"
      aria-label="Área da equipe"
      sx={{ height: '100%', display: 'flex', flexDirection: 'column', overflowX: 'hidden' }}
    >
      <Box
        sx={{
          px: 2,
          py: 1.5,
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
      {hasPalette && (
        <Box sx={{ px: 1, pb: 1, display: 'flex', justifyContent: 'center' }}>
          <PaletteButton isIcon={collapsed} />
        </Box>
      )}
      <Box ref={menu} sx={{ flex: 1, overflowY: 'auto', scrollbarWidth: 'thin', px: 1, pb: 1 }}>
        {menuOf(user).map(({ title, entries }) => (
          <Box key={entries[0]?.to} sx={{ mt: 1.5, '&:first-of-type': { mt: 0 } }}>
            {title && (
              <Typography
                id={`menu-${title}`}
                component="p"
                variant="caption"
                sx={
                  collapsed ? VISUALLY_HIDDEN : { px: 1, mb: 0.5, color: 'text.secondary', fontWeight: 600 }
                }
              >
                {title}
              </Typography>
            )}
            <List disablePadding {...(title && { 'aria-labelledby': `menu-${title}` })}>
              {entries.map((entry) => (
                <MenuItem
                  key={entry.to}
                  entry={entry}
                  badge={badges.get(entry.to)}
                  selected={isCurrent(entry, pathname)}
                  collapsed={collapsed}
                  onNavigate={onNavigate}
                />
              ))}
            </List>
          </Box>
        ))}
      </Box>
      <SidebarUser collapsed={collapsed} />
    </Box>
  );
}
