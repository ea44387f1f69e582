import { screen } from '@testing-library/react';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import LoginPage from './login.page';

const CREDENTIALS = { username: 'ana', password: 'segredo1' };

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const renderLogin = (address = '/login') => renderScreen(<LoginPage />, { address, route: '/login' });
const typeCredentials = async (user: User) => {
  await user.type(screen.getByLabelText(/Usuário/), CREDENTIALS.username);
  await user.type(screen.getByLabelText(/^Senha/), CREDENTIALS.password);
};
const solveCaptcha = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
const submit = () => screen.getByRole('button', { name: 'Entrar' });

/** Bodies of the calls of the login. */
let logins: unknown[];
const replyToLogin = (status: number, body: unknown) =>
  gateway.replyRest('POST', '/api/auth/login', ({ body: sent }) => {
    logins.push(sent);
    return { status, body };
  });

const replyOptions = (localLogin = 'on', singleSignOn: object | null = null) =>
  gateway.replyRest('GET', '/api/auth/options', () => ({ body: { localLogin, singleSignOn } }));
const PROVIDER = { name: 'Empresa', domains: ['empresa.example'] };

beforeEach(() => {
  logins = [];
  replyOptions();
  fakeCaptcha();
});

describe('the login', () => {
  it('sends the captcha token, greets the user and opens the requested page', async () => {
    replyToLogin(200, ADMIN);
    const { user } = await renderLogin('/login?redirect=%2Fusuarios%3Ftab%3Dadmin');
    expect(submit()).toHaveProperty('disabled', true);
    await typeCredentials(user);
    await solveCaptcha(user);
    await user.click(submit());
    expect(await screen.findByText('Bem-vindo, ana!')).toBeTruthy();
    expect(location.pathname + location.search).toBe('/usuarios?tab=admin');
    expect(logins).toEqual([{ ...CREDENTIALS, recaptchaToken: 'token-1' }]);
  });

  it('asks for the second factor of an account that has one, and shows why a code is refused', async () => {
    const secondFactor = { methods: ['totp', 'recovery-code'], passkeyOptions: null, expiresInSeconds: 300 };
    replyToLogin(202, { secondFactor });
    const proofs: unknown[] = [];
    gateway.replyRest('POST', '/api/auth/login/second-factor', ({ body }) => {
      proofs.push(body);
      return proofs.length === 1
        ? { status: 401, body: { code: 'INVALID_FACTOR', message: 'O código está incorreto.' } }
        : { status: 200, body: ADMIN };
    });
    const { user } = await renderLogin('/login?redirect=%2Fusuarios');
    await typeCredentials(user);
    await solveCaptcha(user);
    await user.click(submit());
    const code = await screen.findByLabelText(/Código do aplicativo/);
    await user.click(submit());
    expect(screen.getByText('Informe o código do aplicativo')).toBeTruthy();
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('O código está incorreto.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
    await user.type(screen.getByLabelText(/Código de recuperação/), 'ABCD-EFGH{Enter}');
    expect(await screen.findByText('Bem-vindo, ana!')).toBeTruthy();
    expect(location.pathname).toBe('/usuarios');
    expect(proofs).toEqual([{ code: '123456' }, { recoveryCode: 'ABCD-EFGH' }]);
  });

  it('begins again when the time for the second factor is over', async () => {
    replyToLogin(202, { secondFactor: { methods: ['totp'], passkeyOptions: null } });
    const message = 'A confirmação expirou. Entre novamente com usuário e senha.';
    gateway.replyRest('POST', '/api/auth/login/second-factor', () => ({
      status: 401,
      body: { code: 'LOGIN_CHALLENGE_EXPIRED', message },
    }));
    const { user } = await renderLogin();
    await typeCredentials(user);
    await solveCaptcha(user);
    await user.click(submit());
    await user.type(await screen.findByLabelText(/Código do aplicativo/), '123456{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText(/Usuário/)).toHaveProperty('value', 'ana');
  });

  it('does not open a page of another site', async () => {
    replyToLogin(200, ADMIN);
    const { user } = await renderLogin('/login?redirect=%2F%2Fevil.example');
    await typeCredentials(user);
    await solveCaptcha(user);
    await user.click(submit());
    await screen.findByText('Bem-vindo, ana!');
    expect(location.pathname).toBe('/dashboard');
  });

  it('shows missing fields, and moves the focus to the first', async () => {
    const { user } = await renderLogin();
    await solveCaptchaAfterInteraction(user);
    await user.click(submit());
    expect(screen.getByText('Usuário é obrigatório')).toBeTruthy();
    expect(screen.getByText('Senha é obrigatória')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Usuário/));
    expect(logins).toEqual([]);
  });

  it('asks for the captcha when Enter is pressed before it is solved', async () => {
    const { user } = await renderLogin();
    await typeCredentials(user);
    await screen.findByRole('button', { name: 'Não sou um robô' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('reCAPTCHA não foi resolvido')).toBeTruthy();
    expect(screen.getByText('Verificação pendente')).toBeTruthy();
    expect(logins).toEqual([]);
  });

  it('keeps what was typed after wrong credentials, and needs a new token', async () => {
    replyToLogin(401, { code: 'INVALID_CREDENTIALS', message: 'Usuário ou senha incorretos' });
    const { user } = await renderLogin();
    await typeCredentials(user);
    await solveCaptcha(user);
    await user.click(submit());
    expect(await screen.findByText('Falha no login: Usuário ou senha incorretos')).toBeTruthy();
    expect(screen.getByLabelText(/Usuário/)).toHaveProperty('value', 'ana');
    expect(submit()).toHaveProperty('disabled', true);
    await solveCaptcha(user);
    expect(submit()).toHaveProperty('disabled', false);
  });

  it('keeps what was typed when a service is down', async () => {
    replyToLogin(503, { code: 'UNAVAILABLE', message: 'Serviço temporariamente indisponível' });
    const { user } = await renderLogin();
    await typeCredentials(user);
    await solveCaptcha(user);
    await user.click(submit());
    expect(await screen.findByText('Falha no login: Serviço temporariamente indisponível')).toBeTruthy();
    expect(screen.getByLabelText(/^Senha/)).toHaveProperty('value', 'segredo1');
  });

  it('shows how long a locked account has to wait', async () => {
    const message = 'Muitas tentativas. Tente novamente em 15 minutos.';
    replyToLogin(429, { code: 'TOO_MANY_REQUESTS', message });
    const { user } = await renderLogin();
    await typeCredentials(user);
    await solveCaptcha(user);
    await user.click(submit());
    expect(await screen.findByText(`Falha no login: ${message}`)).toBeTruthy();
  });

  it('offers to load the captcha again when it could not be loaded', async () => {
    gateway.replyRest('GET', '/api/recaptcha/site-key', () => ({ status: 503 }));
    const { user } = await renderLogin();
    await user.click(screen.getByLabelText(/Usuário/));
    expect(await screen.findByText('reCAPTCHA não carregado')).toBeTruthy();
    fakeCaptcha();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('button', { name: 'Não sou um robô' })).toBeTruthy();
  });

  it('offers the login of the company, and leads e-mail addresses of its domain there', async () => {
    replyOptions('on', PROVIDER);
    const { user } = await renderLogin('/login?redirect=%2Fusuarios%3Ftab%3Dadmin');
    const offered = await screen.findByRole('link', { name: 'Entrar com Empresa' });
    expect(offered.getAttribute('href')).toBe('/api/auth/sso?redirect=%2Fusuarios%3Ftab%3Dadmin');
    await user.type(screen.getByLabelText(/Usuário/), 'ana@outra.example');
    expect(screen.queryByText('Este e-mail entra pelo login da empresa.')).toBeNull();
    await user.clear(screen.getByLabelText(/Usuário/));
    await user.type(screen.getByLabelText(/Usuário/), 'ana@Empresa.example');
    expect(screen.getByText('Este e-mail entra pelo login da empresa.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Entrar com Empresa' })).toHaveLength(1);
  });

  it('hides the form where passwords are switched off, except on request', async () => {
    replyOptions('off', PROVIDER);
    const { user } = await renderLogin();
    await user.click(await screen.findByRole('button', { name: 'Entrar com usuário e senha' }));
    expect(screen.getByLabelText(/^Senha/)).toBeTruthy();
  });

  it.each([
    ['no-group', /não tem acesso/],
    ['expired', /expirou ou já foi concluída/],
    ['qualquer-outro', /Não foi possível confirmar/],
  ])('explains why the login of the company did not succeed: %s', async (reason, text) => {
    await renderLogin(`/login?sso=${reason}`);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('leads a logged-in user to the dashboard', async () => {
    await renderScreen(<LoginPage />, { address: '/login', route: '/login', session: ADMIN });
    expect(location.pathname).toBe('/dashboard');
  });
});

/** The widget is loaded with the first interaction. */
async function solveCaptchaAfterInteraction(user: User): Promise<void> {
  await user.click(screen.getByRole('heading', { name: 'Acessar sua conta' }));
  await solveCaptcha(user);
}
