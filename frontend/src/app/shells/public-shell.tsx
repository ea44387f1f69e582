import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { IconSprite } from '../../shared/ui/icon-sprite';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { CrashGuard } from '../crash-guard';
import { SkipLink } from './skip-link';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';

/** Layout of public pages: header, page, footer. */
export function PublicShell() {
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <IconSprite />
      <PublicHeader />
      <Box component="main" id="conteudo" tabIndex={-1} sx={{ flex: 1 }}>
        <CrashGuard place={pathname}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </CrashGuard>
      </Box>
      <PublicFooter />
    </Box>
  );
}
