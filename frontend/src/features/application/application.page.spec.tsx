import { screen, waitFor, within } from '@testing-library/react';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import { fakeCaptcha } from '../../testing/fake-captcha';
import { job } from '../../testing/fixtures/jobs';
import { gateway, renderScreen } from '../../testing/render-screen';
import ApplicationPage from './application.page';
import { sentApplication } from './sent-application';
import { APPLY } from './submit-application';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const renderApplication = (address = '/candidatura') =>
  renderScreen(<ApplicationPage />, { address, route: '/candidatura' });

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const consent = () => screen.getByRole('checkbox', { name: /^Autorizo/ });
const submit = () => screen.getByRole('button', { name: 'Enviar Candidatura' });

const typePerson = async (user: User) => {
  await user.type(field('Nome'), 'Joana');
  await user.type(field('Sobrenome'), 'Prado');
  await user.type(field('E-mail'), 'joana@example.com');
  await user.type(field('Telefone'), '41998765432');
};
const solveCaptcha = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Não sou um robô' }));
const complete = async (user: User) => {
  await typePerson(user);
  await user.click(consent());
  await solveCaptcha(user);
};
const isSent = () => waitFor(() => expect(location.pathname).toBe('/candidatura/enviada'));
const problems = async () => within((await screen.findByText(/para corrigir$/)).parentElement!);

