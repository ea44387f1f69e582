import { useState } from 'react';
import Box from '@mui/material/Box';
import { Alert } from '../../shared/ui/alert';
import { ButtonLink, TextLink } from '../../shared/ui/links';
import { LoadError } from '../../shared/ui/load-error';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { ClosedLink } from './closed-link';
import { LoginFrame } from './login-frame';
import { NewPasswordForm } from './new-password-form';
import { useAccountLink } from './use-account-link';

interface PasswordLinkPageProps {
  kind: 'reset' | 'invitation';
  title: string;
  text: string;
  /** Label of the button that sets the password, and the text after it. */
  submit: string;
  success: string;
}

/** A page that an e-mail leads to, on which people set their password. */
export function PasswordLinkPage({ kind, title, text, submit, success }: PasswordLinkPageProps) {
  const { token, link, error, retry, setState } = useAccountLink();
  const [done, setDone] = useState(false);
  return (
    <LoginFrame title={title} text={text}>
      <div role="status">{done && <Alert severity="success">{success}</Alert>}</div>
      {done ? (
        <Box sx={{ mt: 2.5, display: 'grid' }}>
          <ButtonLink to="/login" variant="contained" size="large">
            Ir para o login
          </ButtonLink>
        </Box>
      ) : error ? (
        <LoadError title="Não foi possível verificar o link" error={error} onRetry={retry} />
      ) : !link ? (
        <PageSpinner />
      ) : link.state === 'open' ? (
        <NewPasswordForm
          token={token}
          username={link.username ?? ''}
          submit={submit}
          onDone={() => setDone(true)}
          onClosed={setState}
        />
      ) : (
        <ClosedLink kind={kind} state={link.state} token={token} />
      )}
      {!done && (
        <Box sx={{ mt: 3 }}>
          <TextLink to="/login">Voltar para o login</TextLink>
        </Box>
      )}
    </LoginFrame>
  );
}
