import type { Page } from 'playwright-core';

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

/** Pages of the staff area with dialogs, and second states of pages. Two states of a page are apart: the second one is shown without loading it again. */
export const VIEWS: View[] = [
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
  ['approved candidates', '/candidatos-aprovados', ['advancing a status', press(/^Avançar/)]],
  [
    'a day with its slots',
    '/entrevistas?dia={day}&candidato={candidate}',
    ['the choice of a template', sequence(chooseSlot, press('Continuar'), press('Escolher modelo'))],
  ],
  [
    'own referrals',
    '/indicacoes',
    ['a new referral', sequence(press('Nova Indicação'), press('Criar Indicação'))],
  ],
  ['referral applications', '/indicacoes?tab=aplicacoes'],
  ['pending bonuses', '/pagamentos-bonus?tab=pendentes', ['a payment', press(/^Pagar 1º/)]],
  ['paid bonuses', '/pagamentos-bonus?tab=concluidos'],
  [
    'privacy: retention',
    '/privacidade-interna?aba=retencao',
    ['a term', press('Alterar prazo: Banco de Talentos')],
    ['a legal hold', sequence(press('Nova retenção legal'), press('Iniciar'))],
  ],
  ['the day', '/inicio', ['the search for people and pages', press(/^Ir para/)]],
  [
    'privacy: requests',
    '/privacidade-interna?aba=pedidos',
    ['a new request', sequence(press('Registrar pedido'), press('Registrar'))],
  ],
  ['the interviews of candidates', '/dashboard?aba=entrevistas'],
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
  [
    'approved candidates as cards',
    '/candidatos-aprovados?ver=cartoes',
    ['a rejection', chooseAct('Rejeitar')],
  ],
  ['the hiring of a candidate', '/candidate-hiring?id={candidate}&start=true'],
  ['all referrals', '/indicacoes?tab=todas'],
  [
    'referral control',
    '/controle-indicacoes',
    ['the candidates of a link', chooseAct('Ver candidatos')],
    ['a QR code', chooseAct('QR Code')],
    ['a hire', press(/^Contratar/)],
  ],
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
];

/** The paths of the pages to which the menu leads, on a page of the staff area. */
export async function menuPaths(page: Page): Promise<string[]> {
  const links = page
    .getByRole('navigation', { name: 'Área da equipe' })
    .getByRole('listitem')
    .getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  // A number at an entry links to a part of its page.
  return [...new Set(paths)];
}
