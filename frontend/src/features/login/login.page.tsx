import { useEffect, useState, type SyntheticEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { failureOf } from '../../shared/api/failure';
import { clearCaches } from '../../shared/api/clear-caches';
import { Captcha } from '../../shared/captcha/captcha';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { localPath } from '../../shared/session/local-path';
import type { SecondFactorRequest } from '../../generated/rest';
import { factorFailure } from '../../shared/session/second-factor';
import { startPage } from '../../shared/session/start-page';
import { sessionStore, type SessionUser } from '../../shared/session/session-store';
import { useSession } from '../../shared/session/use-session';
import { toast } from '../../shared/toasts/toast';
import { TextLink } from '../../shared/ui/links';
import { usePageTitle } from '../../shared/ui/use-page-title';
import '../../shared/ui/display-font.css';
import { areCookiesEnabled } from './are-cookies-enabled';
import { LoginForm } from './login-form';
import { LoginFrame } from './login-frame';
import { PasskeyLogin } from './passkey-login';
import { PasswordInput } from './password-input';
import { SecondFactorStep } from './second-factor-step';
import { SignOnButton, SignOnRefusal } from './single-sign-on';
import { belongsToProvider, useLoginOptions } from './use-login-options';

interface Credentials {
  username: string;
  password: string;
}

const RULES: Rules<Credentials> = {
  username: { required: 'Usuário é obrigatório' },
  password: { required: 'Senha é obrigatória' },
};

export default function LoginPage() {
  usePageTitle('Entrar');
  const { user, ended } = useSession();
  const [redirecting, setRedirecting] = useState(false);
  const { token, requireToken, reset, attempt, captcha } = useCaptchaToken();
  const [failure, setFailure] = useState<string>();
  const [factor, setFactor] = useState<SecondFactorRequest['secondFactor']>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const options = useLoginOptions();
  const [showsForm, setShowsForm] = useState(false);
  const form = useSimpleForm<Credentials>({ username: '', password: '' }, RULES);

  useEffect(() => {
    if (!areCookiesEnabled())
      toast.destructive('Cookies desativados', 'Ative os cookies do navegador para entrar na sua conta.');
  }, []);

  const enter = async (entered: SessionUser) => {
    toast.success('Login realizado com sucesso', `Bem-vindo, ${entered.username}!`);
    await clearCaches();
    const target = search.get('redirect');
    const path = target === null ? startPage(entered) : localPath(target, location.origin);
    await navigate(path, { replace: true });
  };

  /** Returns to the empty captcha of the first step. */
  const restart = (message?: string) => {
    setFactor(undefined);
    setRedirecting(false);
    setFailure(message);
    reset();
  };

  const login = async (credentials: Credentials) => {
    if (!token) {
      const unsolved = requireToken();
      setFailure(unsolved);
      toast.destructive('Verificação pendente', unsolved);
      return;
    }
    setFailure(undefined);
    // Set before the session changes, so that the login redirects to the requested URL instead of the dashboard.
    setRedirecting(true);
    try {
      const result = await sessionStore.login({ ...credentials, recaptchaToken: token });
      if ('secondFactor' in result) setFactor(result.secondFactor);
      else await enter(result);
    } catch (error) {
      const { code, message } = failureOf(error);
      toast.destructive(
        'Falha no login',
        code === 'INVALID_CREDENTIALS' ? 'Usuário ou senha incorretos' : message,
      );
      restart(`Falha no login: ${message}`);
    }
  };

  const loginByPasskey = async () => {
    setFailure(undefined);
    setRedirecting(true);
    try {
      await enter(await sessionStore.loginByPasskey());
    } catch (error) {
      setRedirecting(false);
      setFailure(factorFailure(error));
    }
  };

  const submit = (event: SyntheticEvent) => form.submit(event, { onValid: login });

  const { singleSignOn, localLogin } = options;
  const signOnButton = singleSignOn && (
    <SignOnButton name={singleSignOn.name} redirect={search.get('redirect')} />
  );
  const refusal = search.get('sso');
  const hidesForm = localLogin === 'off' && !showsForm;
  const isOfProvider = belongsToProvider(form.values.username, options);

  if (user && !redirecting) return <Navigate to={startPage(user)} replace />;
  if (factor) return <SecondFactorStep options={factor} onDone={enter} onRestart={restart} />;
  return (
    <LoginFrame title="Acessar sua conta" text="Área da equipe da Araucária Software">
      {refusal && <SignOnRefusal reason={refusal} />}
      {signOnButton && !isOfProvider && (
        <>
          {signOnButton}
          <Divider sx={{ my: 2.5 }}>ou</Divider>
        </>
      )}
      {hidesForm ? (
        <Button fullWidth onClick={() => setShowsForm(true)}>
          Entrar com usuário e senha
        </Button>
      ) : (
        <LoginForm onSubmit={submit}>
          {ended && !failure && (
            <Alert severity="info">
              A sua sessão terminou. Entre novamente para continuar de onde parou.
            </Alert>
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
          <SimpleInput
            form={form}
            name="username"
            label="Usuário"
            autoComplete="username"
            input={{ autoCapitalize: 'none', spellCheck: false }}
          />
          {isOfProvider && (
            <>
              <Alert severity="info">Este e-mail entra pelo login da empresa.</Alert>
              {signOnButton}
            </>
          )}
          <PasswordInput form={form} />
          <Captcha key={attempt} {...captcha} />
          <Button
            type="submit"
            variant={isOfProvider ? 'outlined' : 'contained'}
            size="large"
            disabled={!token || form.submitting}
          >
            {form.submitting ? 'Entrando...' : 'Entrar'}
          </Button>
        </LoginForm>
      )}
      <PasskeyLogin disabled={form.submitting || redirecting} onLogin={() => void loginByPasskey()} />
      <Box sx={{ mt: 3 }}>
        <TextLink to="/esqueci-a-senha">Esqueci minha senha</TextLink>
      </Box>
    </LoginFrame>
  );
}
