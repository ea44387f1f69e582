import {
  applicant,
  businessDayIn,
  freeSlots,
  itInLongForm,
  jobForm,
  startTestSystem,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { Journey, VIEWPORTS } from './support/journey.js';

const PASSWORD = 'pinhao-verde-77';
const PDF = Buffer.from('%PDF-1.4 currículo').toString('base64');

interface Records {
  job: number;
  candidate: number;
  resume: string;
}

describe('pages by role', () => {
  let system: TestSystem;
  let admin: Visitor;
  const own = {} as Records;
  const foreign = {} as Records;
  const sessions: Record<string, Visitor> = {};

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
    const ids: Record<string, number> = {};
    for (const role of ['recrutador', 'gestor', 'entrevistador', 'financeiro', 'encarregado']) {
      const body = {
        username: `pessoa.${role}`,
        password: PASSWORD,
        fullName: `Pessoa ${role}`,
        roles: [role],
      };
      ids[role] = (await admin.post<{ id: number }>('/api/auth/register', body)).body.id;
      const visitor = system.visitor();
      await visitor.login(body.username, PASSWORD);
      sessions[role] = visitor;
    }
    const slots = await freeSlots(admin, await businessDayIn(admin, 30));
    for (const [records, name, n] of [
      [own, 'Própria', 1],
      [foreign, 'Forasteira', 2],
    ] as const) {
      const job = jobForm({ title: `Vaga ${name}` });
      records.job = (await admin.post<{ id: number }>('/api/jobs', job)).body.id;
      const form = {
        ...applicant(n),
        ...{ firstName: name, jobId: records.job, resumeData: PDF, recaptchaToken: await system.captcha() },
      };
      records.candidate = (await system.visitor().post<{ id: number }>('/api/candidates', form)).body.id;
      const { body } = await admin.get<{ resumeUrl: string }>(`/api/candidates/${records.candidate}`);
      records.resume = body.resumeUrl;
      const interview = await admin.post('/api/interviews', {
        ...{ candidateId: records.candidate, jobId: records.job, interviewType: 'hr' },
        interviewDate: slots[n],
        interviewerIds: records === own ? [ids.entrevistador] : [1],
      });
      expect(interview.status).toBe(201);
    }
    const managers = await admin.put(`/api/jobs/${own.job}/managers`, { managerIds: [ids.gestor] });
    expect(managers.status).toBe(200);
  });
  afterAll(() => system?.stop());

  let person: Journey;
  const enter = async (role: string, viewport = VIEWPORTS.desktop) => {
    person = await Journey.start(system.url, { viewport, session: sessions[role] as Visitor });
    return person.page;
  };
  afterEach(async () => {
    expect(person.consoleErrors).toEqual([]);
    await person.close();
  });
  const menu = async () => {
    const links = person.page.getByRole('complementary', { name: 'Menu lateral' }).getByRole('listitem');
    // Without the badges of what waits.
    return (await links.allInnerTexts()).map((text) => text.trim().split('\n', 1)[0]).filter(Boolean);
  };

  it('shows one job only to its manager: list, detail, search, spreadsheet and résumé', async () => {
    const page = await enter('gestor');
    await person.visit('/dashboard');
    await page.getByText('Própria').first().waitFor();
    expect(await page.getByText('Forasteira').count()).toBe(0);
    await page.getByText('1 candidato').first().waitFor();
    expect(await menu()).toEqual(
      expect.arrayContaining(['Candidatos Inscritos', 'Entrevistas', 'Candidatos Aprovados']),
    );
    expect(await menu()).not.toEqual(
      expect.arrayContaining(['Pagamentos de Bônus', 'Usuários', 'Nova Vaga']),
    );

    await person.open(`/dashboard?candidato=${foreign.candidate}`);
    await page.getByText('Candidato não encontrado').waitFor();
    await person.open('/dashboard?search=Forasteira');
    await page.getByText('Nenhum candidato encontrado').waitFor();

    const fetched = (path: string) =>
      page.evaluate(async (address) => {
        const response = await fetch(address);
        return { status: response.status, text: await response.text() };
      }, path);
    const csv = await fetched('/api/candidates/export.csv');
    expect(csv.text).toContain('Própria');
    expect(csv.text).not.toContain('Forasteira');
    expect((await fetched(foreign.resume)).status).toBe(404);
    expect((await fetched(own.resume)).status).toBe(200);

    await person.open('/pagamentos-bonus');
    await page.getByRole('heading', { name: 'Esta página não faz parte do seu perfil' }).waitFor();
    await page.getByRole('link', { name: 'Ir para a minha página inicial' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('shows an interviewer their interview, and records the feedback without a decision', async () => {
    const page = await enter('entrevistador');
    await person.visit('/entrevistas');
    await page.getByRole('heading', { name: 'Minhas Entrevistas', level: 1 }).waitFor();
    await page.getByRole('heading', { name: /Própria/ }).waitFor();
    expect(await page.getByText('Forasteira').count()).toBe(0);
    for (const name of [/Cancelar/, /Remarcar/, /Link de Confirmação/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.getByRole('button', { name: /Finalizar Entrevista/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Feedback').fill('Conversa muito boa.');
    expect(await dialog.getByText('Candidato aprovado?').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Finalizar Entrevista' }).click();
    await page.getByRole('button', { name: 'Sim, finalizar agora' }).click();
    await page.getByText('Entrevista finalizada').waitFor();
  });

  // In `npm test`: guards.spec, sidebar.spec ('shows and asks for nothing but what the roles permit'), gateway/test/roles.e2e.
  itInLongForm('shows finance the bonuses, and no candidates or résumés', async () => {
    const page = await enter('financeiro');
    await person.visit('/dashboard');
    await page.waitForURL('**/pagamentos-bonus');
    await page.getByRole('heading', { name: 'Pagamentos de Bônus', level: 1 }).waitFor();
    expect(await menu()).toEqual(['Meu dia', 'Vagas', 'Indicações', 'Pagamentos de Bônus', 'Minha Conta']);
    const status = await page.evaluate(async (address) => (await fetch(address)).status, own.resume);
    expect(status).toBe(403);
    await person.open('/entrevistas');
    await page.getByRole('heading', { name: 'Esta página não faz parte do seu perfil' }).waitFor();
  });

  // In `npm test`: guards.spec ('starts the roles …'), sidebar.spec, gateway/test/roles.e2e.
  itInLongForm(
    'shows the data protection officer privacy and the audit trail, and a recruiter the whole pipeline',
    async () => {
      const page = await enter('encarregado');
      await person.visit('/dashboard');
      await page.waitForURL('**/privacidade-interna');
      await person.open('/auditoria');
      await page.getByRole('heading', { name: /Auditoria/, level: 1 }).waitFor();
      await person.close();
      const recruiter = await enter('recrutador');
      await person.visit('/dashboard');
      await recruiter.getByText('Forasteira').first().waitFor();
      expect(await menu()).not.toEqual(expect.arrayContaining(['Pagamentos de Bônus']));
    },
  );

  // In `npm test`: users.page.spec ('are created, and then listed'), job-form.page.spec ('gets its managers …'), gateway/test/roles.e2e.
  itInLongForm('lets an administrator give roles, managers and interviewers, also on a phone', async () => {
    person = await Journey.startAdmin(system, { viewport: VIEWPORTS.phone });
    const { page } = person;
    await person.visit('/usuarios');
    await page
      .getByRole('button', { name: /Adicionar/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome de usuário').fill('nova.gestora');
    await dialog
      .getByLabel(/^Senha/)
      .first()
      .fill(PASSWORD);
    await dialog.getByLabel('Gestão de vagas').check();
    await dialog.getByRole('button', { name: 'Adicionar' }).click();
    await page.getByText('Usuário adicionado').waitFor();
    await person.open(`/job-form/${foreign.job}`);
    await page.getByRole('combobox', { name: 'Gestores' }).click();
    await page.getByRole('option', { name: 'nova.gestora' }).click();
    await page.getByText('Gestores da vaga atualizados').waitFor();
    const visitor = system.visitor();
    await visitor.login('nova.gestora', PASSWORD);
    expect((await visitor.get(`/api/candidates/${foreign.candidate}`)).status).toBe(200);
    expect((await visitor.get(`/api/candidates/${own.candidate}`)).status).toBe(404);
  });
});
