import type { SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { PASSWORD_HINT } from '../../shared/form/password-rules';
import { useSimpleForm } from '../../shared/form/simple-form';
import { UsernameField } from '../../shared/form/username-field';
import { LoginForm } from './login-form';
import { newPasswordRule } from './new-password-rule';
import { PasswordInput } from './password-input';
import type { LinkState } from './use-account-link';

interface NewPasswordFormProps {
  token: string;
  username: string;
  submit: string;
  onDone: () => void;
  /** The link has ended meanwhile. */
  onClosed: (state: LinkState) => void;
}

/** One field whose text can be shown, instead of a second one: password managers and people fill it once. */
export function NewPasswordForm({ token, username, submit, onDone, onClosed }: NewPasswordFormProps) {
  const form = useSimpleForm({ password: '' }, { password: newPasswordRule(username) });

  const { failure, run } = useCall((error) => {
    const { code, message, fields, details } = failureOf(error);
    if (form.setErrors(fields).length) return undefined;
    if (code !== 'LINK_GONE') return message;
    onClosed(details.state as LinkState);
    return undefined;
  });
  const save = ({ password }: { password: string }) =>
    run(async () => {
      await rest('POST', '/api/auth/links/password', { token, password });
      onDone();
    });
  const onSubmit = (event: SyntheticEvent) => form.submit(event, { onValid: save });

  return (
    <LoginForm onSubmit={onSubmit}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box>
        Usuário: <strong>{username}</strong>
      </Box>
      <UsernameField username={username} />
      <PasswordInput form={form} label="Nova senha" autoComplete="new-password" hint={PASSWORD_HINT} />
      <Button type="submit" variant="contained" size="large" disabled={form.submitting}>
        {form.submitting ? 'Salvando...' : submit}
      </Button>
    </LoginForm>
  );
}
