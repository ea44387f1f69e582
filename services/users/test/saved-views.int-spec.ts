import { MAX_SAVED_VIEWS, UsersRpc, type UserView } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { ADMIN_PASSWORD, actor, register, type Service } from './fixtures.js';

describe('the saved views of a user', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc, { ADMIN_PASSWORD });
  });
  afterAll(() => service.stop());

  const as = (user: UserView) => service.as(actor(user));
  const names = async (user: UserView) => (await as(user).savedViews()).map(({ name }) => name);
  const refusal = (message: string) => ({
    code: 'VALIDATION_FAILED',
    details: { errors: [{ field: 'name', message }] },
  });

  it('are kept in their order, and changed one by one', async () => {
    const user = await register(service);
    const first = await as(user).saveView({ name: ' Triagem ', query: 'status=new' });
    expect(first).toEqual({ id: first.id, name: 'Triagem', query: 'status=new', isDefault: false });
    const second = await as(user).saveView({ name: 'Tudo', query: '' });
    await as(user).changeSavedView({ id: first.id, name: 'Novos', query: 'status=new&ordem=-score' });
    expect(await as(user).savedViews()).toEqual([
      { id: first.id, name: 'Novos', query: 'status=new&ordem=-score', isDefault: false },
      second,
    ]);
    await as(user).removeSavedView({ id: first.id });
    expect(await names(user)).toEqual(['Tudo']);
  });

  it('have one default at most', async () => {
    const user = await register(service);
    const [a, b] = [
      await as(user).saveView({ name: 'A', query: '' }),
      await as(user).saveView({ name: 'B', query: '' }),
    ];
    await as(user).changeSavedView({ id: a.id, isDefault: true });
    expect(await as(user).changeSavedView({ id: b.id, isDefault: true })).toMatchObject({ isDefault: true });
    const defaults = async () => (await as(user).savedViews()).map(({ isDefault }) => isDefault);
    expect(await defaults()).toEqual([false, true]);
    await as(user).changeSavedView({ id: b.id, isDefault: false });
    expect(await defaults()).toEqual([false, false]);
  });

  it('belong to their user alone', async () => {
    const [user, other] = [await register(service), await register(service)];
    const { id } = await as(user).saveView({ name: 'Minha', query: '' });
    expect(await as(other).savedViews()).toEqual([]);
    const notFound = { code: 'NOT_FOUND', message: 'Visão não encontrada' };
    await expect(as(other).changeSavedView({ id, name: 'Tua' })).rejects.toMatchObject(notFound);
    await expect(as(other).removeSavedView({ id })).rejects.toMatchObject(notFound);
    await as(other).saveView({ name: 'Minha', query: '' });
    expect(await names(user)).toEqual(['Minha']);
  });

  it('are limited in number and length, and have names of their own', async () => {
    const user = await register(service);
    const { id } = await as(user).saveView({ name: 'Visão 0', query: '' });
    for (let n = 1; n < MAX_SAVED_VIEWS - 1; n += 1)
      await as(user).saveView({ name: `Visão ${n}`, query: '' });
    const atOnce = await Promise.allSettled(
      ['X', 'Y', 'Z'].map((name) => as(user).saveView({ name, query: '' })),
    );
    const refused = atOnce.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject(refusal('Você já tem 20 visões; exclua uma para salvar outra'));
    await as(user).removeSavedView({ id });
    await expect(as(user).saveView({ name: 'VISÃO 1', query: '' })).rejects.toMatchObject(
      refusal('Você já tem uma visão com este nome'),
    );
    await expect(as(user).saveView({ name: '  ', query: '' })).rejects.toMatchObject(
      refusal('Dê um nome à visão'),
    );
    await expect(as(user).saveView({ name: 'x'.repeat(61), query: '' })).rejects.toMatchObject(
      refusal('Use no máximo 60 caracteres'),
    );
    expect(await names(user)).toHaveLength(MAX_SAVED_VIEWS - 1);
  });

  it('are erased with the user', async () => {
    const user = await register(service);
    await as(user).saveView({ name: 'Busca', query: 'search=joana' });
    await service.as(ADMIN).erase({ id: user.id });
    expect(await service.rows('select 1 from saved_view where account_id = $1', [user.id])).toEqual([]);
  });
});
