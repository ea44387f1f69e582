import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { IconSprite } from '../../shared/ui/icon-sprite';
import { classes } from '../../shared/ui/classes';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { CrashGuard } from '../crash-guard';
import { SkipLink } from './skip-link';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import css from './public-shell.module.css';

export function PublicShell() {
  const { pathname } = useLocation();
  return (
    <div className={css.page}>
      <SkipLink />
      <IconSprite />
      <PublicHeader />
      <main id="conteudo" tabIndex={-1} className={classes('at-display', css.content)}>
        <CrashGuard place={pathname}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </CrashGuard>
      </main>
      <PublicFooter />
    </div>
  );
}
