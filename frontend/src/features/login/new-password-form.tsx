import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { PASSWORD_HINT } from '../../shared/form/password-rules';
import { useSimpleForm } from '../../shared/form/simple-form';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';
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
  const [failure, setFailure] = useState<string>();
  const form = useSimpleForm({ password: '' }, { password: newPasswordRule(username) });

  const save = async ({ password }: { password: string }) => {
    setFailure(undefined);
    try {
      await rest('POST', '/api/auth/links/password', { token, password });
      onDone();
    } catch (error) {
      const { code, message, fields, details } = failureOf(error);
      const refused = fields.find(({ field }) => field === 'password');
      if (refused) form.setError('password', refused.message);
      else if (code === 'LINK_GONE') onClosed(details.state as LinkState);
      else setFailure(message);
    }
  };
  const onSubmit = (event: SyntheticEvent) => form.submit(event, { onValid: save });

  return (
    <LoginForm onSubmit={onSubmit}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box>
        Usuário: <strong>{username}</strong>
      </Box>
      {/* Password managers read the user name from this field. */}
      <Box
        component="input"
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
        sx={VISUALLY_HIDDEN}
      />
      <PasswordInput form={form} label="Nova senha" autoComplete="new-password" hint={PASSWORD_HINT} />
      <Button type="submit" variant="contained" size="large" disabled={form.submitting}>
        {form.submitting ? 'Salvando...' : submit}
      </Button>
    </LoginForm>
  );
}
