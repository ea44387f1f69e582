import { screen, within } from '@testing-library/react';
import { PROFILE_FIELDS } from '@araucaria/contracts/domain';
import { gateway, renderScreen } from '../../testing/render-screen';
import ConfirmDraftPage from './confirm-draft.page';
import type { ApplicationDraftView, DraftLinkView } from '../../generated/rest';

const TOKEN = 'a'.repeat(43);
const EMPTY = Object.fromEntries(
  PROFILE_FIELDS.map((field) => [field, null]),
) as ApplicationDraftView['profile'];
const PROFILE = { ...EMPTY, firstName: 'Joana', lastName: 'Prado', phone: '(41) 99999-0000', city: 'Lapa' };

const draft = (change: Partial<ApplicationDraftView> = {}): ApplicationDraftView => ({
  id: 7,
  profile: { ...PROFILE, city: null, phone: '(41) 3333-0000', state: 'PR' },
  coverLetter: 'Quero esta vaga.',
  additionalInfo: null,
  resumeFilename: 'joana.pdf',
  createdAt: '2026-03-10T12:00:00.000Z',
  isFromThisBrowser: false,
  causedLink: true,
  ...change,
});
const link = (change: Partial<DraftLinkView> = {}): DraftLinkView => ({
  state: 'open',
  jobTitle: 'Analista de Dados',
  profile: PROFILE,
  appliedAt: null,
  earlier: null,
  drafts: [draft()],
  lastResume: null,
  ...change,
});

/** Bodies of the confirmations that were sent. */
let sent: unknown[];
beforeEach(() => {
  sent = [];
});
const replyState = (body: unknown, status = 200) =>
  gateway.replyRest('POST', '/api/application-drafts/state', () => ({ status, body }));
const replyConfirmation = (status: number, body: unknown) =>
  gateway.replyRest('POST', '/api/application-drafts/confirmation', ({ body: received }) => {
    sent.push(received);
    return { status, body };
  });
const renderPage = (hash = `#${TOKEN}`) =>
  renderScreen(<ConfirmDraftPage />, {
    address: `/confirmar-candidatura${hash}`,
    route: '/confirmar-candidatura',
  });
const button = () => screen.findByRole('button', { name: 'Confirmar e enviar a candidatura' });

