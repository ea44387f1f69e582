import {
  ADMIN_PASSWORD,
  isLongForm,
  itInLongForm,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { stateFindings } from './support/axe.js';
import { Journey } from './support/journey.js';
import { resize } from './support/resize.js';

const NEW_PASSWORD = 'sabia-laranjeira-9';

describe('management of users', () => {
  let system: TestSystem;
  let admin: Journey;

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await Journey.startAdmin(system);
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  /** Of `admin`. */
  let rootPassword = ADMIN_PASSWORD;
  const loginRoot = async (): Promise<Visitor> => {
    const root = system.visitor();
    await root.login('admin', rootPassword);
    return root;
  };
  const row = (name: string) => admin.page.getByRole('row').filter({ hasText: name });

  it('adds a user, but no second one of the same name', async () => {
    const { page } = admin;
    await page.goto('/usuarios');
    await page.getByRole('button', { name: 'Adicionar Usuário' }).click();
    const dialog = page.getByRole('dialog');
    if (isLongForm) {
      await dialog.getByLabel('Senha *', { exact: true }).fill('pinhao77');
      await dialog.getByLabel('Senha *', { exact: true }).press('Tab');
      await dialog.getByText('A senha deve ter pelo menos 12 caracteres').waitFor();
      expect(await stateFindings(page)).toEqual([]);
    }
    await dialog.getByLabel('Nome de usuário').fill('Admin');
    await dialog.getByLabel('Senha *', { exact: true }).fill('pinhao-verde-77');
    await dialog.getByLabel('Nome completo').fill('Ana Lima');
    await dialog.getByLabel('Email').fill('ana.lima@araucaria.example');
    await dialog.getByLabel('Funcionário').check();
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page.getByText('Erro ao adicionar').waitFor();
    await dialog.getByLabel('Nome de usuário').fill('ana.lima');
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page.getByText('Usuário adicionado').waitFor();
    await row('ana.lima').waitFor();
    await admin.screenshot('usuarios');
  });

  // In `npm test`: users.page.spec ('become administrators'), user-pages.spec ('of another tab begins with its first page').
  itInLongForm('edits, and keeps its tab in the address', async () => {
    const { page } = admin;
    await page.getByRole('tab', { name: 'Funcionários' }).click();
    await page.waitForURL(/tab=employee/);
    await row('admin').waitFor({ state: 'detached' });
    await admin.chooseAct('Ações sobre ana.lima', 'Editar');
    await page.getByRole('dialog').getByLabel('Departamento').fill('Pessoas');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Usuário atualizado').waitFor();
    await row('ana.lima').getByText('Pessoas').waitFor();
    await page.reload();
    await row('ana.lima').waitFor();
    expect(await row('admin').count()).toBe(0);
  });

  // In `npm test`: passwords-of-users.spec, gateway/test/access.e2e ('require the current password …', 'keep the new session …'),
  // live-updates.spec ('asks who the user is when the server ends the stream …').
  itInLongForm('changes passwords, the own one only with the current password', async () => {
    const { page } = admin;
    await admin.chooseAct('Ações sobre ana.lima', 'Alterar senha');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Senha atual', { exact: false }).count()).toBe(0);
    await dialog.getByLabel('Nova senha *', { exact: true }).fill('sabia-laranjeira-9');
    await dialog.getByLabel('Confirmar nova senha *', { exact: true }).fill('sabia-laranjeira-9');
    await dialog.getByRole('button', { name: 'Alterar Senha', exact: true }).click();
    await page.getByText('Senha alterada com sucesso').waitFor();
    expect((await system.visitor().login('ana.lima', 'sabia-laranjeira-9')).status).toBe(200);

    await page.getByRole('tab', { name: 'Todos' }).click();
    await admin.chooseAct('Ações sobre admin', 'Alterar senha');
    await dialog.getByLabel('Senha atual *', { exact: true }).fill('errada');
    await dialog.getByLabel('Nova senha *', { exact: true }).fill('sabia-laranjeira-9');
    await dialog.getByLabel('Confirmar nova senha *', { exact: true }).fill('sabia-laranjeira-9');
    await dialog.getByRole('button', { name: 'Alterar Senha', exact: true }).click();
    await page.getByText('Erro ao alterar senha').waitFor();
    await dialog.getByLabel('Senha atual *', { exact: true }).fill(ADMIN_PASSWORD);
    // The live connection of the old session ends; the new session opens another one.
    const liveStatuses: number[] = [];
    page.on(
      'response',
      (response) => response.url().endsWith('/api/live') && liveStatuses.push(response.status()),
    );
    const reopened = page.waitForResponse('**/api/live');
    await dialog.getByRole('button', { name: 'Alterar Senha', exact: true }).click();
    await page.getByText('As suas outras sessões foram encerradas.').waitFor();
    await reopened;
    rootPassword = NEW_PASSWORD;
    expect(liveStatuses).toEqual([200]);
    await row('ana.lima').waitFor();
    await page.reload();
    await row('ana.lima').waitFor();
    expect((await system.visitor().login('admin', ADMIN_PASSWORD)).status).toBe(401);
  });

  // In `npm test`: accessibility-staff.e2e ('fits a phone …'), candidates.e2e ('… whose rows open in place …').
  itInLongForm('shows every button at each width, and opens a row by mouse and keyboard', async () => {
    const { page } = admin;
    const root = await loginRoot();
    await root.post('/api/auth/register', {
      username: 'um.nome.de.usuario.bastante.comprido',
      password: 'pinhao-verde-77',
      fullName: 'Maria Aparecida dos Santos Albuquerque de Oliveira',
      email: 'maria.aparecida.dos.santos.albuquerque@araucaria.example',
      department: 'Relacionamento com Investidores',
    });
    await page.goto('/usuarios');
    for (const width of [1440, 1280, 1120, 1024, 768, 360]) {
      await resize(page, { width, height: 860 });
      const button = page.getByRole('button', { name: 'Ações sobre um.nome.de.usuario.bastante.comprido' });
      await button.waitFor();
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      expect([width, await admin.clippedElements(), await admin.overflowPx()]).toEqual([width, [], 0]);
      await admin.screenshot(`usuarios-${width}`);
    }
    await resize(page, { width: 1280, height: 860 });
    await page.getByText('Relacionamento com Investidores').click();
    await page.getByRole('heading', { name: 'Editar Usuário' }).waitFor();
    expect(await page.getByLabel('Nome completo').inputValue()).toMatch(/^Maria Aparecida/);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Editar Usuário' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'um.nome.de.usuario.bastante.comprido', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Editar Usuário' }).waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
  });

  // In `npm test`: users.page.spec ('are deactivated after a look at their open items …'), removal.int-spec, gateway/test/access.e2e.
  itInLongForm('deletes other users, and reactivates them', async () => {
    const { page } = admin;
    await admin.chooseAct('Ações sobre ana.lima', 'Excluir');
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click();
    await page.getByText('Usuário excluído').waitFor();
    await row('ana.lima').waitFor({ state: 'detached' });
    expect((await system.visitor().login('ana.lima', 'sabia-laranjeira-9')).status).toBe(401);

    // A user who has logged in before is deactivated, hidden, and keeps the password.
    await page.getByLabel('Mostrar desativados').click();
    await page.waitForURL(/desativados=sim/);
    // The list becomes cards when the table does not fit.
    const deactivated = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: 'ana.lima' });
    await deactivated.getByText('Desativado').first().waitFor();
    await admin.chooseAct('Ações sobre ana.lima', 'Reativar');
    await page.getByText('Usuário reativado').waitFor();
    await deactivated.getByText('Desativado').first().waitFor({ state: 'detached' });
    expect((await system.visitor().login('ana.lima', 'sabia-laranjeira-9')).status).toBe(200);
    expect(admin.consoleErrors).toEqual([]);
  });

  // In `npm test`: users.page.spec ('are not shown to others'), job-form.guards.spec, referrals.page.spec, guards.spec, roles.e2e.
  itInLongForm('hides the page from other users', async () => {
    const root = await loginRoot();
    await root.post('/api/referrals', { jobId: 5 });
    await root.post('/api/auth/register', {
      username: 'leo.reis',
      password: 'pinhao-verde-77',
      isEmployee: true,
    });
    const employee = await Journey.start(system.url);
    try {
      await employee.login('leo.reis', 'pinhao-verde-77');
      await employee.page.waitForURL((url) => url.pathname === '/');
      await employee.open('/usuarios');
      await employee.page.getByRole('heading', { level: 1, name: 'Acesso Restrito' }).waitFor();
      await employee.page.getByText('Permissão Negada').waitFor();
      await employee.open('/job-form');
      await employee.page.waitForURL('**/jobs');
      await employee.page.getByText('Você não tem permissão para acessar esta página.').waitFor();
      await employee.open('/indicacoes');
      await employee.page.getByRole('tab', { name: 'Minhas Indicações' }).waitFor();
      await employee.page.getByText('Nenhuma indicação encontrada').waitFor();
      expect(await employee.page.getByRole('tab', { name: 'Todas Indicações' }).count()).toBe(0);
      expect(await employee.page.getByRole('button', { name: 'Últimos 7 dias' }).count()).toBe(0);
      await employee.page.getByRole('tab', { name: 'Aplicações' }).click();
      await employee.page.getByText('Nenhuma aplicação encontrada').waitFor();
      await employee.open('/controle-indicacoes');
      await employee.page.waitForURL((url) => url.pathname === '/');
    } finally {
      await employee.close();
    }
  });
});
