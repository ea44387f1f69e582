import { screen, waitFor, within } from '@testing-library/react';
import { clearCaches } from '../../shared/api/clear-caches';
import { unsavedChanges } from '../../shared/form/unsaved-changes';
import {
  INVITATION,
  choose,
  closed,
  dialog,
  renderMessages,
  serveTemplates,
  served,
} from '../../testing/messages-page';
import { gateway } from '../../testing/render-screen';
import { CREATE_TEMPLATE, DELETE_TEMPLATE, RESTORE_TEMPLATE, UPDATE_TEMPLATE } from './message-queries';

serveTemplates();

describe('the message templates', () => {
  it('are created, and then listed', async () => {
    gateway.reply(CREATE_TEMPLATE, ({ input }) => {
      const created = { id: 6, updatedAt: '2026-11-26T12:00:00.000Z', ...input };
      served.templates = [...served.templates, created];
      return { createMessageTemplate: created };
    });
    const { user } = await renderMessages();
    await user.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
    const form = await dialog('Novo Modelo de Mensagem');
    await user.type(form.getByLabelText(/Título/), ' Boas-vindas ');
    await user.click(form.getByLabelText('WhatsApp'));
    await user.type(form.getByLabelText(/^Mensagem/), 'Seja bem-vindo!');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Modelo criado')).toBeTruthy();
    await closed();
    expect(await screen.findByRole('heading', { name: 'Boas-vindas' })).toBeTruthy();
    expect(gateway.calls(CREATE_TEMPLATE)).toEqual([
      { input: { title: 'Boas-vindas', type: 'whatsapp', content: 'Seja bem-vindo!' } },
    ]);
  });

  it('say once that the one of an address is gone', async () => {
    await renderMessages('?modelo=99');
    expect(await screen.findByText('Este modelo não existe mais')).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByRole('heading', { name: 'Convite' })).toBeTruthy();
  });

  it('are not offered to be discarded by Back while they are sent', async () => {
    let refuse = () => undefined as void;
    const response = new Promise<never>((_resolve, reject) => {
      refuse = () => reject(new Error('broken'));
    });
    gateway.reply(CREATE_TEMPLATE, () => response);
    const { user } = await renderMessages();
    await user.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
    const form = await dialog('Novo Modelo de Mensagem');
    await user.type(form.getByLabelText(/Título/), 'Boas-vindas');
    await user.click(form.getByLabelText('WhatsApp'));
    await user.type(form.getByLabelText(/^Mensagem/), 'Seja bem-vindo!');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    unsavedChanges.confirmLeave(() => undefined);
    const isPrompting = unsavedChanges.isPrompting();
    refuse();
    expect(isPrompting).toBe(false);
    expect(await screen.findByText('Erro ao salvar modelo')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que foi digitado?')).toBeTruthy();
  });

  it('need a title, a channel and a text; the first missing one gets the focus', async () => {
    const { user } = await renderMessages();
    await user.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
    const form = await dialog('Novo Modelo de Mensagem');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('O título deve ter pelo menos 3 caracteres')).toBeTruthy();
    expect(form.getByText('Selecione o tipo de mensagem')).toBeTruthy();
    expect(form.getByText('A mensagem deve ter pelo menos 10 caracteres')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText(/Título/));
    expect(gateway.calls(CREATE_TEMPLATE)).toEqual([]);
  });

  it('count a long text, and refuse a pasted one over the limit without cutting it', async () => {
    const { user } = await renderMessages();
    await choose(user, 'Editar');
    const form = await dialog('Editar Modelo de Mensagem');
    const content = form.getByLabelText(/^Mensagem/);
    await user.clear(content);
    await user.click(content);
    await user.paste('a'.repeat(4_990));
    expect(form.getByText('4.990 de 5.000 caracteres')).toBeTruthy();
    await user.paste('b'.repeat(12));
    expect(form.getByText('Use no máximo 5.000 caracteres: retire 2')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(document.activeElement).toBe(content);
    expect(gateway.calls(UPDATE_TEMPLATE)).toEqual([]);
  });

  it('show errors of the server at their fields', async () => {
    gateway.refuse(UPDATE_TEMPLATE, {
      code: 'VALIDATION_FAILED',
      message: 'Dados inválidos',
      errors: [{ field: 'content', message: 'Variável desconhecida: {{sala}}' }],
    });
    const { user } = await renderMessages();
    await choose(user, 'Editar');
    const form = await dialog('Editar Modelo de Mensagem');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Variável desconhecida: {{sala}}')).toBeTruthy();
  });

  it('ask before unsaved changes are given up', async () => {
    const { user } = await renderMessages();
    await choose(user, 'Editar');
    const form = await dialog('Editar Modelo de Mensagem');
    await user.type(form.getByLabelText(/Título/), ' novo');
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(/alterações/i)).toBeTruthy();
    expect(form.getByLabelText(/Título/)).toHaveProperty('value', 'Convite novo');
  });

  it('keep what was typed over an ended session', async () => {
    const { user, unmount } = await renderMessages();
    await user.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
    await user.type((await dialog('Novo Modelo de Mensagem')).getByLabelText(/^Mensagem/), 'Seja bem-vindo!');
    unmount();
    const again = await renderMessages();
    await again.user.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
    const form = await dialog('Novo Modelo de Mensagem');
    await waitFor(() => expect(form.getByLabelText(/^Mensagem/)).toHaveProperty('value', 'Seja bem-vindo!'));
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await closed();
    expect(sessionStorage.length).toBe(0);
  });

  it('are saved from the text that a draft was begun from, after an ended session', async () => {
    const theirs = { ...INVITATION, content: 'Olá! O texto da Bia.', updatedAt: '2026-11-26T12:05:00.000Z' };
    gateway.refuse(UPDATE_TEMPLATE, {
      code: 'CHANGED_MEANWHILE',
      message: 'Este modelo foi alterado por outra pessoa.',
      ...theirs,
    });
    const { user, unmount } = await renderMessages();
    await choose(user, 'Editar');
    await user.type((await dialog('Editar Modelo de Mensagem')).getByLabelText(/^Mensagem/), ' Até lá!');
    unmount();
    served.templates = [theirs];
    await clearCaches();
    const again = await renderMessages();
    await choose(again.user, 'Editar');
    const form = await dialog('Editar Modelo de Mensagem');
    const text = form.getByLabelText(/^Mensagem/);
    await waitFor(() => expect((text as HTMLTextAreaElement).value).toMatch(/ Até lá!$/));
    await again.user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(theirs.content)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByRole('alert'));
    expect(gateway.calls(UPDATE_TEMPLATE)).toMatchObject([{ from: INVITATION.updatedAt }]);
  });

  it('show what a colleague has stored meanwhile beside what was typed, and keep both', async () => {
    const stored = { title: 'Convite da Bia', type: 'email', content: 'Olá! Este é o texto da Bia.' };
    gateway.refuse(UPDATE_TEMPLATE, {
      code: 'CHANGED_MEANWHILE',
      message: 'Este modelo foi alterado por outra pessoa.',
      ...stored,
      updatedAt: '2026-11-26T12:05:00.000Z',
    });
    const { user } = await renderMessages();
    await choose(user, 'Editar');
    const form = await dialog('Editar Modelo de Mensagem');
    await user.type(form.getByLabelText(/Título/), ' da Ana');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    const theirs = within(await form.findByRole('region', { name: 'Texto salvo por outra pessoa' }));
    expect(theirs.getByText(stored.content)).toBeTruthy();
    expect(form.getByLabelText(/Título/)).toHaveProperty('value', 'Convite da Ana');
    gateway.reply(UPDATE_TEMPLATE, ({ id, input }) => ({
      updateMessageTemplate: { id, updatedAt: '2026-11-26T12:06:00.000Z', ...input },
    }));
    await user.click(form.getByRole('button', { name: 'Salvar mesmo assim' }));
    await closed();
    expect(gateway.calls(UPDATE_TEMPLATE).map(({ from }) => from)).toEqual([
      '2026-11-26T12:00:00.000Z',
      '2026-11-26T12:05:00.000Z',
    ]);
  });

  it('come back by the undo of a deletion, which is offered again after a lost connection', async () => {
    gateway.reply(DELETE_TEMPLATE, () => {
      served.templates = [];
      return { deleteMessageTemplate: true };
    });
    gateway.disconnect(RESTORE_TEMPLATE);
    const { user } = await renderMessages();
    await choose(user, 'Excluir');
    await user.click((await dialog('Excluir modelo')).getByRole('button', { name: 'Excluir' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Não foi possível desfazer')).toBeTruthy();
    gateway.reply(RESTORE_TEMPLATE, () => {
      served.templates = [INVITATION];
      return { restoreMessageTemplate: INVITATION };
    });
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByRole('heading', { name: 'Convite' })).toBeTruthy();
    expect(gateway.calls(RESTORE_TEMPLATE)).toEqual([{ id: 5 }, { id: 5 }]);
  });

  it('are deleted after a question', async () => {
    gateway.reply(DELETE_TEMPLATE, () => {
      served.templates = [];
      return { deleteMessageTemplate: true };
    });
    const { user } = await renderMessages();
    await choose(user, 'Excluir');
    await user.click((await dialog('Excluir modelo')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Nenhum modelo encontrado')).toBeTruthy();
    expect(gateway.calls(DELETE_TEMPLATE)).toEqual([{ id: 5 }]);
  });
});
