import { screen, within } from '@testing-library/react';
import {
  PROFILE_FIELDS,
  type Profile,
  type CandidateArea,
  type NewResume,
} from '@araucaria/contracts/domain';
import { gateway, renderScreen } from '../../testing/render-screen';
import { OwnResume } from './own-resume';

const EMPTY = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null])) as Profile;
const AREA: CandidateArea = {
  email: 'joana@example.com',
  profile: { ...EMPTY, firstName: 'Joana', lastName: 'Prado', phone: '(41) 99999-0000' },
  consentVersion: null,
  consentAt: null,
  applications: [],
  resumeAccesses: [],
  terms: { applications: null, messages: null },
  lastResume: { filename: 'joana.pdf', at: '2026-03-01T12:00:00.000Z' },
  jobAlerts: [],
  experiences: [],
  education: [],
  staysAfterErasure: [],
};
const RESUMES = '/api/candidate-area/resumes';

describe('the résumé in the area of a candidate', () => {
  let sent: unknown[][];
  let changes: number;
  beforeEach(() => {
    sent = [];
    changes = 0;
  });
  const onChange = async () => void changes++;
  const reply = (method: 'POST' | 'DELETE', path: string, status: number, body?: unknown) =>
    gateway.replyRest(method, path, ({ body: received }) => {
      sent.push([method, path, received]);
      return { status, body };
    });
  const replyRead = (change: Partial<NewResume> = {}) =>
    gateway.replyRest('POST', RESUMES, ({ body }) => {
      sent.push(['POST', RESUMES, ((body as FormData).get('resume') as File).name]);
      return {
        status: 201,
        body: {
          id: 5,
          filename: 'nova.pdf',
          read: EMPTY,
          experiences: [],
          education: [],
          message: null,
          ...change,
        },
      };
    });
  const choose = async (
    file = new File(['%PDF-1.7'], 'nova.pdf', { type: 'application/pdf' }),
    area: Partial<CandidateArea> = {},
  ) => {
    const { user } = await renderScreen(<OwnResume area={{ ...AREA, ...area }} onChange={onChange} />);
    await user.upload(screen.getByLabelText('Novo currículo em PDF'), file);
    return user;
  };

  it('names the last file, and says which applications a new one is for', async () => {
    await renderScreen(<OwnResume area={AREA} onChange={onChange} />);
    expect(screen.getByText(/“joana\.pdf”, de 01\/03\/2026/)).toBeTruthy();
    expect(screen.getByText(/as que você já enviou continuam com o currículo/)).toBeTruthy();
  });

  it('shows field by field what differs, and takes what the person chooses when they confirm', async () => {
    replyRead({
      read: { ...EMPTY, firstName: 'Joana', lastName: 'Prado Lima', phone: '(41) 3333-0000', city: 'Lapa' },
    });
    reply('POST', `${RESUMES}/5/confirmation`, 204);
    const user = await choose();
    const group = within(await screen.findByRole('group', { name: 'Conferir o novo currículo' }));
    expect(group.getAllByRole('radiogroup')).toHaveLength(3);
    expect(group.queryByRole('radiogroup', { name: /^Nome:/ })).toBeNull();
    // What the profile lacks is added, and nothing else is replaced without a choice.
    expect(group.getByRole<HTMLInputElement>('radio', { name: /^Manter “Prado”/ }).checked).toBe(true);
    expect(group.getByRole<HTMLInputElement>('radio', { name: /^Usar “Lapa”/ }).checked).toBe(true);
    await user.click(group.getByRole('radio', { name: /^Usar “\(41\) 3333-0000”, do novo currículo/ }));
    expect(sent).toEqual([['POST', RESUMES, 'nova.pdf']]);
    await user.click(group.getByRole('button', { name: 'Usar este currículo' }));
    expect(await screen.findByText(/Currículo trocado/)).toBeTruthy();
    expect(sent[1]).toEqual([
      'POST',
      `${RESUMES}/5/confirmation`,
      { profile: { city: 'Lapa', phone: '(41) 3333-0000' } },
    ]);
    expect(changes).toBe(1);
  });

  it('compares experiences and education entry by entry, and takes those that the person chooses', async () => {
    const job = { company: 'Padaria', position: 'Caixa', startDate: '2019-03', endDate: '', isCurrent: true };
    replyRead({
      experiences: [
        { ...job, description: '' },
        {
          ...job,
          company: 'Mercado',
          startDate: '2015-01',
          endDate: '2018-12',
          isCurrent: false,
          description: 'Estoque.',
        },
        // Without a start it cannot be stored.
        { ...job, company: 'Feira', startDate: '', description: '' },
      ],
      education: [
        {
          institution: 'UFPR',
          degree: 'Letras',
          startDate: '2020-02',
          endDate: '',
          level: '',
          inProgress: true,
        },
        {
          institution: 'Senac',
          degree: 'Vendas',
          startDate: '2014-02',
          endDate: '',
          level: '',
          inProgress: false,
        },
      ],
    });
    reply('POST', `${RESUMES}/5/confirmation`, 204);
    const stored = { description: null, endDate: null };
    const user = await choose(undefined, {
      experiences: [
        {
          ...stored,
          id: 11,
          company: 'Padaria',
          position: 'Atendente',
          startDate: '2019-03-01',
          isCurrent: true,
        },
      ],
      education: [
        {
          ...stored,
          id: 21,
          institution: 'UFPR',
          degree: 'Letras',
          startDate: '2020-02-01',
          inProgress: true,
        },
      ],
    });
    const group = within(await screen.findByRole('group', { name: 'Conferir o novo currículo' }));
    const names = group.getAllByRole('radiogroup').map((one) => one.getAttribute('aria-labelledby'));
    expect(names.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
      'Diferente do seu cadastro: Atendente, Padaria (03/2019 até hoje)',
      'Falta no seu cadastro',
      'Falta no seu cadastro',
    ]);
    expect(group.getByText('Caixa, Mercado (2015 a 2018)')).toBeTruthy();
    expect(group.queryByText(/Feira|Letras/)).toBeNull();
    await user.click(group.getByRole('radio', { name: 'Trocar pelo que está no currículo' }));
    await user.click(group.getAllByRole('radio', { name: 'Não acrescentar' })[1]!);
    await user.click(group.getByRole('button', { name: 'Usar este currículo' }));
    expect(await screen.findByText(/Currículo trocado/)).toBeTruthy();
    expect(sent[1]?.[2]).toEqual({
      profile: {},
      experiences: [
        { company: 'Padaria', position: 'Caixa', startDate: '2019-03', isCurrent: true, replaces: 11 },
        {
          ...{ company: 'Mercado', position: 'Caixa', description: 'Estoque.' },
          ...{ startDate: '2015-01', endDate: '2018-12', isCurrent: false },
        },
      ],
    });
  });

  it('lets the person correct an entry before it is taken, with the rules of an application', async () => {
    replyRead({
      experiences: [
        {
          ...{ company: 'Mercado', position: 'Cxaia', description: 'Estoque.' },
          ...{ startDate: '2015', endDate: '2018-12', isCurrent: false },
        },
      ],
      education: [
        {
          ...{ institution: 'UFPR', degree: 'Letras', startDate: '2020-02', endDate: '' },
          level: '',
          inProgress: true,
        },
      ],
    });
    reply('POST', `${RESUMES}/5/confirmation`, 204);
    const user = await choose();
    const group = within(await screen.findByRole('group', { name: 'Conferir o novo currículo' }));
    await user.click(group.getByRole('button', { name: 'Editar antes de usar: Cxaia, Mercado' }));
    const form = within(group.getByRole('form', { name: 'Editar a experiência' }));
    const position = form.getByLabelText(/^Cargo/);
    expect(document.activeElement).toBe(position);
    await user.clear(position);
    await user.clear(form.getByLabelText(/^Início/));
    await user.type(form.getByLabelText(/^Início/), '13/2015');
    await user.click(form.getByRole('button', { name: 'Concluir a edição' }));
    expect(form.getByText('Informe o cargo')).toBeTruthy();
    expect(form.getByText('Data de início inválida')).toBeTruthy();
    // Nothing is sent while a correction is open.
    await user.click(group.getByRole('button', { name: 'Usar este currículo' }));
    expect(await screen.findByText(/Conclua ou cancele a edição/)).toBeTruthy();
    expect(sent).toHaveLength(1);
    await user.type(position, 'Caixa');
    await user.clear(form.getByLabelText(/^Início/));
    await user.type(form.getByLabelText(/^Início/), 'mar/2015');
    await user.click(form.getByRole('checkbox', { name: 'Trabalho atual' }));
    await user.click(form.getByRole('button', { name: 'Concluir a edição' }));
    expect(await group.findByText('Caixa, Mercado (03/2015 até hoje)')).toBeTruthy();
    expect(document.activeElement).toBe(
      group.getByRole('button', { name: 'Editar antes de usar: Caixa, Mercado' }),
    );
    // A correction that is cancelled changes nothing; an entry that is left out cannot be corrected.
    await user.click(group.getByRole('button', { name: 'Editar antes de usar: Letras, UFPR' }));
    await user.type(group.getByLabelText(/^Curso/), ' e Artes');
    await user.keyboard('{Escape}');
    expect(group.getByText('Letras, UFPR (02/2020 até hoje)')).toBeTruthy();
    await user.click(group.getAllByRole('radio', { name: 'Não acrescentar' })[1]!);
    expect(group.queryByRole('button', { name: /Letras/ })).toBeNull();
    await user.click(group.getByRole('button', { name: 'Usar este currículo' }));
    expect(await screen.findByText(/Currículo trocado/)).toBeTruthy();
    expect(sent[1]?.[2]).toEqual({
      profile: {},
      experiences: [
        {
          ...{ company: 'Mercado', position: 'Caixa', description: 'Estoque.' },
          ...{ startDate: '2015-03', isCurrent: true },
        },
      ],
    });
  });

  it('discards a file, which changes nothing', async () => {
    replyRead({ message: 'Lido de uma imagem: confira os dados.' });
    reply('DELETE', `${RESUMES}/5`, 204);
    const user = await choose();
    expect(await screen.findByText('Lido de uma imagem: confira os dados.')).toBeTruthy();
    expect(screen.getByText(/Ele não muda o seu cadastro/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Descartar o arquivo' }));
    expect(await screen.findByText('O arquivo foi descartado, e nada mudou.')).toBeTruthy();
    expect(sent.map(([method]) => method)).toEqual(['POST', 'DELETE']);
  });

  it('says why a file is refused, without sending one that is too large', async () => {
    reply('POST', RESUMES, 422, { code: 'RESUME_UNREADABLE', message: 'Este PDF está protegido por senha.' });
    const user = await choose();
    expect(await screen.findByText('Este PDF está protegido por senha.')).toBeTruthy();
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'grande.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Novo currículo em PDF'), large);
    expect(await screen.findByText(/O arquivo é muito grande/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});
