import { CreateMessageTemplateDocument as CREATE_TEMPLATE } from '../../generated/graphql';
import { gateway } from '../../testing/render-screen';
import { apollo } from './apollo';

describe('a form that creates a record', () => {
  const send = (title: string) =>
    apollo
      .mutate({
        mutation: CREATE_TEMPLATE,
        variables: { input: { title, type: 'email', content: 'Uma mensagem.' } },
      })
      .catch((error: unknown) => error);
  const accept = () =>
    gateway.reply(CREATE_TEMPLATE, ({ input }) => ({
      createMessageTemplate: { id: 7, ...input, updatedAt: '2026-03-02T12:00:00.000Z' },
    }));

  it('has the same key until its response is known, and each other form has its own', async () => {
    gateway.disconnect(CREATE_TEMPLATE);
    await send('Convite');
    gateway.refuse(CREATE_TEMPLATE, { code: 'UNAVAILABLE', message: 'Tente de novo' });
    await send('Convite');
    accept();
    await send('Convite');
    const keys = gateway.formKeys(CREATE_TEMPLATE);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    await send('Convite');
    gateway.disconnect(CREATE_TEMPLATE);
    await send('Convite');
    await send('Convite para a conversa');
    expect(new Set(gateway.formKeys(CREATE_TEMPLATE)).size).toBe(4);
    expect(gateway.formKeys(CREATE_TEMPLATE)).toHaveLength(6);
  });
});