/** Takes the place of the upload: jsdom would open a connection. */
const replyToUpload = (status: number, body: object) => {
  class FakeUpload {
    upload: { onprogress?: unknown } = {};
    status = status;
    statusText = '';
    responseText = JSON.stringify(body);
    withCredentials = false;
    onload?: () => void;
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      queueMicrotask(() => this.onload?.());
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
};
const upload = async (user: User) =>
  user.upload(
    screen.getByLabelText(/currículo em PDF/),
    new File(['%PDF-'], 'joana.pdf', { type: 'application/pdf' }),
  );

beforeEach(() => {
  fakeCaptcha();
  gateway.reply(JOB_TITLES, {
    jobs: [job(11, 'Padeiro'), job(12, 'Pintora'), job(13, 'Antiga', { isOpen: false })],
  });
  gateway.reply(APPLY, { apply: { id: 1 } });
});

describe('an application', () => {
  it('is sent trimmed, for the job of the address, with consent and captcha token', async () => {
    const { user } = await renderApplication('/candidatura?jobId=12');
    await screen.findByRole('link', { name: 'Pintora' });
    expect(submit()).toHaveProperty('disabled', true);
    await complete(user);
    await user.type(field('Cidade'), '  Curitiba ');
    await user.click(submit());
    await isSent();
    expect(sentApplication.load()).toMatchObject({
      job: { id: 12, title: 'Pintora' },
      email: 'joana@example.com',
      resume: null,
    });
    const [call] = gateway.calls(APPLY);
    expect(call?.input).toMatchObject({
      firstName: 'Joana',
      lastName: 'Prado',
      email: 'joana@example.com',
      phone: '(41) 99876-5432',
      city: 'Curitiba',
      jobId: 12,
      recaptchaToken: 'token-1',
    });
    expect(call?.input).not.toHaveProperty('address');
    expect(sessionStorage.getItem('candidatura-2')).toBeNull();
  });

  it('shows all problems with a way to each field', async () => {
    const { user } = await renderApplication();
    await user.type(field('E-mail'), 'joana@');
    await user.type(field('Telefone'), 'abcdefgh');
    await solveCaptcha(user);
    await user.click(submit());
    const summary = await problems();
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Nome é obrigatório',
      'Sobrenome é obrigatório',
      'Email inválido',
      'Telefone inválido',
      'Para enviar, autorize o uso dos seus dados no processo seletivo',
    ]);
    expect(document.activeElement?.textContent).toContain('Há 5 campos para corrigir');
    await user.click(summary.getByRole('link', { name: 'Email inválido' }));
    expect(document.activeElement).toBe(field('E-mail'));
    expect(gateway.calls(APPLY)).toEqual([]);
  });

  it('refuses a pasted text over the limit, which is not cut', async () => {
    const { user } = await renderApplication();
    await complete(user);
    await user.click(field('Resumo da experiência'));
    await user.paste('a'.repeat(10_005));
    expect(screen.getByText('Use no máximo 10.000 caracteres: retire 5')).toBeTruthy();
    await user.click(submit());
    expect((await problems()).getByRole('link')).toHaveProperty(
      'textContent',
      'Use no máximo 10.000 caracteres: retire 5',
    );
    expect(field('Resumo da experiência')).toHaveProperty('value', 'a'.repeat(10_005));
    expect(gateway.calls(APPLY)).toEqual([]);
  });

  it('with a known e-mail leads to a calm page, and is still there for another address', async () => {
    gateway.refuse(APPLY, { code: 'EMAIL_ALREADY_EXISTS', message: 'E-mail já cadastrado' });
    const { user, unmount } = await renderApplication('/candidatura?jobId=12');
    await screen.findByRole('link', { name: 'Pintora' });
    await complete(user);
    await user.click(submit());
    await isSent();
    expect(sentApplication.load()).toMatchObject({
      isKept: true,
      job: { id: 12, title: 'Pintora' },
      email: 'joana@example.com',
    });
    expect(screen.queryByText(/para corrigir/)).toBeNull();
    expect(screen.queryByText('Email já cadastrado')).toBeNull();
    unmount();
    await renderApplication('/candidatura?jobId=12');
    expect(field('E-mail')).toHaveProperty('value', 'joana@example.com');
  });

  it('has one key until it is stored; one that was stored with other contents is opened, or sent as another', async () => {
    gateway.disconnect(APPLY);
    let { user, unmount } = await renderApplication();
    await complete(user);
    await user.click(submit());
    await screen.findByText('Erro ao enviar candidatura');
    await solveCaptcha(user);
    await user.click(submit());
    await waitFor(() => expect(gateway.calls(APPLY)).toHaveLength(2));
    unmount();
    ({ user, unmount } = await renderApplication());
    await user.type(field('Cidade'), 'Lapa');
    await user.click(consent());
    gateway.refuse(APPLY, { code: 'FORM_ALREADY_SENT', message: 'Já enviado' });
    await solveCaptcha(user);
    await user.click(submit());
    expect(await screen.findByText(/já chegou, mas a resposta se perdeu/)).toBeTruthy();
    expect(screen.queryByText('Esta candidatura já foi recebida')).toBeNull();
    expect(screen.getByRole('link', { name: 'Abrir Minha candidatura' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/minha-candidatura$/),
    );
    await user.click(screen.getByRole('button', { name: 'Fazer outra candidatura' }));
    expect(screen.queryByText(/a resposta se perdeu/)).toBeNull();
    gateway.reply(APPLY, { apply: { id: 1 } });
    await solveCaptcha(user);
    await user.click(submit());
    await isSent();
    const [first, ...later] = gateway.calls(APPLY).map(({ input }) => input.formKey);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(later).toEqual([first, first, expect.not.stringMatching(first!)]);
    expect(gateway.calls(APPLY).map(({ input }) => input.recaptchaToken)).toEqual([
      'token-1',
      'token-2',
      'token-3',
      'token-4',
    ]);
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    gateway.disconnect(APPLY);
    const { user } = await renderApplication();
    await complete(user);
    await user.click(submit());
    expect(await screen.findByText('Erro ao enviar candidatura')).toBeTruthy();
    expect(field('Nome')).toHaveProperty('value', 'Joana');
  });

  it('for a job that was closed meanwhile is sent only after another choice', async () => {
    gateway.refuse(APPLY, { code: 'JOB_CLOSED', message: 'Esta vaga foi encerrada.' });
    const { user } = await renderApplication('/candidatura?jobId=12');
    await screen.findByRole('link', { name: 'Pintora' });
    await complete(user);
    await user.click(submit());
    expect(await screen.findByText(/A vaga “Pintora” foi encerrada enquanto você preenchia/)).toBeTruthy();
    expect(gateway.calls(APPLY)).toHaveLength(1);
    gateway.reply(APPLY, { apply: { id: 1 } });
    await user.click(screen.getByRole('button', { name: 'Seguir com o Banco de Talentos' }));
    expect(document.activeElement).toBe(field('Vaga de interesse'));
    await solveCaptcha(user);
    await user.click(submit());
    await isSent();
    expect(gateway.calls(APPLY).at(-1)?.input).not.toHaveProperty('jobId');
  });

  it('is not offered for a closed job of the address', async () => {
    await renderApplication('/candidatura?jobId=13');
    expect(await screen.findByText('A vaga deste endereço não está recebendo candidaturas.')).toBeTruthy();
  });
});

