import {
  addDays,
  applicant,
  businessDayIn,
  eventually,
  instantOf,
  isLongForm,
  startTestSystem,
  today,
  type TestSystem,
} from '@araucaria/testing';
import type { Page, Request } from 'playwright-core';
import { accessibilityFindings } from './support/accessibility.js';
import { axeFindings, stateFindings } from './support/axe.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize } from './support/resize.js';

/** By attribute: a dialog below another one is inert and has no role. */
const OVERLAYS = '[role="dialog"], [role="menu"], .MuiMenu-list[role="listbox"]';

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
/** On a phone the filters are folded. */
const openFilter = (name: string) => async (page: Page) => {
  const folded = page.getByRole('button', { name: /^Filtros/, expanded: false });
  const filter = page.getByRole('button', { name, exact: true }).first();
  await folded.or(filter).first().waitFor();
  if (await folded.isVisible()) await folded.click();
  await filter.click();
};
const follow = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first().click();
/** An act of the first row. */
const chooseAct = (name: string) => async (page: Page) => {
  await press(/^Ações sobre/)(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
};
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const sequence =
  (...steps: Array<(page: Page) => Promise<unknown>>) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const chooseSlot = sequence(
  (page) => page.getByRole('group', { name: 'Manhã' }).getByRole('button', { name: '10:30' }).click(),
  press('Agendar Entrevista'),
);

type View = [
  name: string,
  path: string,
  ...dialogs: Array<[name: string, open: (page: Page) => Promise<unknown>]>,
];

/**
 * Views that `npm test` analyses in the dark theme, in forced colours, at 320 px and at 200 % too, and with their dialogs; the long
 * form all of them.
 */
const EXAMPLES = ['templates'];

/** Every page of the staff area, and its dialogs. */
const VIEWS: View[] = [
  ['the day', '/inicio', ['the search for people and pages', press(/^Ir para/)]],
  [
    'candidates',
    '/dashboard',
    ['a candidate', follow(/^Ver detalhes/)],
    ['the acts on a candidate', press(/^Ações sobre/)],
    [
      'scheduling beside a candidate',
      sequence(press('Ações sobre Joana Prado 1'), (page) =>
        page.getByRole('menuitem', { name: 'Agendar entrevista' }).click(),
      ),
    ],
    ['a filter by statuses', openFilter('Status')],
    ['a filter by scores', openFilter('Pontuação')],
  ],
  ['the interviews of candidates', '/dashboard?aba=entrevistas'],
  ['the calendar', '/entrevistas'],
  [
    'a day with its slots',
    '/entrevistas?dia={day}&candidato={candidate}',
    ['the choice of a template', sequence(chooseSlot, press('Continuar'), press('Escolher modelo'))],
  ],
  [
    'the interview list',
    '/entrevistas?ver=entrevistas',
    ['a confirmation link', press(/^Link de Confirmação/)],
    ['rescheduling an interview', chooseAct('Remarcar')],
    ['finishing an interview', sequence(tab('Confirmadas'), press(/^Finalizar/))],
  ],
  ['templates', '/modelos-mensagem', ['a new template', sequence(press('Novo Modelo'), press('Salvar'))]],
  [
    'responses to candidates',
    '/retorno-aos-candidatos',
    ['a new reason', sequence(press('Novo Motivo'), press('Salvar'))],
  ],
  ['the texts of the home page', '/pagina-inicial'],
  ['approved candidates', '/candidatos-aprovados', ['advancing a status', press(/^Avançar/)]],
  [
    'approved candidates as cards',
    '/candidatos-aprovados?ver=cartoes',
    ['a rejection', chooseAct('Rejeitar')],
  ],
  ['hiring', '/hiring-dashboard'],
  ['the hiring of a candidate', '/candidate-hiring?id={candidate}&start=true'],
  [
    'own referrals',
    '/indicacoes',
    ['a new referral', sequence(press('Nova Indicação'), press('Criar Indicação'))],
  ],
  ['referral applications', '/indicacoes?tab=aplicacoes'],
  ['all referrals', '/indicacoes?tab=todas'],
  [
    'referral control',
    '/controle-indicacoes',
    ['the candidates of a link', chooseAct('Ver candidatos')],
    ['a QR code', chooseAct('QR Code')],
    ['a hire', press(/^Contratar/)],
  ],
  ['predicted bonuses', '/pagamentos-bonus'],
  ['pending bonuses', '/pagamentos-bonus?tab=pendentes', ['a payment', press(/^Pagar 1º/)]],
  ['paid bonuses', '/pagamentos-bonus?tab=concluidos'],
  ['bonus rules', '/pagamentos-bonus?tab=regras', ['a bonus rule', press('Nova regra')]],
  [
    'users',
    '/usuarios',
    ['a new user', sequence(press('Adicionar Usuário'), press('Adicionar'))],
    ['a password', chooseAct('Alterar senha')],
    [
      'the deletion of a user',
      sequence(press('Ações sobre leo.reis'), (page) =>
        page.getByRole('menuitem', { name: 'Excluir' }).click(),
      ),
    ],
  ],
  ['the own account', '/minha-conta', ['the end of other sessions', press('Encerrar todas as outras')]],
  ['audit', '/auditoria'],
  ['privacy: purposes', '/privacidade-interna'],
  [
    'privacy: retention',
    '/privacidade-interna?aba=retencao',
    ['a term', press('Alterar prazo: Banco de Talentos')],
    ['a legal hold', sequence(press('Nova retenção legal'), press('Iniciar'))],
  ],
  [
    'privacy: requests',
    '/privacidade-interna?aba=pedidos',
    ['a new request', sequence(press('Registrar pedido'), press('Registrar'))],
  ],
  [
    'privacy: incidents',
    '/privacidade-interna?aba=incidentes',
    ['a new incident', sequence(press('Registrar incidente'), press('Salvar'))],
  ],
  [
    'cleaning',
    '/limpeza-banco',
    ['a cleaning, and a toast', sequence(press('Limpar candidatos'), press('Apagar definitivamente'))],
  ],
  ['a new job', '/nova-vaga'],
];

describe('accessibility of the staff area', () => {
  let system: TestSystem;
  let admin: Journey;
  let candidate: number;
  /** Of the interviews. */
  let day: string;

  beforeAll(async () => {
    system = await startTestSystem();
    const root = await system.admin();
    day = await businessDayIn(root, 60);
    const { body: job } = await root.get<Array<{ id: number }>>('/api/jobs');
    const { body: referral } = await root.post<{ code: string }>('/api/referrals', { jobId: job[0]?.id });
    const apply = async (n: number) => {
      const recaptchaToken = await system.captcha();
      const application = { ...applicant(n), referralCode: referral.code, recaptchaToken };
      return (await root.post<{ id: number }>('/api/candidates', application)).body.id;
    };
    candidate = await apply(1);
    const hired = await apply(2);
    const schedule = async (candidateId: number, time: string) =>
      (
        await root.post<{ id: string }>('/api/interviews', {
          candidateId,
          jobId: 1,
          interviewDate: instantOf(day, time),
          interviewType: 'hr',
          status: 'scheduled',
          notificationOptions: { sendEmail: false, sendWhatsApp: false },
        })
      ).body.id;
    await schedule(candidate, '09:00');
    const confirmed = await schedule(hired, '09:15');
    await system.visitor().put(`/api/interviews/${confirmed}/confirm`, { confirmMethod: 'email' });
    await root.post('/api/referral-bonus-rules', { department: 'Engenharia', bonusAmount: 80_000 });
    await root.post('/api/auth/register', { username: 'leo.reis', password: 'pinhao-verde-77' });
    // A second session of the administrator, for the page of the account.
    await system.admin();
    await system.settle();
    const { body: applied } = await root.get<Array<{ id: number }>>(
      `/api/referral-applications?candidateId=${hired}`,
    );
    await root.put(`/api/referral-applications/${applied[0]?.id}/hire`, { hireDate: addDays(today(), -320) });
    admin = await Journey.start(system.url, { session: root });
    trackRequests(admin.page);
  }, 180_000);
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  /** Opens a page and waits until it is loaded; faster than to wait for an idle network. */
  const show = async (path: string) => {
    const { page } = admin;
    await admin.open(path.replace('{candidate}', String(candidate)).replace('{day}', day));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(
      () =>
        !document.querySelector(
          'main [aria-busy="true"], main [role="progressbar"]:not([aria-valuenow]), .MuiSkeleton-root',
        ),
    );
    await allResponses();
  };
  const pendingRequests = new Set<Request>();
  const trackRequests = (page: Page) => {
    page.on('request', (request) => request.url().endsWith('/graphql') && pendingRequests.add(request));
    page.on('requestfinished', (request) => pendingRequests.delete(request));
    page.on('requestfailed', (request) => pendingRequests.delete(request));
  };
  const allResponses = () => eventually(async () => pendingRequests.size === 0);
  /** Closes all dialogs. */
  const closeDialogs = async () => {
    const dialogs = admin.page.locator(OVERLAYS);
    for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
      const previous = open;
      await admin.page.keyboard.press('Escape');
      await eventually(async () => (await dialogs.count()) < previous);
    }
  };

  it.each(VIEWS.map(([name, path, ...dialogs]) => ({ name, path, dialogs })))(
    'has no findings: $name',
    async ({ name, path, dialogs }) => {
      // A view that failed may have left another one.
      await admin.page.setViewportSize(VIEWPORTS.desktop);
      await show(path);
      await admin.screenshot(`acessivel-${name.replaceAll(' ', '-')}`);
      const inDepth = isLongForm || EXAMPLES.includes(name);
      const findings = await accessibilityFindings(admin.page, { stops: 12, inDepth });
      for (const [dialog, open] of inDepth ? dialogs : []) {
        const openDialog = async () => {
          await open(admin.page);
          await admin.page.locator(OVERLAYS).first().waitFor();
        };
        await openDialog();
        await admin.screenshot(`acessivel-${dialog.replaceAll(' ', '-')}`);
        const options = { stops: 6, inDepth, overlaysOnly: true, reopen: openDialog };
        const dialogFindings = await accessibilityFindings(admin.page, options);
        findings.push(...dialogFindings.map((text) => `${dialog}: ${text}`));
        await closeDialogs();
      }
      expect(findings).toEqual([]);
    },
  );

  it('can be used with a narrow sidebar, and by keyboard alone', async () => {
    await admin.page.setViewportSize(VIEWPORTS.desktop);
    await show('/usuarios');
    const { page } = admin;
    const sidebarWidth = (width: number) =>
      page.waitForFunction(
        (expected) => document.querySelector('nav')?.parentElement?.offsetWidth === expected,
        width,
      );
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await sidebarWidth(80);
    expect(await stateFindings(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Expandir menu' }).click();
    await sidebarWidth(256);

    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The menu has scrolled to the entry of the page; the first Tab still leads to the link past the menu.
    const entry = await page.getByRole('link', { name: 'Usuários' }).boundingBox();
    const account = await page.getByRole('button', { name: 'Alterar senha', exact: true }).boundingBox();
    expect(entry!.y + entry!.height).toBeLessThan(account!.y);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
    await admin.tabTo(page.getByRole('button', { name: 'Adicionar Usuário' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Adicionar Usuário' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Adicionar Usuário');
  });

  it('fits a phone, where the menu is a drawer and a toast covers no button', async () => {
    const { page } = admin;
    await resize(page, VIEWPORTS.phone);
    for (const path of [
      '/indicacoes?tab=todas',
      '/controle-indicacoes',
      '/pagamentos-bonus',
      '/pagamentos-bonus?tab=regras',
      '/usuarios',
      '/auditoria',
    ]) {
      await show(path);
      expect([path, await admin.overflowPx()]).toEqual([path, 0]);
      // Filters, figures and tabs leave room for the first row in the window.
      const row = await page.locator('main li.MuiCard-root').first().boundingBox();
      expect([path, (row?.y ?? Infinity) < VIEWPORTS.phone.height - 100]).toEqual([path, true]);
    }
    await show('/auditoria?tipo=account');
    await page.getByRole('listitem').getByText('Sobre: Usuário').waitFor();
    expect(await stateFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Filtros (1)' }).click();
    await page.getByRole('combobox', { name: 'Quem' }).waitFor();
    expect([await admin.overflowPx(), await stateFindings(page)]).toEqual([0, []]);
    await show('/limpeza-banco');
    expect(await stateFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Limpar candidatos' }).click();
    await page.getByRole('button', { name: 'Apagar definitivamente' }).click();
    const toast = await page
      .getByRole('alert')
      .filter({ hasText: 'Senha de confirmação necessária' })
      .boundingBox();
    const button = await page.getByRole('button', { name: 'Apagar definitivamente' }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
    await admin.screenshot('aviso-celular');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox', { name: /^Ir para/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('link', { name: 'Usuários' }).waitFor();
    await page.getByText('Administrador', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await admin.screenshot('menu-celular');
    await page.getByRole('link', { name: 'Usuários' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(admin.consoleErrors).toEqual([]);
  }, 120_000);
});
