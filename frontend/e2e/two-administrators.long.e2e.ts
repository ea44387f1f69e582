import {
  addDays,
  businessDayFrom,
  startTestSystem,
  today,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { createCandidate } from './support/create-candidate.js';
import { dayGroup } from './support/day-group.js';
import type { Journey } from './support/journey.js';
import { startTwoAdministrators, type TwoAdministrators } from './support/two-administrators.js';

describe('two administrators who edit one record', () => {
  let system: TestSystem;
  let administrators: TwoAdministrators;
  let root: Visitor;
  let admin: Journey;
  let bruna: Journey;
  beforeAll(async () => {
    system = await startTestSystem();
    administrators = await startTwoAdministrators(system);
    ({ root, admin, bruna } = administrators);
  });
  afterAll(async () => {
    await administrators?.close();
    await system?.stop();
  });

  const both = () => [admin, bruna];
  const dialogOf = ({ page }: Journey, name: string) => page.getByRole('dialog', { name });

  // In `npm test`: users.page.spec ('show what another administrator has saved meanwhile …'), users.int-spec.
  it('keep both fields of a user, after the later one has seen the other’s', async () => {
    const account = { username: 'caio.reis', password: 'pinhao-verde-77', fullName: 'Caio Reis' };
    const { body } = await root.post<{ id: number }>('/api/auth/register', { ...account, isEmployee: true });
    for (const journey of both()) {
      await journey.open('/usuarios?search=caio');
      await journey.chooseAct('Ações sobre caio.reis', 'Editar');
    }
    const [mine, theirs] = both().map((journey) => dialogOf(journey, 'Editar Usuário'));
    await mine!.getByLabel('Departamento').fill('Pessoas');
    await theirs!.getByLabel('Nome completo').fill('Caio dos Reis');
    await theirs!.getByRole('button', { name: 'Salvar' }).click();
    await bruna.waitForToast('Usuário atualizado');
    await mine!.getByRole('button', { name: 'Salvar' }).click();
    await mine!.getByText('Caio dos Reis').first().waitFor();
    expect(await mine!.getByLabel('Departamento').inputValue()).toBe('Pessoas');
    await mine!.getByLabel('Nome completo').fill('Caio dos Reis');
    await mine!.getByRole('button', { name: 'Salvar' }).click();
    await admin.waitForToast('Usuário atualizado');
    const stored = await system.rows('select full_name, department from users.account where id = $1', [
      body.id,
    ]);
    expect(stored).toEqual([{ full_name: 'Caio dos Reis', department: 'Pessoas' }]);
  });

  // In `npm test`: messages.page.spec ('show what a colleague has stored meanwhile …'), templates.int-spec ('tells who edits what a colleague has stored meanwhile …').
  it('see the other’s text of a template beside their own', async () => {
    const template = { title: 'Convite da casa', type: 'email', content: 'Olá! Até segunda.' };
    expect((await root.post('/api/message-templates', template)).status).toBe(201);
    for (const journey of both()) {
      await journey.open('/modelos-mensagem');
      await journey.chooseAct('Ações sobre Convite da casa', 'Editar');
    }
    const [mine, theirs] = both().map((journey) => dialogOf(journey, 'Editar Modelo de Mensagem'));
    await mine!.getByLabel('Mensagem', { exact: true }).fill('Olá! O texto de admin.');
    await theirs!.getByLabel('Mensagem', { exact: true }).fill('Olá! O texto de bruna.');
    await theirs!.getByRole('button', { name: 'Salvar' }).click();
    await bruna.waitForToast('Modelo atualizado');
    await mine!.getByRole('button', { name: 'Salvar' }).click();
    const saved = mine!.getByRole('region', { name: 'Texto salvo por outra pessoa' });
    await saved.getByText('Olá! O texto de bruna.').waitFor();
    expect(await mine!.getByLabel('Mensagem', { exact: true }).inputValue()).toBe('Olá! O texto de admin.');
    await mine!.getByRole('button', { name: 'Usar o texto salvo' }).click();
    expect(await mine!.getByLabel('Mensagem', { exact: true }).inputValue()).toBe('Olá! O texto de bruna.');
    await mine!.getByRole('button', { name: 'Cancelar' }).click();
    await mine!.waitFor({ state: 'detached' });
  });

  // In `npm test`: reschedule-dialog.spec ('that another user moved is shown with the choice to move it anyway'), concurrent-changes.int-spec.
  it('move an interview once, and the later one decides again', async () => {
    const day = await businessDayFrom(root, addDays(today(), 27));
    const candidateId = await createCandidate(system, root, 'Disputada');
    const input = { candidateId, interviewDate: `${day}T09:00`, interviewType: 'hr' };
    const { body } = await root.post<{ id: string }>('/api/interviews', input);
    await system.settle();
    const [mine, theirs] = both().map((journey) => dialogOf(journey, 'Remarcar Entrevista'));
    for (const { page } of both())
      await page.goto(`/entrevistas?ver=entrevistas&dialogo=remarcar&entrevista=${body.id}`);
    await mine!.getByLabel('Mensagem personalizada').fill('Mudou a sala.');
    await dayGroup(mine!, day).getByRole('button', { name: '10:00' }).click();
    await dayGroup(theirs!, day).getByRole('button', { name: '11:00' }).click();
    await theirs!.getByRole('button', { name: 'Remarcar' }).click();
    await bruna.waitForToast('Entrevista remarcada');
    await mine!.getByRole('button', { name: 'Remarcar' }).click();
    await mine!.getByText('bruna alterou esta entrevista').waitFor();
    await mine!.getByText(/Agora ela está agendada, com data de .*11:00/).waitFor();
    expect(await mine!.getByLabel('Mensagem personalizada').inputValue()).toBe('Mudou a sala.');
    const timeOf = async () =>
      (await root.get<{ interviewDate: string }>(`/api/interviews/${body.id}`)).body.interviewDate;
    expect(await timeOf()).toBe(`${day}T14:00:00.000Z`);
    await mine!.getByRole('button', { name: 'Remarcar mesmo assim' }).click();
    await admin.waitForToast('Entrevista remarcada');
    expect(await timeOf()).toBe(`${day}T13:00:00.000Z`);
  });
});
