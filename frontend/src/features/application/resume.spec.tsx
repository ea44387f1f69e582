import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MAX_RESUME_BYTES } from '@araucaria/contracts/domain';
import {
  complete,
  consent,
  field,
  isSent,
  renderApplication,
  solveCaptcha,
  submit,
  serveApplications,
} from '../../testing/application-page';
import { gateway } from '../../testing/render-screen';
import { APPLY } from './submit-application';

serveApplications();

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
const { XMLHttpRequest: original } = globalThis;
afterAll(() => {
  Object.assign(globalThis, { XMLHttpRequest: original });
});

const upload = async (user: UserEvent) =>
  user.upload(
    screen.getByLabelText(/currículo em PDF/),
    new File(['%PDF-'], 'joana.pdf', { type: 'application/pdf' }),
  );

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
    expect(screen.getAllByText('Não foi possível ler este arquivo.').length).toBeGreaterThan(0);
    await complete(user);
    expect(submit()).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.getByText('Escolher arquivo')).toBeTruthy();
  });

  it('that is too large is refused without an upload', async () => {
    const { user } = await renderApplication();
    const file = new File([new Uint8Array(MAX_RESUME_BYTES + 1)], 'a.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText(/currículo em PDF/), file);
    expect((await screen.findAllByText(/^O arquivo é muito grande!/)).length).toBeGreaterThan(0);
  });

  it('is still there when the page is opened again, with what was typed', async () => {
    replyToUpload(200, parsed);
    const { user, unmount } = await renderApplication();
    await upload(user);
    await screen.findByText('Currículo lido');
    await user.type(field('Endereço'), 'Batel');
    unmount();
    await renderApplication();
    expect(await screen.findByText('Currículo lido')).toBeTruthy();
    expect(screen.getByText('joana.pdf')).toBeTruthy();
    expect(field('Sobrenome')).toHaveProperty('value', 'Prado');
    expect(field('Endereço')).toHaveProperty('value', 'Batel');
  });
});
