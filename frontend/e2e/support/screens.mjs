import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserPath } from './browser-path.mjs';

// `npm run screens -- <address> <admin's password>`: every page of a running system as .data/screens/<page>-<width>.png.
const [base, password] = process.argv.slice(2);
const FOLDER = fileURLToPath(new URL('../../../.data/screens/', import.meta.url));
const PUBLIC = {
  inicio: '/',
  vagas: '/vagas',
  vaga: '/vagas/111',
  candidatura: '/candidatura?jobId=111',
  privacidade: '/privacidade',
  'pedido-de-titular': '/privacidade/pedido',
  login: '/login',
};
const STAFF = {
  'meu-dia': '/inicio',
  candidatos: '/dashboard',
  candidato: '/dashboard?candidato={candidate}',
  'candidatos-entrevistas': '/dashboard?aba=entrevistas',
  'nova-vaga': '/job-form',
  entrevistas: '/entrevistas',
  'entrevistas-lista': '/entrevistas?ver=entrevistas',
  'modelos-mensagem': '/modelos-mensagem',
  'candidatos-aprovados': '/candidatos-aprovados',
  'candidatos-aprovados-cartoes': '/candidatos-aprovados?ver=cartoes',
  contratacao: '/candidate-hiring?id={approved}',
  'painel-contratacao': '/hiring-dashboard',
  indicacoes: '/indicacoes',
  'indicacoes-todas': '/indicacoes?tab=todas',
  'controle-indicacoes': '/controle-indicacoes',
  'pagamentos-bonus': '/pagamentos-bonus',
  usuarios: '/usuarios',
  'minha-conta': '/minha-conta',
  'limpeza-banco': '/limpeza-banco',
  operacoes: '/operacoes',
  auditoria: '/auditoria',
};

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
});
for (const width of [1280, 360]) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'pt-BR' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(page.url(), error.message));
  const take = async (pages, ids = {}) => {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(base + path.replace(/\{(\w+)\}/, (_, name) => ids[name]));
      // Not `networkidle`: the live connection of the staff area never ends.
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(1_500);
      await page.screenshot({ path: `${FOLDER}${name}-${width}.png`, fullPage: width < 1280 });
      console.log(name, width);
    }
  };
  await take(PUBLIC);
  await page.locator('input[autocomplete=username]').fill('admin');
  await page.locator('input[type=password]').fill(password);
  await page.locator('altcha-widget input[type=checkbox]').click();
  await page.locator('button[type=submit]:not([disabled])').click({ timeout: 30_000 });
  await page.waitForURL('**/dashboard');
  const list = async (path) => (await page.request.get(`${base}/api/candidates${path}`)).json();
  const { candidates } = await list('?sort=-score');
  const approved = await list('/approved');
  await take(STAFF, {
    // A candidate with a résumé, which is shown beside the form.
    candidate: (candidates.find(({ resumeContentType }) => resumeContentType) ?? candidates[0])?.id,
    approved: approved.find(({ status }) => status !== 'hired')?.id,
  });
  await context.close();
}
await browser.close();
