import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { useHashToken } from '../../shared/browser/use-hash-token';
import { ButtonLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';

/** The page that e-mails of job alerts link to. Only its button ends the alerts: mail scanners open links. */
export default function EndAlertsPage() {
  usePageTitle('Cancelar alertas de vagas');
  const { token = '', isBroken } = useHashToken();
  const [isEnded, setIsEnded] = useState(false);
  const { busy, failure, run } = useCall();

  const end = () =>
    run(async () => {
      await rest('POST', `/api/job-alerts/unsubscribe/${token}`);
      setIsEnded(true);
    });

  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h1">Cancelar alertas de vagas</Typography>
      <Box sx={{ mt: 2, display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <div role="status">
          {isEnded && (
            <Alert severity="success">
              Os seus alertas de vagas foram cancelados. As suas candidaturas continuam como estão.
            </Alert>
          )}
          {isBroken && (
            <Alert severity="info">Este link está incompleto. Abra de novo o link do e-mail.</Alert>
          )}
        </div>
        <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
        {!isEnded && !isBroken && (
          <>
            <Typography>
              Você deixa de receber e-mails sobre novas vagas. Nada muda nas suas candidaturas.
            </Typography>
            <Button variant="contained" size="large" disabled={busy} onClick={() => void end()}>
              {busy ? 'Cancelando...' : 'Cancelar todos os alertas'}
            </Button>
          </>
        )}
        {(isEnded || isBroken) && (
          <ButtonLink to="/minha-candidatura" variant="outlined">
            Abrir Minha candidatura
          </ButtonLink>
        )}
      </Box>
    </Container>
  );
}
