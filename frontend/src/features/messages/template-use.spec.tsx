import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PREVIEW_MESSAGE } from '../../domain/messages/message-templates';
import {
  INVITATION,
  closed,
  dialog,
  renderMessages,
  serveTemplates,
  served,
} from '../../testing/messages-page';
import { gateway } from '../../testing/render-screen';
import { RECIPIENTS, RECIPIENT_INTERVIEWS } from './message-queries';

const ANA = {
  ...{ id: 7, firstName: 'Ana', lastName: 'Souza', email: 'ana@example.com', phone: '', jobTitle: null },
};

/** A candidate without an interview, so that the day is filled by hand. */
function serveAna(): void {
  gateway.reply(RECIPIENTS, { searchCandidates: [ANA] });
  gateway.reply(RECIPIENT_INTERVIEWS, { candidate: { id: 7, interviews: [] } });
  gateway.reply(PREVIEW_MESSAGE, {
    previewMessage: { text: 'Olá, Ana! Venha no dia {{data}}.', missing: ['{{data}}'], unknown: [] },
  });
}

serveTemplates();

describe('message templates in use', () => {
  it('are sent filled, to a candidate that is chosen first', async () => {
    serveAna();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderMessages();
    await user.click(await screen.findByRole('button', { name: 'Enviar Convite por e-mail' }));
    const form = await dialog('Enviar Convite');
    const send = form.getByRole('button', { name: 'Abrir no e-mail' });
    expect(send).toHaveProperty('disabled', true);
    await user.type(form.getByLabelText('Candidato'), 'Ana');
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }));
    await user.type(await form.findByLabelText('Dia da entrevista'), '01/12');
    await waitFor(() => expect(send).toHaveProperty('disabled', false));
    await user.click(send);
    expect(opened.mock.calls[0]?.[0]).toBe(
      'mailto:ana@example.com?subject=Convite&body=Ol%C3%A1%2C%20Ana!%20Venha%20no%20dia%2001%2F12.',
    );
    opened.mockRestore();
  });

  it('keep what was typed for one of them, and for whom, over an ended session', async () => {
    serveAna();
    const { user, unmount } = await renderMessages();
    await user.click(await screen.findByRole('button', { name: 'Enviar Convite por e-mail' }));
    const form = await dialog('Enviar Convite');
    await user.type(form.getByLabelText('Candidato'), 'Ana');
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }));
    await user.type(await form.findByLabelText('Dia da entrevista'), '01/12');
    unmount();
    const again = await renderMessages();
    await again.user.click(await screen.findByRole('button', { name: 'Enviar Convite por e-mail' }));
    const reopened = await dialog('Enviar Convite');
    expect(await reopened.findByText('Olá, Ana! Venha no dia 01/12.')).toBeTruthy();
    expect(reopened.getByLabelText('Candidato')).toHaveProperty('value', 'Ana Souza');
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await closed();
    expect(sessionStorage.length).toBe(0);
  });

  it('that are too long for the address of a mail are copied instead', async () => {
    served.templates = [{ ...INVITATION, content: 'Olá! '.repeat(400).trim() }];
    gateway.reply(PREVIEW_MESSAGE, {
      previewMessage: { text: served.templates[0]!.content, missing: [], unknown: [] },
    });
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderMessages();
    await user.click(await screen.findByRole('button', { name: 'Enviar Convite por e-mail' }));
    const form = await dialog('Enviar Convite');
    expect(form.getByText(/longo demais para abrir no programa de e-mail/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Copiar texto' }));
    expect(await screen.findByText('Modelo copiado')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(served.templates[0]!.content);
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('are copied after their variables are filled', async () => {
    gateway.reply(PREVIEW_MESSAGE, { previewMessage: { text: '', missing: [], unknown: [] } });
    const { user } = await renderMessages();
    await user.click(await screen.findByRole('button', { name: 'Usar Convite' }));
    const form = await dialog('Usar Convite');
    const copy = form.getByRole('button', { name: 'Copiar texto' });
    expect(copy).toHaveProperty('disabled', true);
    await user.type(form.getByLabelText('Primeiro nome'), 'Joana');
    expect(form.getByText(/preencha o que falta: \{\{data\}\}/)).toBeTruthy();
    await user.type(form.getByLabelText('Dia da entrevista'), '01/12');
    await user.click(copy);
    expect(await screen.findByText('Modelo copiado')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Olá, Joana! Venha no dia 01/12.');
  });

  it('keep what was typed when the browser refuses to copy', async () => {
    gateway.reply(PREVIEW_MESSAGE, { previewMessage: { text: '', missing: [], unknown: [] } });
    const { user } = await renderMessages();
    const refused = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
    await user.click(await screen.findByRole('button', { name: 'Usar Convite' }));
    const form = await dialog('Usar Convite');
    await user.type(form.getByLabelText('Primeiro nome'), 'Joana');
    await user.type(form.getByLabelText('Dia da entrevista'), '01/12');
    await user.click(form.getByRole('button', { name: 'Copiar texto' }));
    expect(await screen.findByText('Não foi possível copiar')).toBeTruthy();
    expect((await dialog('Usar Convite')).getByText('Olá, Joana! Venha no dia 01/12.')).toBeTruthy();
    refused.mockRestore();
    await user.click(form.getByRole('button', { name: 'Copiar texto' }));
    await closed();
  });
});
