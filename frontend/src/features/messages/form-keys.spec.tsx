import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGE_TEMPLATES } from '../../domain/messages/message-templates';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { CREATE_TEMPLATE } from './message-queries';
import MessagesPage from './messages.page';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

/** As every form of the staff that creates a record. */
describe('a form that creates a record', () => {
  const open = async () => {
    const screenOf = await renderScreen(<MessagesPage />, { address: '/mensagens', session: ADMIN });
    await screenOf.user.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
    return { ...screenOf, form: within(await screen.findByRole('dialog')) };
  };
  const fill = async (user: User, form: Awaited<ReturnType<typeof open>>['form']) => {
    await user.type(form.getByLabelText(/Título/), 'Convite');
    await user.click(form.getByLabelText('WhatsApp'));
    await user.type(form.getByLabelText(/^Mensagem/), 'Seja bem-vindo!');
  };
  const save = async (user: User, form: Awaited<ReturnType<typeof open>>['form'], calls: number) => {
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(gateway.formKeys(CREATE_TEMPLATE)).toHaveLength(calls));
  };
  const accept = () =>
    gateway.reply(CREATE_TEMPLATE, ({ input }) => ({
      createMessageTemplate: { id: 7, ...input, updatedAt: '2026-03-02T12:00:00.000Z' },
    }));

  beforeEach(() => {
    sessionStorage.clear();
    gateway.reply(MESSAGE_TEMPLATES, { messageTemplates: [] });
  });

  it('has one key until it is stored, over changes and a reload, and the next form has another', async () => {
    gateway.disconnect(CREATE_TEMPLATE);
    const first = await open();
    await fill(first.user, first.form);
    // The site repeats each call whose response is lost.
    await save(first.user, first.form, 2);
    first.unmount();
    const { user, form } = await open();
    expect(form.getByLabelText(/Título/)).toHaveProperty('value', 'Convite');
    await save(user, form, 4);
    await user.type(form.getByLabelText(/Título/), ' para a conversa');
    accept();
    await save(user, form, 5);
    await screen.findByText('Modelo criado');
    await user.click(await screen.findByRole('button', { name: 'Novo Modelo' }));
    const next = within(await screen.findByRole('dialog'));
    await fill(user, next);
    await save(user, next, 6);
    const [key, ...keys] = gateway.formKeys(CREATE_TEMPLATE);
    expect(keys).toEqual([key, key, key, key, expect.not.stringMatching(String(key))]);
  });

  it('that was stored with other contents is opened, or creates another record', async () => {
    gateway.refuse(CREATE_TEMPLATE, {
      ...{ code: 'FORM_ALREADY_SENT', message: 'Já enviado, com outros dados.' },
      ...{ kind: 'message-template', id: 7 },
    });
    const { user, form } = await open();
    await fill(user, form);
    const asked = async () =>
      within(await screen.findByRole('dialog', { name: 'Este formulário já foi enviado' }));
    await save(user, form, 1);
    const question = await asked();
    const link = question.getByRole('link', { name: /^Abrir o que foi guardado/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/modelos-mensagem', '_blank']);
    await user.click(question.getByRole('button', { name: 'Voltar ao formulário' }));
    expect(await screen.findByText('Já enviado, com outros dados.')).toBeTruthy();
    expect(form.getByLabelText(/Título/)).toHaveProperty('value', 'Convite');
    await save(user, form, 2);
    accept();
    await user.click((await asked()).getByRole('button', { name: 'Criar outro registro' }));
    expect(await screen.findByText('Modelo criado')).toBeTruthy();
    const [key, ...keys] = gateway.formKeys(CREATE_TEMPLATE);
    expect(keys).toEqual([key, expect.not.stringMatching(String(key))]);
  });
});
