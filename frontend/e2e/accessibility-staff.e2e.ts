import { applicant, eventually, startTestSystem, type TestSystem } from '@araucaria/testing';
import type { Page, Request } from 'playwright-core';
import { axeFindings } from './axe.js';
import { misfits } from './fit.js';
import { withoutRing } from './focus-ring.js';
import { Journey, VIEWPORTS } from './journey.js';

const PASSWORD = 'uma-senha-de-teste';
/** A Thursday to come. */
const DAY = '2027-03-18';

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const inTurn =
  (...steps: Array<(page: Page) => Promise<unknown>>) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const choose = inTurn(
  (page) => page.getByRole('group', { name: 'Manhã' }).getByRole('button', { name: '10:30' }).click(),
  press('Agendar Entrevista'),
);

type View = [
  what: string,
  path: string,
  ...over: Array<[what: string, open: (page: Page) => Promise<unknown>]>,
];

/** Every page of the staff area, and what can be opened over it. */
const VIEWS: View[] = [
  ['candidates', '/dashboard', ['a candidate', press(/^Ver detalhes/)]],
  ['the interviews of candidates', '/dashboard?aba=entrevistas'],
  ['the calendar', '/entrevistas'],
  [
    'a day with its slots',
    '/entrevistas?dia=2027-03-18&candidato={candidate}',
    ['the choice of a template', inTurn(choose, press('Continuar'), press('Escolher modelo'))],
  ],
  [
    'the interview list',
    '/entrevistas?ver=entrevistas',
    ['a confirmation link', press(/^Link de Confirmação/)],
    ['another time of an interview', press(/^Remarcar/)],
    ['the end of an interview', inTurn(tab('Confirmadas'), press(/^Finalizar/))],
  ],
  ['templates', '/modelos-mensagem', ['a new template', inTurn(press('Novo Modelo'), press('Salvar'))]],
  ['the approved', '/candidatos-aprovados', ['a next status', press(/^Avançar/)]],
  ['the approved as cards', '/candidatos-aprovados?ver=cartoes', ['a rejection', press(/^Rejeitar/)]],
  ['hiring', '/hiring-dashboard'],
  ['the hiring of a candidate', '/candidate-hiring?id={candidate}&start=true'],
  [
    'own referrals',
    '/indicacoes',
    ['a new referral', inTurn(press('Nova Indicação'), press('Criar Indicação'))],
  ],
  ['referral applications', '/indicacoes?tab=aplicacoes'],
  ['all referrals', '/indicacoes?tab=todas'],
  [
    'referral control',
    '/controle-indicacoes',
    ['a QR code', press(/^QR Code/)],
    ['a hire', press(/^Contratar/)],
  ],
  ['predicted bonuses', '/pagamentos-bonus'],
  ['pending bonuses', '/pagamentos-bonus?tab=pendentes', ['a payment', press(/^Pagar 1º/)]],
  ['paid bonuses', '/pagamentos-bonus?tab=concluidos'],
  ['bonus rules', '/pagamentos-bonus?tab=regras', ['a bonus rule', press('Nova regra')]],
  [
    'users',
    '/usuarios',
    ['a new user', inTurn(press('Adicionar Usuário'), press('Adicionar'))],
    ['a password', press('Alterar senha de admin')],
    ['the deletion of a user', press(/^Excluir/)],
  ],
  [
    'cleaning',
    '/limpeza-banco',
    ['a cleaning, and a message', inTurn(press('Limpar candidatos'), press('Apagar definitivamente'))],
  ],
  ['a new job', '/nova-vaga'],
];

