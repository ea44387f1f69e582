import { NavLink, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import { Button } from '../../shared/ui/button';
import { useSession } from '../../shared/session/use-session';
import { startPage } from '../../shared/session/start-page';
import { ButtonLink } from '../../shared/ui/links';
import { Logo } from '../../shared/ui/logo';
import { ColorModeToggle } from '../color-mode-toggle';
import { useLogout } from './use-logout';

/** Phones on which the menu entries fill the line. */
const NARROW = '@media (max-width: 399px)';
/** Phones on which not all entries fit. */
const TINY = '@media (max-width: 339px)';

/** Until the session is known: `public/color-scheme.js` marks the document if one was open at the last visit. */
// Not `:root`: Emotion takes a selector that begins with a colon for a state of the element itself.
const HIDDEN_WITH_SESSION = { 'html[data-session] &': { visibility: 'hidden' } };

export function PublicHeader() {
  const { loading, user } = useSession();
  const hasPanel = user !== null && (user.isAdmin || user.roles.length > 0);
  const logout = useLogout();
  // On the page of a job the button applies to that job.
  const job = /^\/vagas\/(\d+)$/.exec(useLocation().pathname)?.[1];
  return (
    <Box
      component="header"
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          minHeight: 68,
          [NARROW]: { px: 1, gap: 0 },
        }}
      >
        <Box
          component={NavLink}
          to="/"
          aria-label="Araucária Talentos, início"
          sx={{ display: 'flex', mr: 'auto', textDecoration: 'none', borderRadius: 1 }}
        >
          {/* One of them for all widths: each page of the list has a budget of bytes. */}
          <Logo name="not on phones" />
        </Box>
        <Box
          component="nav"
          aria-label="Principal"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0, sm: 1 },
            '& .at-button': {
              px: { xs: 0.65, sm: 2 },
              [NARROW]: { px: 0.5, fontSize: '0.8rem' },
              minWidth: 44,
              whiteSpace: 'nowrap',
              fontSize: { xs: '0.85rem', sm: '0.9rem' },
            },
          }}
        >
          <ButtonLink to="/vagas" color="inherit">
            Vagas
          </ButtonLink>
          {!user && (
            <ButtonLink
              to="/minha-candidatura"
              color="inherit"
              aria-label="Minha candidatura"
              // The footer has the link too.
              sx={{ ...(loading && HIDDEN_WITH_SESSION), [TINY]: { display: 'none' } }}
            >
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                Minha candidatura
              </Box>
              <AssignmentIndOutlined sx={{ display: { sm: 'none' } }} />
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
            <ButtonLink to="/login" color="inherit" sx={loading ? HIDDEN_WITH_SESSION : undefined}>
              Admin
            </ButtonLink>
          )}
          <ButtonLink
            to={job ? `/candidatura?jobId=${job}` : '/candidatura'}
            variant="contained"
            // Logged-in users have more entries than fit on a phone.
            sx={user ? { display: { xs: 'none', sm: 'inline-flex' } } : undefined}
          >
            Candidatar-se
          </ButtonLink>
        </Box>
        <ColorModeToggle />
      </Container>
    </Box>
  );
}
