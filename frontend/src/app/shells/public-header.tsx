import { NavLink, useLocation } from 'react-router-dom';
import { Button } from '../../shared/ui/button';
import { useSession } from '../../shared/session/use-session';
import { startPage } from '../../shared/session/start-page';
import { classes } from '../../shared/ui/classes';
import { AssignmentIndOutlined } from '../../generated/plain-icons';
import { ButtonLink } from '../../shared/ui/links';
import { Logo } from '../../shared/ui/logo';
import { ColorModeToggle } from '../color-mode-toggle';
import css from './public-header.module.css';
import { useLogout } from './use-logout';

export function PublicHeader() {
  const { loading, user } = useSession();
  const hasPanel = user !== null && (user.isAdmin || user.roles.length > 0);
  const logout = useLogout();
  // On the page of a job the button applies to that job.
  const job = /^\/vagas\/(\d+)$/.exec(useLocation().pathname)?.[1];
  // Until the session is known.
  const unlessSession = loading && css.unlessSession;
  return (
    <header className={css.header}>
      <div className={classes('at-container', css.row)}>
        <NavLink to="/" aria-label="Araucária Talentos, início" className={() => css.home}>
          {/* One of them for all widths: each page of the list has a budget of bytes. */}
          <Logo name="not on phones" />
        </NavLink>
        <nav aria-label="Principal" className={css.menu}>
          <ButtonLink to="/vagas" color="inherit">
            Vagas
          </ButtonLink>
          {!user && (
            <ButtonLink
              to="/minha-candidatura"
              color="inherit"
              aria-label="Minha candidatura"
              className={classes(unlessSession)}
            >
              <span className={css.wideOnly}>Minha candidatura</span>
              <AssignmentIndOutlined className={css.phoneOnly} />
            </ButtonLink>
          )}
          {user && (
            <ButtonLink to={hasPanel ? startPage(user) : '/indicacoes'} color="inherit">
              {hasPanel ? 'Painel' : 'Indicações'}
            </ButtonLink>
          )}
          {user ? (
            <Button color="inherit" onClick={logout}>
              Sair
            </Button>
          ) : (
            <ButtonLink to="/login" color="inherit" className={classes(unlessSession)}>
              Admin
            </ButtonLink>
          )}
          <ButtonLink
            to={job ? `/candidatura?jobId=${job}` : '/candidatura'}
            variant="contained"
            // Logged-in users have more entries than fit on a phone.
            className={classes(user !== null && css.wideOnly)}
          >
            Candidatar-se
          </ButtonLink>
        </nav>
        <ColorModeToggle />
      </div>
    </header>
  );
}
