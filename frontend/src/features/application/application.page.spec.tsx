import { screen, waitFor, within } from '@testing-library/react';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';
import {
  complete,
  consent,
  field,
  isSent,
  renderApplication,
  solveCaptcha,
  submit,
  typePerson,
  serveApplications,
} from '../../testing/application-page';
import { job } from '../../testing/fixtures/jobs';
import { gateway } from '../../testing/render-screen';
import { sentApplication } from './sent-application';
import { APPLY } from './submit-application';

serveApplications();

const problems = async () => within((await screen.findByText(/para corrigir$/)).parentElement!);

describe('an application', () => {
  it('is sent trimmed, for the job of the address, with consent and captcha token', async () => {
    const { user } = await renderApplication('/candidatura?jobId=12');
    await screen.findByRole('link', { name: 'Pintora' });
    expect(submit()).toHaveProperty('disabled', true);
    // The policy opens in another tab, so that what was typed stays.
    const [policy] = screen.getAllByRole('link', { name: /^Política de Privacidade/ });
    expect(policy?.getAttribute('target')).toBe('_blank');
    await complete(user);
    await user.type(field('Cidade'), '  Curitiba ');
    await user.dblClick(submit());
    await isSent();
    expect(gateway.calls(APPLY)).toHaveLength(1);
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
    // A captcha is valid for one attempt.
    expect(submit()).toHaveProperty('disabled', true);
    gateway.refuse(APPLY, { code: 'RECAPTCHA_FAILED', message: 'Por favor, complete a verificação' });
    await solveCaptcha(user);
    await user.click(submit());
    expect(await screen.findByText('Verificação reCAPTCHA falhou')).toBeTruthy();
    expect(field('Nome')).toHaveProperty('value', 'Joana');
  });

  it('for a job that was closed meanwhile is sent only after another choice', async () => {
    gateway.refuse(APPLY, { code: 'JOB_CLOSED', message: 'Esta vaga foi encerrada.' });
    const { user } = await renderApplication('/candidatura?jobId=12');
    await screen.findByRole('link', { name: 'Pintora' });
    await complete(user);
    await user.click(submit());
    expect(await screen.findByText(/A vaga “Pintora” foi encerrada enquanto você preenchia/)).toBeTruthy();
    // Another attempt without a choice sends nothing.
    await solveCaptcha(user);
    await user.click(submit());
    expect((await screen.findAllByText('Escolha outra vaga ou o Banco de Talentos')).length).toBeGreaterThan(
      0,
    );
    expect(gateway.calls(APPLY)).toHaveLength(1);
    expect(field('E-mail')).toHaveProperty('value', 'joana@example.com');
    gateway.reply(APPLY, { apply: { id: 1 } });
    await user.click(screen.getByRole('button', { name: 'Seguir com o Banco de Talentos' }));
    expect(document.activeElement).toBe(field('Vaga de interesse'));
    await user.click(submit());
    await isSent();
    expect(gateway.calls(APPLY).at(-1)?.input).not.toHaveProperty('jobId');
  });

  it('is not offered for a closed job of the address', async () => {
    await renderApplication('/candidatura?jobId=13');
    expect(await screen.findByText('A vaga deste endereço não está recebendo candidaturas.')).toBeTruthy();
  });
});

describe('the job of an application', () => {
  it('stays that of the address while the jobs cannot be loaded', async () => {
    gateway.disconnect(JOB_TITLES);
    const { user } = await renderApplication('/candidatura?jobId=12');
    await screen.findByText('Erro ao carregar as vagas');
    expect(field('Vaga de interesse')).toHaveProperty('value', '12');
    gateway.reply(JOB_TITLES, { jobs: [job(12, 'Pintora')] });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('link', { name: 'Pintora' });
    expect(field('Vaga de interesse')).toHaveProperty('value', '12');
  });

  it('is the talent bank at an address without one, or with 0', async () => {
    await renderApplication('/candidatura?jobId=0');
    expect(await screen.findByDisplayValue('Banco de Talentos')).toBeTruthy();
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
