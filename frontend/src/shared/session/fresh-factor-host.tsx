import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { setFactorPrompt } from '../api/fresh-factor';
import type { Confirmation, ConfirmationOptions } from '../../generated/rest';
import { rest } from '../api/rest';
import { LoadError } from '../ui/load-error';
import { PageSpinner } from '../ui/page-spinner';
import { SecondFactorForm } from './second-factor-form';

/**
 * Asks for the second factor when the server refuses a call without a recent one; mounted once in the staff area. Another page gives
 * the call up.
 */
export function FreshFactorHost() {
  const [finish, setFinish] = useState<(confirmed: boolean) => void>();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    let resolvePending: ((confirmed: boolean) => void) | undefined;
    setFactorPrompt(
      () =>
        new Promise((resolve) => {
          resolvePending = resolve;
          setFinish(() => (confirmed: boolean) => {
            setFinish(undefined);
            resolve(confirmed);
          });
        }),
    );
    return () => {
      setFactorPrompt(undefined);
      setFinish(undefined);
      resolvePending?.(false);
    };
  }, [pathname]);
  return finish ? <FreshFactorDialog onFinish={finish} /> : null;
}

function FreshFactorDialog({ onFinish }: { onFinish: (confirmed: boolean) => void }) {
  const id = useId();
  const [options, setOptions] = useState<ConfirmationOptions>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    rest('POST', '/api/auth/confirm/options').then(
      (loaded) => current && setOptions(loaded),
      (failure: unknown) => current && setError(failure),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  const prove = async (proof: Confirmation) => {
    try {
      await rest('POST', '/api/auth/confirm', proof);
    } catch (failure) {
      // The challenge of a passkey is used up by one attempt.
      if (proof.passkey) setAttempt((count) => count + 1);
      throw failure;
    }
    onFinish(true);
  };
  const cancel = () => onFinish(false);
  const isSignedOn = options?.methods.includes('sso') ?? false;
  const hasFactor = !options?.methods.includes('password');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={cancel}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
    >
      <DialogTitle id={`${id}-titulo`}>Confirme que é você</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DialogContentText id={`${id}-texto`}>
          {isSignedOn
            ? 'Esta ação pede um novo login da empresa, que vale por 10 minutos. A página é aberta de novo depois dele.'
            : hasFactor
              ? 'Esta ação pede o seu segundo fator. A confirmação vale por 10 minutos.'
              : 'Esta ação pede a sua senha. A confirmação vale por 10 minutos.'}
        </DialogContentText>
        {isSignedOn ? (
          <SignOnAgain onCancel={cancel} />
        ) : options ? (
          <SecondFactorForm {...options} submit="Confirmar" onProof={prove}>
            <Button color="inherit" onClick={cancel}>
              Cancelar
            </Button>
          </SecondFactorForm>
        ) : error ? (
          <LoadError
            title="Erro ao carregar"
            error={error}
            onRetry={() => {
              setError(undefined);
              setAttempt((count) => count + 1);
            }}
          />
        ) : (
          <PageSpinner label="Carregando..." />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The browser leaves the page: what was not saved has to be entered again. */
const SignOnAgain = ({ onCancel }: { onCancel: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
    <Button color="inherit" onClick={onCancel}>
      Cancelar
    </Button>
    <Button
      variant="contained"
      href={`/api/auth/sso?fresh=1&redirect=${encodeURIComponent(location.pathname + location.search)}`}
    >
      Entrar de novo
    </Button>
  </Box>
);