describe('the draft of an application', () => {
  it('takes no text for a referral code that no code can be', async () => {
    await renderApplication('/candidatura?ref=REFZZZZZZ.&jobId=11');
    await waitFor(() => expect(location.search).toBe('?jobId=11'));
    expect(screen.queryByText('Código de indicação detectado')).toBeNull();
    expect(sessionStorage.getItem('indicacao-1')).toBeNull();
  });

  it('is restored when the page is opened again, without the consent', async () => {
    const { user, unmount } = await renderApplication();
    await typePerson(user);
    await user.click(consent());
    // The code that formats it loads when the field is left.
    await screen.findByDisplayValue('(41) 99876-5432');
    unmount();
    await renderApplication();
    expect(field('Nome')).toHaveProperty('value', 'Joana');
    expect(field('Telefone')).toHaveProperty('value', '(41) 99876-5432');
    expect(consent()).toHaveProperty('checked', false);
  });
});

describe('a résumé', () => {
  const parsed = {
    resumeUrl: '/uploads/1.pdf',
    resumeFilename: 'joana.pdf',
    resumeData: {
      firstName: 'Joana',
      lastName: 'Prado',
      email: 'joana@example.com',
      city: 'Curitiba',
      state: 'Paraná',
    },
    confidence: { firstName: 0.98, city: 0.5 },
  };

  it('fills empty fields only, and marks those to check', async () => {
    replyToUpload(200, parsed);
    const { user } = await renderApplication();
    await user.type(field('Nome'), 'Jô');
    await upload(user);
    await waitFor(() => expect(field('E-mail')).toHaveProperty('value', 'joana@example.com'));
    expect(field('Nome')).toHaveProperty('value', 'Jô');
    expect(field('Estado')).toHaveProperty('value', 'PR');
    expect(screen.getAllByText('Preenchido pelo currículo')).toHaveLength(3);
    expect(screen.getAllByText('Preenchido pelo currículo: confira este campo')).toHaveLength(1);
    // A field that the visitor changes has no mark any more.
    await user.type(field('Cidade'), ' PR');
    expect(screen.queryByText('Preenchido pelo currículo: confira este campo')).toBeNull();
  });

  it('sends jobs of which the years are printed only, without those that the visitor leaves out', async () => {
    const job = { company: 'Padaria', position: 'Dev', startDate: '2018', endDate: '2021', isCurrent: false };
    replyToUpload(200, { ...parsed, experiences: [job, { ...job, position: 'Estágio', startDate: '2016' }] });
    const { user } = await renderApplication();
    await upload(user);
    await user.click(await screen.findByRole('button', { name: 'Não enviar: Estágio, Padaria' }));
    expect(screen.getByText('2018 – 2021')).toBeTruthy();
    await user.type(field('Telefone'), '41998765432');
    await user.click(consent());
    await solveCaptcha(user);
    await user.click(submit());
    await isSent();
    expect(gateway.calls(APPLY)[0]?.input.experiences).toMatchObject([
      { company: 'Padaria', position: 'Dev', startDate: '2018-01', endDate: '2021-12' },
    ]);
  });

  it('takes its values away again, except those that the visitor has changed', async () => {
    replyToUpload(200, parsed);
    const { user } = await renderApplication();
    await upload(user);
    await waitFor(() => expect(field('Cidade')).toHaveProperty('value', 'Curitiba'));
    await user.type(field('Cidade'), ' PR');
    await user.click(await screen.findByRole('button', { name: 'Enviar outro currículo' }));
    expect(field('E-mail')).toHaveProperty('value', '');
    expect(field('Cidade')).toHaveProperty('value', 'Curitiba PR');
  });

  it('in which nothing was found is reported as received, with the message of the server', async () => {
    const message = 'Não encontramos os seus dados neste PDF.';
    const resumeData = { firstName: '', lastName: '', email: '' };
    replyToUpload(200, { ...parsed, resumeData, confidence: {}, message });
    const { user } = await renderApplication();
    await upload(user);
    expect((await screen.findAllByText('Currículo recebido')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.queryByText('Currículo processado com sucesso!')).toBeNull();
    expect(field('Nome')).toHaveProperty('value', '');
  });

  it('that cannot be parsed leaves the form usable', async () => {
    replyToUpload(422, { code: 'UNREADABLE', message: 'Não foi possível ler este arquivo.' });
    const { user } = await renderApplication();
    await upload(user);
    expect(await screen.findByText('Erro ao processar o currículo')).toBeTruthy();
    await complete(user);
    expect(submit()).toHaveProperty('disabled', false);
  });
});
