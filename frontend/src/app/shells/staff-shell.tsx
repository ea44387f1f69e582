import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isPermitted } from '@araucaria/contracts/domain';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import MenuIcon from '../../generated/icons/Menu';
import { LiveUpdates } from '../../domain/live/live-updates';
import { useRefetchOnline } from '../../domain/live/use-refetch-online';
import { FreshFactorHost } from '../../shared/session/fresh-factor-host';
import { useSession } from '../../shared/session/use-session';
import { useToastsOnLeft } from '../../shared/toasts/use-toasts-on-left';
import { Logo } from '../../shared/ui/logo';
import { IconSprite } from '../../shared/ui/icon-sprite';
import { useNarrow } from '../../shared/ui/use-narrow';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { useOpenOnPage } from '../../shared/ui/use-open-on-page';
import { ConfirmationHost } from '../../shared/dialogs/confirmation-host';
import { CrashGuard } from '../crash-guard';
import { PaletteButton } from '../palette/palette-button';
import { CandidateHost } from './candidate-host';
import { ScheduleHost } from './schedule-host';
import { FactorNotice } from './factor-notice';
import { forgetPreviousUser } from './previous-user';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { useCollapsed } from './use-collapsed';

/** Width of the sidebar. */
const WIDTH = { expanded: '16rem', collapsed: '5rem' };

/** Menus take a third of a sheet, and lead nowhere on it. */
const NOT_PRINTED = { '@media print': { display: 'none' } };

// This module is loaded with the first staff page, when a user is logged in.
forgetPreviousUser();

/** Layout of staff pages: a sidebar, or a drawer on windows up to 768 px. */
export default function StaffShell() {
  const { pathname } = useLocation();
  const narrow = useNarrow(768);
  const [open, setOpen] = useOpenOnPage();
  const { user } = useSession();
  const [collapsed, toggleCollapsed] = useCollapsed();
  const width = collapsed ? WIDTH.collapsed : WIDTH.expanded;
  useRefetchOnline();
  useToastsOnLeft(narrow ? '0px' : width);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex' }}>
      <SkipLink />
      {/* For the pages of vacancies. */}
      <IconSprite />
      {user && !user.mustEnrolSecondFactor && isPermitted(user, 'live.follow') && (
        <LiveUpdates key={user.id} />
      )}
      <ConfirmationHost />
      <FreshFactorHost />
      {narrow ? (
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{
            paper: { 'aria-label': 'Menu', sx: { width: WIDTH.expanded, maxWidth: 'calc(100% - 48px)' } },
          }}
        >
          <Sidebar hasPalette={false} onNavigate={() => setOpen(false)} />
        </Drawer>
      ) : (
        <Box
          component="aside"
          aria-label="Menu lateral"
          sx={{
            width,
            flexShrink: 0,
            position: 'sticky',
            top: 0,
            height: '100dvh',
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            transition: 'width .15s',
            ...NOT_PRINTED,
          }}
        >
          <Sidebar collapsed={collapsed} onToggle={toggleCollapsed} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {narrow && (
          <AppBar
            position="sticky"
            color="inherit"
            elevation={0}
            sx={{ borderBottom: 1, borderColor: 'divider', ...NOT_PRINTED }}
          >
            <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
              <IconButton
                edge="start"
                aria-label="Abrir menu"
                aria-expanded={open}
                onClick={() => setOpen(true)}
              >
                <MenuIcon />
              </IconButton>
              <Box sx={{ mr: 'auto' }}>
                <Logo />
              </Box>
              <PaletteButton isIcon placement="bottom" />
            </Toolbar>
          </AppBar>
        )}
        <Box
          component="main"
          id="conteudo"
          tabIndex={-1}
          sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1720, mx: 'auto' }}
        >
          <FactorNotice />
          <CrashGuard place={pathname}>
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
            <CandidateHost />
            <ScheduleHost />
          </CrashGuard>
        </Box>
      </Box>
    </Box>
  );
}
