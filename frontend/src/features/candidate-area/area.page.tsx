import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useHashToken } from '../../shared/browser/use-hash-token';
import { reportFailure } from '../../shared/toasts/report-failure';
import { EmailText } from '../../shared/ui/email-text';
import { LoadError } from '../../shared/ui/load-error';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { ApplyAgain } from './apply-again';
import { AREA_PATH, CLOSED_LINK } from './area';
import { AreaTabs } from './area-tabs';
import { JobAlerts } from './job-alerts';
import { LinkForm } from './link-form';
import { OpenLink } from './open-link';
import { OwnApplications } from './own-applications';
import { OwnPrivacy } from './own-privacy';
import { OwnProfile } from './own-profile';
import { OwnRecords } from './own-records';
import { OwnResume } from './own-resume';
import { ReadOnlyProfile } from './read-only-profile';
import { RequestLink } from './request-link';
import { TalentBank } from './talent-bank';
import { useArea } from './use-area';

/** The notice of the form that works without JavaScript. */
const isClosedLink = (search: string) => new URLSearchParams(search).get('link') === 'encerrado';

/** A form, so that the session can be ended without JavaScript. */
const SignOut = ({ onSignOut }: { onSignOut: () => void }) => (
  <form
    method="post"
    action={`${AREA_PATH}/forms/session/end`}
    onSubmit={(event: SyntheticEvent) => {
      event.preventDefault();
      onSignOut();
    }}
  >
    <Button type="submit" sx={{ whiteSpace: 'nowrap' }}>
      Sair desta área
    </Button>
  </form>
);

/** 'Minha candidatura': asks for a link, opens it, and shows a person their applications and data. */
export default function CandidateAreaPage() {
  usePageTitle('Minha candidatura', 'Acompanhe as suas candidaturas na Araucária Software, sem senha.');
  // Renders again when a navigation removes the fragment, which fires no event.
  const { search } = useLocation();
  const { token } = useHashToken();
  // The server and the hydration know no fragment. Until then the page can be read only.
  const isHydrated = token !== undefined;
  const { area, isVisitor, error, notice, load, onChange, leave, signOut } = useArea(token);

  return (
    <Container maxWidth={area ? 'md' : 'sm'} sx={{ py: { xs: 2, md: 5 } }}>
      <Typography variant="h1">Minha candidatura</Typography>
      <div role="status">
        {notice && !token && (
          <Box sx={{ mt: 2 }}>
            <Alert severity="info">{notice}</Alert>
          </Box>
        )}
      </div>
      {token ? (
        <OpenLink token={token} />
      ) : error !== undefined ? (
        <Box sx={{ mt: 3 }}>
          <LoadError title="Erro ao carregar as candidaturas" error={error} onRetry={() => void load()} />
        </Box>
      ) : area ? (
        <>
          <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'center', mb: 1, '& button': { mr: -1.5 } }}>
            <Typography
              variant="body2"
              sx={{ mr: 'auto', minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              <EmailText email={area.email} />
            </Typography>
            <SignOut onSignOut={() => void reportFailure('Erro ao sair', signOut)} />
          </Box>
          {/* What was typed into the forms is of their person. */}
          <AreaTabs
            key={area.email}
            parts={{
              candidaturas: (
                <OwnApplications
                  applications={area.applications}
                  isReadOnly={!isHydrated}
                  onChange={onChange}
                />
              ),
              vagas: isHydrated ? (
                <>
                  <ApplyAgain applications={area.applications} onChange={onChange} />
                  <TalentBank applications={area.applications} onChange={onChange} />
                  <JobAlerts alerts={area.jobAlerts} onChange={onChange} />
                </>
              ) : (
                <noscript>Para ver outras vagas e os alertas aqui, ative o JavaScript.</noscript>
              ),
              dados: isHydrated ? (
                <OwnProfile profile={area.profile} onChange={onChange} />
              ) : (
                <ReadOnlyProfile profile={area.profile} />
              ),
              curriculo: (
                <>
                  {isHydrated && <OwnResume area={area} onChange={onChange} />}
                  <OwnRecords area={area} />
                </>
              ),
              privacidade: (
                <OwnPrivacy
                  area={area}
                  isReadOnly={!isHydrated}
                  onErased={() => leave('Os seus dados foram apagados. Obrigado pelo seu interesse.')}
                />
              ),
            }}
          />
        </>
      ) : (
        <>
          <Typography sx={{ mt: 2, mb: 3, maxWidth: 560, color: 'text.secondary' }}>
            Veja em que etapa está cada candidatura e o que acontece em seguida. Não há senha: enviamos um
            link para o e-mail que você usou ao se candidatar.
          </Typography>
          {isClosedLink(search) && (
            <Box sx={{ mb: 3 }}>
              <Alert severity="error">{CLOSED_LINK}</Alert>
            </Box>
          )}
          <LinkForm />
          {isVisitor ? <RequestLink /> : <PageSpinner />}
        </>
      )}
    </Container>
  );
}
