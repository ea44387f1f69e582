import { screen, waitFor, within } from '@testing-library/react';
import { onDay } from '../../testing/fixed-day';
import { clearCaches } from '../../shared/api/clear-caches';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import {
  act,
  closed,
  descriptionOf,
  dialog,
  listed,
  renderUsers,
  serveUsers,
  served,
  userRow,
} from '../../testing/users-page';
import {
  CREATE_USER,
  DELETE_USER,
  END_USER_SESSIONS,
  OPEN_ITEMS,
  REACTIVATE_USER,
  UPDATE_USER,
  USER_PAGE,
  type UserRow,
} from './users-queries';
import UsersPage from './users.page';

serveUsers();

describe('the users', () => {
  onDay('2026-11-26');

  it('are created, and then listed', async () => {
    gateway.reply(CREATE_USER, ({ input: { password: _password, ...input } }) => {
      served.users.push({ ...userRow(3, ''), ...(input as Partial<UserRow>) });
      return { createUser: { id: 3 } };
    });
    const { user } = await renderUsers();
    await user.click(await screen.findByRole('button', { name: 'Adicionar Usuário' }));
    const form = await dialog('Adicionar Usuário');
    await user.type(form.getByLabelText(/Nome de usuário/), 'carla');
    await user.type(form.getByLabelText(/^Senha/), 'segredo longo 1');
    await user.click(form.getByLabelText('Funcionário'));
    const finance = form.getByRole('checkbox', { name: 'Financeiro' });
    expect(descriptionOf(finance)).toContain('sem currículos');
    await user.click(finance);
    await user.click(form.getByRole('button', { name: 'Adicionar' }));
    expect(await screen.findByText('carla já pode acessar o sistema.')).toBeTruthy();
    await closed();
    await listed('carla');
    expect(gateway.calls(CREATE_USER)).toMatchObject([
      {
        input: {
          username: 'carla',
          password: 'segredo longo 1',
          isAdmin: false,
          isEmployee: true,
          roles: ['financeiro'],
        },
      },
    ]);
  });

  it('are asked about before what was typed is given up, and kept over an ended session without the password', async () => {
    const { user, unmount } = await renderUsers();
    await user.click(await screen.findByRole('button', { name: 'Adicionar Usuário' }));
    await user.type(await screen.findByLabelText(/Nome de usuário/), 'carla');
    await user.type(screen.getByLabelText(/^Senha/), 'uma frase secreta');
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreta');
    const again = await renderUsers();
    await again.user.click(await screen.findByRole('button', { name: 'Adicionar Usuário' }));
    await waitFor(() => expect(screen.getByLabelText(/Nome de usuário/)).toHaveProperty('value', 'carla'));
    expect(screen.getByLabelText(/^Senha/)).toHaveProperty('value', '');
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.length).toBe(0);
  });

  it('show what another administrator has saved meanwhile, also to a draft from before; saving again replaces it', async () => {
    const theirs = userRow(2, 'bruno', { fullName: 'Bruno Lima', roles: ['financeiro'], version: 'bruno 2' });
    gateway.refuse(UPDATE_USER, {
      code: 'CHANGED_MEANWHILE',
      message: 'Outra pessoa alterou este usuário.',
      current: theirs,
    });
    const { user, unmount } = await renderUsers();
    await act(user, 'Editar', 'bruno');
    await user.type((await dialog('Editar Usuário')).getByLabelText('Departamento'), 'Vendas');
    unmount();
    served.users[1] = theirs;
    await clearCaches();
    const again = await renderUsers();
    await act(again.user, 'Editar', 'bruno');
    const form = await dialog('Editar Usuário');
    await waitFor(() => expect(form.getByLabelText('Departamento')).toHaveProperty('value', 'Vendas'));
    await again.user.click(form.getByRole('button', { name: 'Salvar' }));
    const notice = await form.findByRole('alert');
    expect(notice.textContent).toMatch(/substitui.*Departamento: vazio/);
    // The focus scrolls to it: the form is longer than the dialog.
    await waitFor(() => expect(document.activeElement).toBe(notice));
    gateway.reply(UPDATE_USER, { updateUser: theirs });
    await again.user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Usuário atualizado')).toBeTruthy();
    expect(gateway.calls(UPDATE_USER).map(({ from }) => from)).toEqual(['bruno 1', 'bruno 2']);
  });

  it('need a name, a password and a valid e-mail; the first wrong field gets the focus', async () => {
    const { user } = await renderUsers();
    await user.click(await screen.findByRole('button', { name: 'Adicionar Usuário' }));
    const form = await dialog('Adicionar Usuário');
    await user.type(form.getByLabelText('Email'), 'carla@');
    await user.click(form.getByRole('button', { name: 'Adicionar' }));
    expect(await form.findByText('O nome de usuário deve ter pelo menos 3 caracteres')).toBeTruthy();
    expect(form.getByText('A senha é obrigatória para novos usuários (mínimo 12 caracteres).')).toBeTruthy();
    expect(form.getByText('Email inválido')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText(/Nome de usuário/));
    expect(gateway.calls(CREATE_USER)).toEqual([]);
  });

  it('need a password of twelve characters, although the call accepts shorter ones', async () => {
    gateway.reply(CREATE_USER, { createUser: { id: 3 } });
    const { user } = await renderUsers();
    await user.click(await screen.findByRole('button', { name: 'Adicionar Usuário' }));
    const form = await dialog('Adicionar Usuário');
    const password = form.getByLabelText(/^Senha/);
    await user.type(form.getByLabelText(/Nome de usuário/), 'carla');
    await user.type(password, 'kxw73q');
    await user.click(form.getByRole('button', { name: 'Adicionar' }));
    expect(await form.findByText('A senha deve ter pelo menos 12 caracteres')).toBeTruthy();
    expect(gateway.calls(CREATE_USER)).toEqual([]);
    await user.type(password, ' longa');
    expect(descriptionOf(password)).toBe('Mínimo de 12 caracteres. Uma frase é mais fácil de lembrar.');
    await user.click(form.getByRole('button', { name: 'Adicionar' }));
    expect(await screen.findByText('carla já pode acessar o sistema.')).toBeTruthy();
  });

  it('keep a pasted name over the limit in its field, with an error', async () => {
    const { user } = await renderUsers();
    await act(user, 'Editar', 'bruno');
    const form = await dialog('Editar Usuário');
    const name = form.getByLabelText('Nome completo');
    await user.clear(name);
    await user.click(name);
    await user.paste('b'.repeat(161));
    expect(form.getByText('Use no máximo 160 caracteres: retire 1')).toBeTruthy();
    expect(name).toHaveProperty('value', 'b'.repeat(161));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(gateway.calls(UPDATE_USER)).toEqual([]);
  });

  it('show a taken name at its field', async () => {
    gateway.refuse(CREATE_USER, { code: 'USERNAME_TAKEN', message: 'Nome de usuário já existe' });
    const { user } = await renderUsers();
    await user.click(await screen.findByRole('button', { name: 'Adicionar Usuário' }));
    const form = await dialog('Adicionar Usuário');
    await user.type(form.getByLabelText(/Nome de usuário/), 'bruno');
    await user.type(form.getByLabelText(/^Senha/), 'segredo longo 1');
    await user.click(form.getByRole('button', { name: 'Adicionar' }));
    expect(await form.findByText('Nome de usuário já existe')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText(/Nome de usuário/));
  });

  it('become administrators', async () => {
    gateway.reply(UPDATE_USER, ({ id, input }) => {
      const changed = { ...served.users.find((one) => one.id === id)!, isAdmin: Boolean(input.isAdmin) };
      served.users = served.users.map((one) => (one.id === id ? changed : one));
      return { updateUser: changed };
    });
    const { user } = await renderUsers();
    await act(user, 'Editar', 'bruno');
    const form = await dialog('Editar Usuário');
    await user.click(form.getByLabelText('Administrador'));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Usuário atualizado')).toBeTruthy();
    await closed();
    await user.click(screen.getByRole('tab', { name: 'Administradores' }));
    await listed('bruno');
  });

  it('cannot take the role of administrator from themselves', async () => {
    const { user } = await renderUsers();
    await user.click(await listed('ana'));
    expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    const form = await dialog('Editar Usuário');
    expect(form.getByLabelText('Administrador')).toHaveProperty('disabled', true);
  });

  it('are deactivated after a look at their open items, and can be reactivated', async () => {
    gateway.reply(OPEN_ITEMS, {
      userOpenItems: { referrals: 2, awaitingHire: 1, owedBonuses: 1, owedCents: 25_000 },
    });
    gateway.reply(DELETE_USER, ({ id }) => {
      served.users = served.users.map((one) => (one.id === id ? { ...one, active: false } : one));
      return { deleteUser: true };
    });
    gateway.reply(REACTIVATE_USER, ({ id }) => {
      served.users = served.users.map((one) => (one.id === id ? { ...one, active: true } : one));
      return { reactivateUser: served.users.find((one) => one.id === id)! };
    });
    const { user } = await renderUsers();
    await act(user, 'Excluir', 'bruno');
    const question = await dialog('Excluir Usuário');
    expect(await question.findByText(/2 indicações continuam em nome deste usuário/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Usuário excluído')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ações sobre bruno' })).toBeNull());
    await user.click(screen.getByLabelText('Mostrar desativados'));
    await act(user, 'Reativar', 'bruno');
    expect(await screen.findByText('bruno já pode acessar o sistema.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Desativado')).toBeNull());
    await user.click(await listed('bruno'));
    expect(screen.getByRole('menuitem', { name: 'Excluir' })).toBeTruthy();
  });
  it('show when they last logged in, and with a second factor or not; sorted by that, who never did is last', async () => {
    served.users = [
      userRow(1, 'ana', { lastLoginAt: '2026-11-26T02:30:00Z' }),
      userRow(2, 'bruno', { invited: true }),
      userRow(3, 'carla', { lastLoginAt: '2026-11-26T12:05:00Z', hasSecondFactor: true }),
    ];
    const { user } = await renderUsers();
    await listed('ana');
    const cards = () => within(screen.getByRole('list', { name: 'Usuários' })).getAllByRole('listitem');
    const texts = () => cards().map(({ textContent }) => textContent);
    expect(texts()).toEqual([
      expect.stringMatching(/^ana.*Último acessoontem, 23:30sem segundo fator$/),
      expect.stringMatching(/^bruno.*Último acessonunca entrou$/),
      expect.stringMatching(/^carla.*Último acessohoje, 09:05com segundo fator$/),
    ]);
    const sortBy = (order: string) => user.selectOptions(screen.getByLabelText('Ordenar por'), order);
    const names = () => texts().map((text) => text?.match(/^[a-z]+/)?.[0]);
    await sortBy('Último acesso, crescente');
    await waitFor(() => expect(names()).toEqual(['ana', 'carla', 'bruno']));
    await sortBy('Último acesso, decrescente');
    await waitFor(() => expect(names()).toEqual(['carla', 'ana', 'bruno']));
  });

  it('are not shown to others', async () => {
    await renderScreen(<UsersPage />, { session: { ...ADMIN, isAdmin: false } });
    expect(screen.getByText('Acesso Restrito')).toBeTruthy();
    expect(gateway.calls(USER_PAGE)).toEqual([]);
  });

  it('are logged out on all devices, and stay users', async () => {
    const ended: number[] = [];
    gateway.reply(END_USER_SESSIONS, ({ userId }) => {
      ended.push(userId);
      return { endUserSessions: true };
    });
    const { user } = await renderUsers();
    await user.click(await listed('ana'));
    expect(screen.queryByRole('menuitem', { name: 'Encerrar sessões' })).toBeNull();
    await user.keyboard('{Escape}');
    await act(user, 'Encerrar sessões', 'bruno');
    await user.click((await dialog('Encerrar sessões')).getByRole('button', { name: 'Encerrar sessões' }));
    await closed();
    expect(ended).toEqual([2]);
    await listed('bruno');
  });
});
