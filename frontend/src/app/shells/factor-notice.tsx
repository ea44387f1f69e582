import Alert from '@mui/material/Alert';
import { formatDateTime } from '../../shared/format/formats';
import { useSession } from '../../shared/session/use-session';
import { ButtonLink } from '../../shared/ui/links';

/** Asks a user whose account needs a second factor to enrol one, as long as that may wait. */
export function FactorNotice() {
  const { user } = useSession();
  if (!user?.secondFactorDueAt) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <ButtonLink to="/minha-conta" color="inherit">
          Cadastrar
        </ButtonLink>
      }
    >
      A sua conta precisa de um segundo fator até {formatDateTime(user.secondFactorDueAt)}. Depois desse
      prazo, só é possível entrar para fazer esse cadastro.
    </Alert>
  );
}
