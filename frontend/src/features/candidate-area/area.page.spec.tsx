import { cleanup, screen, within } from '@testing-library/react';
import type { AreaApplication, CandidateArea } from '@araucaria/contracts/domain';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { candidateHint } from '../../shared/session/session-hint';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { application, area } from '../../testing/fixtures/candidate-area';
import { gateway, renderScreen } from '../../testing/render-screen';
import CandidateAreaPage from './area.page';

const TOKEN = 'a'.repeat(43);
/** Method, path and body of the calls that change something. */
let sent: unknown[][];
beforeEach(() => {
  sent = [];
  candidateHint.set(true);
  fakeCaptcha();
  replyChoices();
  gateway.reply(JOB_TITLES, {
    jobs: [
      { id: 1, title: 'Analista de Dados', location: 'Curitiba', isOpen: true },
      { id: 2, title: 'Designer', location: 'Curitiba', isOpen: true },
      { id: 3, title: 'Antiga', location: 'Curitiba', isOpen: false },
    ],
  });
});
const replyChoices = () =>
  gateway.replyRest('GET', '/api/candidate-area/job-alert-choices', () => ({
    body: { departments: ['Engenharia', 'Design'], locations: ['Curitiba'] },
  }));
const replyArea = (body: CandidateArea) => gateway.replyRest('GET', '/api/candidate-area', () => ({ body }));
const replyNoSession = () =>
  gateway.replyRest('GET', '/api/candidate-area', () => ({
    status: 401,
    body: { code: 'UNAUTHENTICATED', message: 'Peça um link pelo seu e-mail.' },
  }));
const reply = (method: 'POST' | 'PUT' | 'DELETE', path: string, status: number, body?: unknown) =>
  gateway.replyRest(method, `/api/candidate-area/${path}`, ({ body: received }) => {
    sent.push([method, path, received]);
    return { status, body };
  });
/** @param rest the query or the fragment of the address */
const renderPage = (rest = '') =>
  renderScreen(<CandidateAreaPage />, {
    address: `/minha-candidatura${rest}`,
    route: '/minha-candidatura',
  });

