import { Redis } from 'ioredis';
import type { Page } from 'playwright-core';
import {
  itInLongForm,
  startTestSystem,
  testRedisUrl,
  totpCode,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { MINUTE_MS } from '@araucaria/contracts/domain';
import { expectGoodLook } from './support/good-look.js';
import { Journey } from './support/journey.js';
import { ReferredCandidates } from './support/referred-candidates.js';

const PASSWORD = 'sabia-laranjeira-9';

/** Administrators must have a second factor; others may. */
describe('the second factor', () => {
  let system: TestSystem;
  let redis: Redis;
  let root: Visitor;
  let rootSecret: string;

  beforeAll(async () => {
    redis = new Redis(testRedisUrl());
    system = await startTestSystem('usual', { REQUIRE_SECOND_FACTOR: 'admins' });
    root = await system.admin();
    rootSecret = (await root.post<{ secret: string }>('/api/auth/second-factors/totp')).body.secret;
    const code = await totpCode(rootSecret, -1);
    expect((await root.post('/api/auth/second-factors/totp/confirm', { code })).status).toBe(200);
  });
  afterAll(async () => {
    redis?.disconnect();
    await system?.stop();
  });

  /** Creates a user, who has logged in. */
  const createUser = async (username: string, change: object): Promise<Visitor> => {
    const created = await root.post('/api/auth/register', { username, password: PASSWORD, ...change });
    expect(created.status).toBe(201);
    const user = system.visitor();
    expect((await user.login(username, PASSWORD)).status).toBe(200);
    return user;
  };
  /** A journey of a new employee who has logged in. */
  const startEmployee = async (username: string): Promise<Journey> =>
    Journey.start(system.url, { session: await createUser(username, { isEmployee: true }) });
  const logout = async (page: Page) => {
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/minha-conta'));
  };
  /** Moves the last proof of the visitor's factors eleven minutes back. */
  const ageProof = async (visitor: Visitor) => {
    const { body } = await visitor.get<Array<{ id: string; current: boolean }>>('/api/auth/sessions');
    const [key = ''] = await redis.keys(
      `${system.redisPrefix}:session:${body.find(({ current }) => current)?.id}`,
    );
    const record = JSON.parse((await redis.get(key)) ?? '') as Record<string, unknown>;
    const factorAt = Date.now() - 11 * MINUTE_MS;
    await redis.set(key, JSON.stringify({ ...record, factorAt }), 'KEEPTTL');
  };

  it('is enrolled with an app, which every later login asks for', async () => {
    const person = await startEmployee('bia.luz');
    const { page } = person;
    await page.goto('/minha-conta');
    await page.getByText('Nenhum aplicativo cadastrado').waitFor();
    await expectGoodLook(person, 'segundo-fator', { isMain: true });

    await page.getByRole('button', { name: 'Cadastrar aplicativo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar aplicativo autenticador' });
    await dialog.getByRole('img', { name: /Código QR/ }).waitFor();
    const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
    await expectGoodLook(person, 'cadastrar-aplicativo');
    await dialog.getByLabel('Código do aplicativo').fill(await totpCode(secret, -1));
    await page.keyboard.press('Enter');

    const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' });
    const listed = codes.getByRole('list', { name: 'Códigos' }).getByRole('listitem');
    await listed.nth(9).waitFor();
    expect(await listed.count()).toBe(10);
    await expectGoodLook(person, 'codigos-de-recuperacao');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      codes.getByRole('link', { name: 'Baixar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('codigos-de-recuperacao.txt');
    await codes.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await page.getByText('Restam 10 de 10.').waitFor();
    await expectGoodLook(person, 'segundo-fator-ativo');
    await logout(page);

    await person.login('bia.luz', PASSWORD);
    await page.getByRole('heading', { name: 'Confirme que é você' }).waitFor();
    await expectGoodLook(person, 'login-segundo-fator', { isMain: true });
    await page.getByLabel('Código do aplicativo').fill(await totpCode(secret));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${system.url}/`);
    expect(person.consoleErrors).toEqual([]);
    await person.close();
  });

  // In `npm test`: login.page.spec ('asks for the second factor of an account that has one …'), gateway/test/second-factor.e2e
  // ('accepts each recovery code once').
  itInLongForm('is replaced at a login by a recovery code, after a code that is refused', async () => {
    const user = await createUser('rui.sales', { isEmployee: true });
    const { secret } = (await user.post<{ secret: string }>('/api/auth/second-factors/totp')).body;
    const confirmation = { code: await totpCode(secret, -1) };
    const { body } = await user.post<{ recoveryCodes: string[] }>(
      '/api/auth/second-factors/totp/confirm',
      confirmation,
    );
    const person = await Journey.start(system.url);
    const { page } = person;
    await person.login('rui.sales', PASSWORD);
    await page.getByLabel('Código do aplicativo').fill('000000');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByText('O código está incorreto ou já foi usado.').waitFor();
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(body.recoveryCodes[0]!.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`${system.url}/`);
    await person.open('/minha-conta');
    await page.getByText('Restam 9 de 10.').waitFor();
    expect(person.consoleErrors).toEqual([]);
    await person.close();
  });

  it('can be a passkey, which also logs in without a password', async () => {
    const person = await startEmployee('caio.melo');
    const { page } = person;
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('WebAuthn.enable');
    await devTools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/minha-conta');
    await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByText('Dê um nome à chave de acesso').waitFor();
    await dialog.getByLabel('Nome da chave').fill('Notebook');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();

    const passkeys = page.getByRole('list', { name: 'Chaves de acesso' }).getByRole('listitem');
    await passkeys.getByText('ainda não usada').waitFor();
    await page.getByRole('button', { name: 'Renomear a chave Notebook' }).click();
    await page.getByLabel('Nome da chave').fill('Notebook do trabalho');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await passkeys.getByText('Notebook do trabalho').waitFor();
    await expectGoodLook(person, 'chaves-de-acesso');
    await logout(page);

    await page.goto('/login?redirect=%2Fminha-conta');
    await expectGoodLook(person, 'login-chave-de-acesso');
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
    await page.waitForURL('**/minha-conta');
    await passkeys.getByText(/último uso em/).waitFor();
    await logout(page);

    await person.login('caio.melo', PASSWORD);
    await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
    await page.waitForURL(`${system.url}/`);
    await person.open('/minha-conta');
    await page.getByRole('button', { name: 'Remover a chave Notebook do trabalho' }).click();
    await page.getByRole('button', { name: 'Remover chave' }).click();
    await passkeys.first().waitFor({ state: 'detached' });
    expect(person.consoleErrors).toEqual([]);
    await person.close();
  });

  // In `npm test`: gateway/test/required-second-factor.e2e, guards.spec ('leads a user who has to enrol a second factor …'),
  // second-factors.spec ('are asked for when the account must have one').
  itInLongForm('must be enrolled by an administrator before anything else', async () => {
    await createUser('bruna', { isAdmin: true });
    const bruna = await Journey.start(system.url);
    const { page } = bruna;
    await bruna.login('bruna', PASSWORD);
    await page.waitForURL('**/minha-conta');
    await page.getByText('A sua conta precisa de um segundo fator.').waitFor();
    await page.goto('/usuarios');
    await page.waitForURL('**/minha-conta');
    await page.getByText('A sua conta precisa de um segundo fator.').waitFor();
    await expectGoodLook(bruna, 'segundo-fator-exigido');
    await page.getByRole('button', { name: 'Cadastrar aplicativo' }).click();
    const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '');
    await page.getByLabel('Código do aplicativo').fill(await totpCode(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await page.getByText('A sua conta precisa de um segundo fator.').waitFor({ state: 'detached' });
    await bruna.open('/usuarios');
    await page.getByRole('heading', { level: 1, name: 'Usuários' }).waitFor();
    await bruna.close();
  });

  it('is asked again before a payment, which then goes on by itself', async () => {
    await new ReferredCandidates(system, root).hire('Carla', 60);
    const admin = await Journey.start(system.url, { session: root });
    const { page } = admin;
    await page.goto('/pagamentos-bonus?tab=pendentes');
    await page.getByRole('button', { name: 'Pagar 1º bônus de Carla Prates' }).click();
    await ageProof(root);
    await page.getByRole('button', { name: 'Confirmar pagamento' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
    await dialog.getByLabel('Código do aplicativo').waitFor();
    await expectGoodLook(admin, 'confirmar-segundo-fator');
    await dialog.getByLabel('Código do aplicativo').fill(await totpCode(rootSecret, 1));
    await page.keyboard.press('Enter');
    await admin.waitForToast('Pagamento registrado');

    // A file that needs it, too.
    await ageProof(root);
    await system.rows('update users.second_factor set last_step = 0');
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /Exportar/ })
      .first()
      .click();
    await dialog.getByLabel('Código do aplicativo').fill(await totpCode(rootSecret));
    await page.keyboard.press('Enter');
    await download;
    await admin.close();
  });

  // In `npm test`: passwords-of-users.spec ('lose their second factor …'), gateway/test/fresh-factor.e2e ('is reset by an administrator …').
  itInLongForm('is reset by an administrator for a user who has lost it', async () => {
    const lost = await createUser('davi.reis', { isEmployee: true });
    const { secret } = (await lost.post<{ secret: string }>('/api/auth/second-factors/totp')).body;
    await lost.post('/api/auth/second-factors/totp/confirm', { code: await totpCode(secret) });
    const admin = await Journey.start(system.url, { session: root });
    const { page } = admin;
    await page.goto('/usuarios');
    await admin.chooseAct('Ações sobre davi.reis', 'Redefinir segundo fator');
    await page.getByRole('button', { name: 'Redefinir', exact: true }).click();
    await admin.waitForToast('Segundo fator redefinido', 'davi.reis entra agora só com a senha.');
    expect((await system.visitor().login('davi.reis', PASSWORD)).status).toBe(200);
    await admin.close();
  });
});
