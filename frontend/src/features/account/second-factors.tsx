import Alert from '@mui/material/Alert';
import { useSession } from '../../shared/session/use-session';
import { PasskeysCard } from './passkeys-card';
import { SecondFactorCard } from './second-factor-card';
import { useSecondFactors } from './use-second-factors';

export function SecondFactors() {
  const { user } = useSession();
  const state = useSecondFactors();
  return (
    <>
      {user?.mustEnrolSecondFactor && (
        <Alert severity="warning">
          A sua conta precisa de um segundo fator. Cadastre um aplicativo autenticador ou uma chave de acesso
          para continuar.
        </Alert>
      )}
      <SecondFactorCard state={state} />
      <PasskeysCard state={state} />
    </>
  );
}