describe('the page of the area of a candidate', () => {
  it('asks a visitor for the address, and says the same for every address', async () => {
    replyNoSession();
    reply('POST', 'links', 202);
    const { user } = await renderPage();
    await user.type(await screen.findByLabelText(/E-mail/), 'joana@example.com');
    await user.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
    await user.click(screen.getByRole('button', { name: 'Enviar o link' }));
    expect(await screen.findByText(/Se este e-mail está em nossa base/)).toBeTruthy();
    expect(sent).toEqual([['POST', 'links', { email: 'joana@example.com', recaptchaToken: 'token-1' }]]);
  });

  it('asks the server for no data without a session of this browser, also after one that has ended', async () => {
    let requests = 0;
    gateway.replyRest('GET', '/api/candidate-area', () => {
      requests++;
      return { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Peça um link pelo seu e-mail.' } };
    });
    candidateHint.set(false);
    const { unmount } = await renderPage();
    expect(await screen.findByLabelText(/E-mail/)).toBeTruthy();
    expect(requests).toBe(0);
    unmount();
    candidateHint.set(true);
    const ended = await renderPage();
    expect(await screen.findByLabelText(/E-mail/)).toBeTruthy();
    ended.unmount();
    await renderPage();
    expect(await screen.findByLabelText(/E-mail/)).toBeTruthy();
    expect(requests).toBe(1);
  });

  it('opens a link by its button only, and removes it from the address', async () => {
    reply('POST', 'session', 204);
    replyArea(area());
    const { user } = await renderPage(`#${TOKEN}`);
    const button = await screen.findByRole('button', { name: 'Abrir Minha candidatura' });
    expect(sent).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('article', { name: 'Analista de Dados' })).toBeTruthy();
    expect(sent).toEqual([['POST', 'session', { token: TOKEN }]]);
    expect(window.location.hash).toBe('');
  });

  it('explains a link that has ended, and offers a new one', async () => {
    reply('POST', 'session', 410, { code: 'LINK_GONE', message: 'Este link não vale mais.', state: 'used' });
    replyNoSession();
    const { user } = await renderPage(`#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Abrir Minha candidatura' }));
    expect(await screen.findByText(/expirou ou já foi usado/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pedir um novo link' }));
    expect(await screen.findByRole('button', { name: 'Enviar o link' })).toBeTruthy();
  });

  it('shows steps with their dates, since when nothing has moved, and who acts next', async () => {
    replyArea(area());
    await renderPage();
    expect(await screen.findByText('joana@example.com')).toBeTruthy();
    expect(candidateHint.isSet()).toBe(true);
    const card = within(await screen.findByRole('article', { name: 'Analista de Dados' }));
    expect(card.getByRole('link', { name: 'Analista de Dados' }).getAttribute('href')).toMatch(
      /^\/vagas\/\d+$/,
    );
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Recebida01/03/2026',
      'Em análise04/03/2026',
      'Entrevista–',
      'Resultado–',
      'Contratação–',
    ]);
    expect(card.getByText('Com a equipe')).toBeTruthy();
    expect(card.getByText('A equipe está analisando a sua candidatura.')).toBeTruthy();
    expect(card.getByText('Última mudança em 04/03/2026. Currículo enviado: joana.pdf')).toBeTruthy();
    expect(screen.getByText('02/03/2026, 12:00: Recrutamento (Analista de Dados)')).toBeTruthy();
  });

  it('shows first what waits for the person, and the other parts by links, with what was typed in them', async () => {
    const next = { actor: 'candidate', text: 'Confirme a sua presença na entrevista.' } as const;
    const waiting = application({ id: 8, jobId: 2, jobTitle: 'Designer', next });
    replyArea(area({ applications: [application(), waiting] }));
    const { user } = await renderPage();
    const titles = (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label'));
    expect(titles).toEqual(['Designer', 'Analista de Dados']);
    expect(screen.queryByRole('heading', { name: 'Privacidade' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Meus dados' }));
    expect(window.location.search).toBe('?aba=dados');
    expect(screen.getByRole('link', { name: 'Meus dados', current: 'page' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /Cidade/ }), 'Lapa');
    window.history.back();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Meu cadastro' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Meus dados' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Cidade/ }).value).toBe('Lapa');
  });

  it('says of a step that was left out that it was not needed', async () => {
    const steps: AreaApplication['steps'] = [
      { step: 'received', reachedAt: '2026-03-01T12:00:00.000Z' },
      { step: 'reviewing', reachedAt: null },
      { step: 'interview', reachedAt: null },
      { step: 'result', reachedAt: '2026-03-05T12:00:00.000Z' },
      { step: 'hiring', reachedAt: null },
    ];
    replyArea(area({ applications: [application({ steps, current: 'result' })] }));
    await renderPage();
    const card = within(await screen.findByRole('article', { name: 'Analista de Dados' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Recebida01/03/2026',
      'Em análisenão foi preciso',
      'Entrevistanão foi preciso',
      'Resultado05/03/2026',
      'Contratação–',
    ]);
  });

  it('shows nothing more once the person has signed out in another tab', async () => {
    replyArea(area());
    await renderPage();
    await screen.findByText('joana@example.com');
    candidateHint.set(false);
    window.dispatchEvent(new StorageEvent('storage', { key: candidateHint.KEY, newValue: null }));
    expect(await screen.findByText('Você saiu de Minha candidatura.')).toBeTruthy();
    expect(screen.queryByText('joana@example.com')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Enviar o link' })).toBeTruthy();
  });

  it('lists what is asked for in this step', async () => {
    const items = ['Documento de identidade e CPF', 'Comprovante de residência dos últimos três meses'];
    const next = { actor: 'candidate', text: 'Envie estes documentos à equipe.', items } as const;
    replyArea(area({ applications: [application({ current: 'hiring', next })] }));
    await renderPage();
    const group = within(await screen.findByRole('group', { name: 'O que acontece em seguida' }));
    expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items);
  });

  it('withdraws with a reason, and undoes it also after a reload, until its time is over', async () => {
    replyArea(area());
    reply('POST', 'applications/7/withdrawal', 200, { changeId: 'c1' });
    reply('POST', 'applications/7/withdrawal/undo', 204);
    const { user } = await renderPage();
    await user.click(await screen.findByRole('button', { name: /Desistir desta candidatura/ }));
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(/Motivo/), 'Mudei de cidade');
    expect(screen.getByText(/desfazer por um minuto/)).toBeTruthy();
    const until = new Date(Date.now() + 60_000).toISOString();
    const declined = { outcome: 'declined', current: 'result', undo: { changeId: 'c1', until } } as const;
    replyArea(area({ applications: [application(declined)] }));
    await user.click(screen.getByRole('button', { name: 'Confirmar a desistência' }));
    await screen.findByRole('button', { name: 'Desfazer a desistência' });
    cleanup();
    await renderPage();
    const undo = await screen.findByRole('button', { name: 'Desfazer a desistência' });
    expect(screen.getByText('Você desistiu')).toBeTruthy();
    replyArea(area());
    await user.click(undo);
    expect(await screen.findByRole('button', { name: /Desistir desta candidatura/ })).toBeTruthy();
    expect(sent).toEqual([
      ['POST', 'applications/7/withdrawal', { reason: 'Mudei de cidade' }],
      ['POST', 'applications/7/withdrawal/undo', { changeId: 'c1' }],
    ]);
  });

  it('reopens a withdrawn application of an open job, and of no closed one', async () => {
    const declined = { outcome: 'declined', current: 'result' } as const;
    const closed = application({ ...declined, id: 8, jobId: 3, jobTitle: 'Antiga' });
    replyArea(area({ applications: [application(declined), closed] }));
    reply('POST', 'applications', 201, { id: 7 });
    const { user } = await renderPage();
    const reopen = await screen.findByRole('button', { name: 'Reabrir esta candidatura: Analista de Dados' });
    expect(screen.queryByRole('button', { name: /Reabrir.*Antiga/ })).toBeNull();
    replyArea(area());
    await user.click(reopen);
    expect(await screen.findByRole('button', { name: /Desistir desta candidatura/ })).toBeTruthy();
    expect(sent).toEqual([['POST', 'applications', { jobId: 1 }]]);
  });

  it('corrects the profile, with the choices of the application form', async () => {
    replyArea(area());
    reply('PUT', 'profile', 204);
    const { user } = await renderPage('?aba=dados');
    await user.selectOptions(await screen.findByLabelText(/^Estado/), 'PR');
    await user.selectOptions(screen.getByLabelText(/^Escolaridade/), 'Mestrado');
    await user.type(screen.getByLabelText(/^CEP/), '80035120');
    await user.type(await screen.findByLabelText(/Cidade/), 'Lapa');
    await user.click(screen.getByRole('button', { name: 'Salvar o cadastro' }));
    expect(await screen.findByText(/Cadastro corrigido/)).toBeTruthy();
    expect(sent).toMatchObject([
      [
        'PUT',
        'profile',
        { firstName: 'Joana', city: 'Lapa', state: 'PR', educationLevel: 'Mestrado', zip: '80035-120' },
      ],
    ]);
  });

  it('applies for another open job without a captcha', async () => {
    replyArea(area());
    reply('POST', 'applications', 201, { id: 9 });
    const { user } = await renderPage('?aba=vagas');
    const jobs = await screen.findByLabelText(/^Vaga/);
    await screen.findByRole('option', { name: 'Designer (Curitiba)' });
    expect(within(jobs).queryByRole('option', { name: /Analista|Antiga/ })).toBeNull();
    await user.selectOptions(jobs, '2');
    await user.type(screen.getByLabelText(/Carta de apresentação/), 'Quero.');
    await user.click(screen.getByRole('button', { name: 'Enviar a candidatura' }));
    expect(await screen.findByText('Candidatura enviada com sucesso!')).toBeTruthy();
    expect(sent).toEqual([['POST', 'applications', { jobId: 2, coverLetter: 'Quero.' }]]);
  });

  it('joins the talent bank and leaves it', async () => {
    replyArea(area());
    reply('POST', 'applications', 201, { id: 8 });
    reply('DELETE', 'talent-bank', 204);
    const { user } = await renderPage('?aba=vagas');
    const join = await screen.findByRole('button', { name: 'Entrar no Banco de Talentos' });
    const entry = application({
      id: 8,
      jobId: null,
      jobTitle: null,
      retentionUntil: '2028-03-01T12:00:00.000Z',
    });
    replyArea(area({ applications: [entry, application()] }));
    await user.click(join);
    expect(await screen.findByText(/desde 01\/03\/2026, até 01\/03\/2028/)).toBeTruthy();
    replyArea(area());
    await user.click(screen.getByRole('button', { name: 'Sair do Banco de Talentos' }));
    await screen.findByRole('button', { name: 'Entrar no Banco de Talentos' });
    expect(sent.map(([method, path]) => [method, path])).toEqual([
      ['POST', 'applications'],
      ['DELETE', 'talent-bank'],
    ]);
  });

  it('erases everything after the e-mail was entered, and says what stays', async () => {
    replyArea(area({ staysAfterErasure: ['O registro do bônus.'] }));
    reply('POST', 'erasure', 204);
    const { user } = await renderPage('?aba=privacidade');
    await user.click(await screen.findByRole('button', { name: 'Apagar todos os meus dados' }));
    expect(screen.getByText(/O registro do bônus\./)).toBeTruthy();
    await user.type(screen.getByLabelText(/Digite o seu e-mail/), 'joana@example.com');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Apagar tudo agora' }));
    expect(await screen.findByText(/Os seus dados foram apagados/)).toBeTruthy();
    expect(sent).toEqual([['POST', 'erasure', { email: 'joana@example.com' }]]);
  });
});
