import { useNavigate } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { candidateHint } from '../../shared/session/session-hint';
import { AREA_PATH, CLOSED_LINK } from './area';

/** The page of the mailed link. Only the button uses it up: mail scanners open links. */
export function OpenLink({ token }: { token: string }) {
  const navigate = useNavigate();
  const { busy, failure, run } = useCall((error) => {
    const { code, message } = failureOf(error);
    return code === 'LINK_GONE' || code === 'VALIDATION_FAILED' ? CLOSED_LINK : message;
  });
  const showArea = () => void navigate('/minha-candidatura', { replace: true });

  const open = () =>
    run(async () => {
      await rest('POST', `${AREA_PATH}/session`, { token });
      candidateHint.renew();
      showArea();
    });

  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Typography>
        Abra esta área somente em um aparelho seu: ela mostra os seus dados. A sessão termina duas horas
        depois do último uso, ou quando você sair.
      </Typography>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <Button variant="contained" size="large" disabled={busy} onClick={() => void open()}>
        {busy ? 'Abrindo...' : 'Abrir Minha candidatura'}
      </Button>
      {failure && <Button onClick={showArea}>Pedir um novo link</Button>}
    </Box>
  );
}