describe('the page of a link that finishes an application', () => {
  it('takes the new data first: one click sends them, and only the differences are asked', async () => {
    replyState(link());
    replyConfirmation(201, { id: 12 });
    const { user } = await renderPage();
    expect(await screen.findByText(/Confira a sua candidatura para a vaga Analista de Dados/)).toBeTruthy();
    for (const text of ['Joana', 'joana.pdf', 'Quero esta vaga.'])
      expect(screen.getByText(text)).toBeTruthy();
    const choices = within(screen.getByRole('group', { name: 'Dados novos deste envio' }));
    expect(choices.getAllByRole('checkbox')).toHaveLength(2);
    expect(
      choices.getByRole('checkbox', {
        name: 'Telefone: (41) 3333-0000 No seu cadastro: (41) 99999-0000',
        checked: true,
      }),
    ).toBeTruthy();
    expect(choices.getByRole('checkbox', { name: 'Estado: PR', checked: true })).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(await button());
    expect(await screen.findByText(/Candidatura enviada com sucesso!/)).toBeTruthy();
    expect(sent).toEqual([{ token: TOKEN, draftId: 7, accepted: ['phone', 'state'] }]);
  });

  it('shows the last file of the person where the draft has none', async () => {
    const lastResume = { filename: 'antigo.pdf', at: '2026-02-01T12:00:00.000Z' };
    replyState(link({ drafts: [draft({ resumeFilename: null })], lastResume }));
    await renderPage();
    await screen.findByText('antigo.pdf, o último que você enviou (01/02/2026); este envio veio sem arquivo');
  });

  it('keeps the values of the profile that the person chooses', async () => {
    replyState(link());
    replyConfirmation(201, { id: 12 });
    const { user } = await renderPage();
    await user.click(await screen.findByRole('checkbox', { name: /^Telefone/ }));
    await user.click(await button());
    await screen.findByText(/Candidatura enviada com sucesso!/);
    expect(sent).toEqual([{ token: TOKEN, draftId: 7, accepted: ['state'] }]);
  });

  describe('with several drafts, of which strangers may have sent some', () => {
    const OWN = draft({ id: 6, resumeFilename: 'meu.pdf', createdAt: '2026-03-10T11:00:00.000Z' });
    const FOREIGN = draft({ causedLink: true, isFromThisBrowser: false, resumeFilename: 'outro.pdf' });
    const nameOfOwn = (place: string) =>
      `Enviada em 10/03/2026, 08:00 (horário de Brasília), ${place}. Diferente do seu cadastro: Telefone, Estado. Currículo: meu.pdf.`;

    it('chooses the one from this browser, with its new data, and says of the others where they are from', async () => {
      replyState(link({ drafts: [FOREIGN, { ...OWN, isFromThisBrowser: true }] }));
      replyConfirmation(201, { id: 12 });
      const { user } = await renderPage();
      expect(
        await screen.findByRole('radio', { name: nameOfOwn('deste aparelho'), checked: true }),
      ).toBeTruthy();
      expect(
        screen.getByRole('radio', {
          name: /^Enviada em 10\/03\/2026, 09:00 .*de outro aparelho/,
          checked: false,
        }),
      ).toBeTruthy();
      await user.click(await button());
      await screen.findByText(/Candidatura enviada com sucesso!/);
      expect(sent).toEqual([{ token: TOKEN, draftId: 6, accepted: ['phone', 'state'] }]);
    });

    it('chooses none in advance on another device, and takes no data that the person does not tick', async () => {
      replyState(link({ drafts: [FOREIGN, { ...OWN, isFromThisBrowser: false, causedLink: false }] }));
      replyConfirmation(201, { id: 12 });
      const { user } = await renderPage();
      expect(await screen.findByText(/O seu envio não está aqui\?/)).toBeTruthy();
      expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
      expect(screen.queryByRole('button', { name: /Confirmar/ })).toBeNull();
      await user.click(screen.getByRole('radio', { name: nameOfOwn('de outro aparelho') }));
      await user.click(await screen.findByRole('checkbox', { name: /^Telefone/, checked: false }));
      await user.click(await button());
      await screen.findByText(/Candidatura enviada com sucesso!/);
      expect(sent).toEqual([{ token: TOKEN, draftId: 6, accepted: ['phone'] }]);
    });

    it('discards what the person did not send', async () => {
      const discarded: unknown[] = [];
      gateway.replyRest('POST', '/api/application-drafts/discard', ({ body }) => {
        discarded.push(body);
        return { status: 204, body: '' };
      });
      replyState(link({ drafts: [{ ...OWN, isFromThisBrowser: true }, FOREIGN] }));
      const { user } = await renderPage();
      await user.click(await screen.findByRole('radio', { name: /de outro aparelho/ }));
      await user.click(screen.getByRole('button', { name: 'Descartar este envio' }));
      expect(discarded).toEqual([]);
      replyState(link({ drafts: [{ ...OWN, isFromThisBrowser: true }] }));
      await user.click(await screen.findByRole('button', { name: 'Descartar' }));
      expect(await screen.findByText(/Envio descartado/)).toBeTruthy();
      expect(discarded).toEqual([{ token: TOKEN, draftId: 7 }]);
      expect(screen.queryByRole('radio')).toBeNull();
      expect(screen.getByText('meu.pdf')).toBeTruthy();
    });
  });

  it('says of a single draft where it was sent from', async () => {
    replyState(link({ drafts: [draft({ isFromThisBrowser: false, causedLink: true })] }));
    await renderPage();
    expect(
      await screen.findByText('Enviada em 10/03/2026, 09:00 (horário de Brasília), de outro aparelho.'),
    ).toBeTruthy();
  });

  it('says that nothing is left to confirm', async () => {
    replyState(link({ drafts: [] }));
    await renderPage();
    expect(await screen.findByText(/Nenhum envio espera a sua confirmação/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver as vagas abertas' })).toBeTruthy();
  });

  it.each([
    ['used', /já foi confirmada/],
    ['expired', /Este link expirou/],
    ['replaced', /link mais novo/],
    ['unknown', /não existe mais/],
  ] as const)('explains a link that is %s', async (state, text) => {
    replyState(link({ state, profile: null, drafts: [] }));
    await renderPage();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver as vagas abertas' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Confirmar/ })).toBeNull();
  });

  it('states that the person has applied to this job before', async () => {
    replyState(link({ appliedAt: '2026-03-01T12:00:00.000Z', drafts: [] }));
    await renderPage();
    expect(
      await screen.findByText(/Você já se candidatou para a vaga Analista de Dados em 01\/03\/2026/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Confirmar/ })).toBeNull();
    expect(screen.queryByText(/continua valendo/)).toBeNull();
  });

  it('states that the process of an earlier application has ended', async () => {
    replyState(link({ appliedAt: '2026-03-01T12:00:00.000Z', earlier: 'ended', drafts: [] }));
    await renderPage();
    expect(await screen.findByText(/processo foi encerrado/)).toBeTruthy();
  });

  it('speaks of no vacancy to a person of the talent bank', async () => {
    replyState(link({ jobTitle: null, appliedAt: '2026-03-01T12:00:00.000Z', drafts: [] }));
    await renderPage();
    const notice = await screen.findByText(/cadastro no banco de talentos já foi feito em 01\/03\/2026/);
    expect(notice.textContent).not.toMatch(/vaga/);
  });

  it('reopens an application that the person withdrew', async () => {
    replyState(link({ earlier: 'withdrawn' }));
    replyConfirmation(201, { id: 7 });
    const { user } = await renderPage();
    expect(await screen.findByText(/Você desistiu dela antes; ao confirmar, ela é reaberta/)).toBeTruthy();
    await user.click(await button());
    expect(await screen.findByText(/Candidatura enviada com sucesso!/)).toBeTruthy();
  });

  it('shows that the link ended while the page was open', async () => {
    replyState(link());
    replyConfirmation(410, { code: 'LINK_GONE', message: 'Este link não vale mais. Peça um novo.' });
    const { user } = await renderPage();
    const send = await button();
    replyState(link({ state: 'expired', profile: null, drafts: [] }));
    await user.click(send);
    expect(await screen.findByText(/Este link expirou/)).toBeTruthy();
  });

  it('can be repeated after a failure', async () => {
    replyState(link());
    replyConfirmation(503, { code: 'UNAVAILABLE', message: 'Serviço temporariamente indisponível.' });
    const { user } = await renderPage();
    await user.click(await button());
    expect(await screen.findByText('Serviço temporariamente indisponível.')).toBeTruthy();
    expect(await button()).toHaveProperty('disabled', false);
  });

  it('sends no incomplete token to the server', async () => {
    await renderPage('#abc');
    expect(screen.getByText(/incompleto/)).toBeTruthy();
  });
});
