import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EMAIL_MAX_CHARS } from '@araucaria/contracts/domain';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { Captcha } from '../../shared/captcha/captcha';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { TextLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { LoginForm } from './login-form';
import { LoginFrame } from './login-frame';

interface Request {
  login: string;
}

const RULES: Rules<Request> = { login: { required: 'Informe o usuário ou o e-mail' } };

/** Requests the link for a new password. The response is the same whether the account exists or not. */
export default function ForgotPasswordPage() {
  usePageTitle('Esqueci minha senha');
  const { token, requireToken, reset, attempt, captcha } = useCaptchaToken();
  const { failure, setFailure, run } = useCall();
  const [sent, setSent] = useState(false);
  const form = useSimpleForm<Request>({ login: '' }, RULES);

  const send = async (request: Request) => {
    if (!token) return setFailure(requireToken());
    await run(async () => {
      await rest('POST', '/api/auth/forgot-password', { ...request, recaptchaToken: token });
      setSent(true);
    });
    reset();
  };
  const submit = (event: SyntheticEvent) => form.submit(event, { onValid: send });

  return (
    <LoginFrame title="Esqueci minha senha" text="Enviamos por e-mail um link para criar uma nova senha.">
      <div role="status">
        {sent && (
          <Box sx={{ mb: 2.5 }}>
            <Alert severity="success">
              Se houver uma conta ativa com esse usuário ou e-mail, o link chega em alguns minutos e vale por
              30 minutos. Confira também a caixa de spam.
            </Alert>
          </Box>
        )}
      </div>
      {sent ? (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography sx={{ color: 'text.secondary' }}>
            Não chegou? Pode ser que a sua conta não tenha e-mail cadastrado: fale com a administração.
          </Typography>
          <Button onClick={() => setSent(false)}>Pedir outro link</Button>
        </Box>
      ) : (
        <LoginForm onSubmit={submit}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <SimpleInput
            form={form}
            name="login"
            label="Usuário ou e-mail"
            autoComplete="username"
            limit={EMAIL_MAX_CHARS}
            input={{ autoCapitalize: 'none', spellCheck: false }}
          />
          <Captcha key={attempt} {...captcha} />
          <Button type="submit" variant="contained" size="large" disabled={!token || form.submitting}>
            {form.submitting ? 'Enviando...' : 'Enviar link'}
          </Button>
        </LoginForm>
      )}
      <Box sx={{ mt: 3 }}>
        <TextLink to="/login">Voltar para o login</TextLink>
      </Box>
    </LoginFrame>
  );
}