describe('everybody can use the staff area', () => {
  let system: TestSystem;
  let admin: Journey;
  let candidate: number;

  beforeAll(async () => {
    system = await startTestSystem({ env: { ADMIN_PASSWORD: PASSWORD } });
    const root = system.visitor();
    await root.login('admin', PASSWORD);
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
          interviewDate: `${DAY}T${time}:00-03:00`,
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
    await system.settle();
    const { body: applied } = await root.get<Array<{ id: number }>>(
      `/api/referral-applications?candidateId=${hired}`,
    );
    await root.put(`/api/referral-applications/${applied[0]?.id}/hire`, { hireDate: '2026-01-10' });
    admin = await Journey.start(system.url);
    follow(admin.page);
    await admin.login('admin', PASSWORD);
    await admin.page.waitForURL('**/dashboard');
  }, 180_000);
  afterAll(async () => {
    await admin?.end();
    await system?.stop();
  });

  /** The page with all that it reads; to wait until the network is idle takes half a second more. */
  const show = async (path: string) => {
    const { page } = admin;
    await page.goto(path.replace('{candidate}', String(candidate)));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(
      () =>
        !document.querySelector(
          'main [aria-busy="true"], main [role="progressbar"]:not([aria-valuenow]), .MuiSkeleton-root',
        ),
    );
    await answered();
  };
  const asked = new Set<Request>();
  const follow = (page: Page) => {
    page.on('request', (request) => request.url().endsWith('/graphql') && asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
  };
  const answered = () => eventually(async () => asked.size === 0);
  /** Back to the page below. */
  const close = async () => {
    // By their mark-up: a dialog below another is hidden from those who ask by role.
    const dialogs = admin.page.locator('[role="dialog"]');
    for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
      const before = open;
      await admin.page.keyboard.press('Escape');
      await eventually(async () => (await dialogs.count()) < before);
    }
  };

  it.each(VIEWS.map(([what, path, ...over]) => ({ what, path, over })))(
    'as it stands: $what',
    async ({ what, path, over }) => {
      await show(path);
      await admin.picture(`acessivel-${what.replaceAll(' ', '-')}`);
      const findings = [...(await axeFindings(admin.page)), ...(await misfits(admin.page))];
      findings.push(...(await withoutRing(admin.page, 12)));
      for (const [part, open] of over) {
        await open(admin.page);
        await admin.page.getByRole('dialog').first().waitFor();
        await admin.picture(`acessivel-${part.replaceAll(' ', '-')}`);
        const above = [
          ...(await axeFindings(admin.page, { above: true })),
          ...(await misfits(admin.page)),
          ...(await withoutRing(admin.page, 6)),
        ];
        findings.push(...above.map((text) => `${part}: ${text}`));
        await close();
      }
      expect(findings).toEqual([]);
    },
  );

  it('with the sidebar narrow, and by keyboard alone', async () => {
    await show('/usuarios');
    const { page } = admin;
    const sidebarOf = (width: number) =>
      page.waitForFunction(
        (wanted) => document.querySelector('nav')?.parentElement?.offsetWidth === wanted,
        width,
      );
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await sidebarOf(80);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Expandir menu' }).click();
    await sidebarOf(256);

    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Adicionar Usuário' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Adicionar Usuário');
  });

  it('on a phone: nothing sticks out, the menu is a drawer, and a message covers nothing', async () => {
    const { page } = admin;
    await page.setViewportSize(VIEWPORTS.phone);
    for (const path of [
      '/indicacoes?tab=todas',
      '/controle-indicacoes',
      '/pagamentos-bonus',
      '/pagamentos-bonus?tab=regras',
      '/usuarios',
    ]) {
      await show(path);
      expect([path, await admin.overflow()]).toEqual([path, 0]);
    }
    await show('/limpeza-banco');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Limpar candidatos' }).click();
    await page.getByRole('button', { name: 'Apagar definitivamente' }).click();
    const message = await page
      .getByRole('alert')
      .filter({ hasText: 'Senha de confirmação necessária' })
      .boundingBox();
    const button = await page.getByRole('button', { name: 'Apagar definitivamente' }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0);
    await admin.picture('aviso-celular');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('link', { name: 'Usuários' }).waitFor();
    await page.getByText('Administrador', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await admin.picture('menu-celular');
    await page.getByRole('link', { name: 'Usuários' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(admin.complaints).toEqual([]);
  }, 120_000);
});
