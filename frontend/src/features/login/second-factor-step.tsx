import { Button } from '../../shared/ui/button';
import { failureOf } from '../../shared/api/failure';
import type { FactorProof, SecondFactorRequest } from '../../generated/rest';
import { SecondFactorForm } from '../../shared/session/second-factor-form';
import { sessionStore, type SessionUser } from '../../shared/session/session-store';
import { LoginFrame } from './login-frame';

interface SecondFactorStepProps {
  options: SecondFactorRequest['secondFactor'];
  onDone: (user: SessionUser) => Promise<void>;
  /** Returns to the first step. @param message why, if the user did not ask for it */
  onRestart: (message?: string) => void;
}

export function SecondFactorStep({ options, onDone, onRestart }: SecondFactorStepProps) {
  const prove = async (proof: FactorProof) => {
    try {
      await onDone(await sessionStore.proveSecondFactor(proof));
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code !== 'LOGIN_CHALLENGE_EXPIRED') throw error;
      onRestart(message);
    }
  };
  return (
    <LoginFrame title="Confirme que é você" text="A sua senha está certa. Falta o seu segundo fator.">
      <SecondFactorForm {...options} submit="Entrar" onProof={prove}>
        <Button color="inherit" onClick={() => onRestart()}>
          Voltar
        </Button>
      </SecondFactorForm>
    </LoginFrame>
  );
}
