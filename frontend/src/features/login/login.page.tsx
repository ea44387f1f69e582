import { useEffect, useState, type SyntheticEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../shared/api/failure';
import { clearCaches } from '../../shared/api/clear-caches';
import { Captcha } from '../../shared/captcha/captcha';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { submitOnEnter } from '../../shared/form/submit-on-enter';
import { localPath } from '../../shared/session/local-path';
import { sessionStore } from '../../shared/session/session-store';
import { useSession } from '../../shared/session/use-session';
import { toast } from '../../shared/toasts/toast';
import { TextLink } from '../../shared/ui/links';
import { Logo } from '../../shared/ui/logo';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { areCookiesEnabled } from './are-cookies-enabled';
import { LoginArt } from './login-art';
import { PasswordInput } from './password-input';

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
  const [token, setToken] = useState<string | null>(null);
  const [unsolved, setUnsolved] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useSimpleForm<Credentials>({ username: '', password: '' }, RULES);

  useEffect(() => {
    if (!areCookiesEnabled())
      toast.destructive('Cookies desativados', 'Ative os cookies do navegador para entrar na sua conta.');
  }, []);

  const login = async (credentials: Credentials) => {
    if (!token) {
      setUnsolved(true);
      setFailure('Por favor, complete a verificação de segurança.');
      toast.destructive('Verificação pendente', 'Por favor, complete a verificação de segurança.');
      return;
    }
    setFailure(undefined);
    // Set before the session changes, so that the login redirects to the requested URL instead of the dashboard.
    setRedirecting(true);
    try {
      const { username } = await sessionStore.login({ ...credentials, recaptchaToken: token });
      toast.success('Login realizado com sucesso', `Bem-vindo, ${username}!`);
      await clearCaches();
      await navigate(localPath(search.get('redirect'), location.origin), { replace: true });
    } catch (error) {
      setRedirecting(false);
      const { code, message } = failureOf(error);
      setFailure(`Falha no login: ${message}`);
      toast.destructive(
        'Falha no login',
        code === 'INVALID_CREDENTIALS' ? 'Usuário ou senha incorretos' : message,
      );
      setToken(null);
      setAttempt((count) => count + 1);
    }
  };

  const submit = (event: SyntheticEvent) => form.submit(event, { onValid: login });

  if (user && !redirecting) return <Navigate to="/dashboard" replace />;
  return (
    <Box
      component="main"
      id="conteudo"
      tabIndex={-1}
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        gridTemplateRows: '1fr auto',
        // The space for a toast is below the form, not below the decoration.
        '&::after': { gridColumn: { md: 2 } },
      }}
    >
      <LoginArt />
      <Box sx={{ width: '100%', maxWidth: 452, m: 'auto', p: 2 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', mb: 3 }}>
          <Logo />
        </Box>
        <Card sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography variant="h2" component="h1" sx={{ mb: 0.5 }}>
            Acessar sua conta
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>
            Área da equipe da Araucária Software
          </Typography>
          <Box
            component="form"
            noValidate
            onSubmit={submit}
            onKeyDown={submitOnEnter(submit)}
            sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
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
            <PasswordInput form={form} />
            <Captcha
              key={attempt}
              unsolved={unsolved}
              onToken={(next) => {
                setToken(next);
                if (next) setUnsolved(false);
              }}
            />
            <Button type="submit" variant="contained" size="large" disabled={!token || form.submitting}>
              {form.submitting ? 'Entrando...' : 'Entrar'}
            </Button>
          </Box>
        </Card>
        <Box sx={{ mt: 3, textAlign: 'center' }}>
          <TextLink to="/">Voltar para o site</TextLink>
        </Box>
      </Box>
    </Box>
  );
}
