import { NotificationsRpc, type SaveMessageTemplate } from '@araucaria/contracts';
import { ADMIN, startTestService, type TestService } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';

const template: SaveMessageTemplate = {
  title: 'Convite',
  type: 'email',
  content: 'Venha conversar com a gente.',
};

describe('message templates', () => {
  let service: TestService<typeof NotificationsRpc.calls>;
  beforeAll(async () => {
    service = await startTestService(AppModule, NotificationsRpc, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Araucária Talentos <talentos@araucaria.example>',
    });
  });
  afterAll(() => service.stop());

  it('begins with the four built-in samples', async () => {
    const templates = await service.as(ADMIN).templates();
    expect(templates.map(({ title, type }) => [title, type])).toEqual([
      ['Confirmação de entrevista', 'email'],
      ['Lembrete de entrevista', 'whatsapp'],
      ['Solicitação de documentos', 'email'],
      ['Confirmação rápida', 'whatsapp'],
    ]);
    expect(templates.every(({ content }) => content.includes('{{nome}}') && !content.includes('['))).toBe(
      true,
    );
  });

  it('stores, changes and removes one', async () => {
    const created = await service.as(ADMIN).createTemplate(template);
    expect(created).toMatchObject(template);
    const changed = { ...template, id: created.id, type: 'whatsapp' as const, title: 'Convite 😀' };
    expect(await service.as(ADMIN).updateTemplate(changed)).toMatchObject(changed);
    expect(await service.as(ADMIN).templates()).toContainEqual(expect.objectContaining(changed));
    await service.as(ADMIN).removeTemplate({ id: created.id });
    await expect(service.as(ADMIN).removeTemplate({ id: created.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(service.as(ADMIN).updateTemplate(changed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    [{ title: ' ab ' }, 'title', 'O título deve ter pelo menos 3 caracteres'],
    [{ title: undefined }, 'title', 'O título deve ter pelo menos 3 caracteres'],
    [{ type: 'sms' }, 'type', 'Selecione o tipo de mensagem'],
    [{ type: null }, 'type', 'Selecione o tipo de mensagem'],
    [{ content: '123456789 ' }, 'content', 'A mensagem deve ter pelo menos 10 caracteres'],
    [{ content: 12 }, 'content', 'A mensagem deve ter pelo menos 10 caracteres'],
  ])('refuses %j on %s', async (change, field, message) => {
    const refused = service.as(ADMIN).createTemplate({ ...template, ...change } as SaveMessageTemplate);
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field, message }] },
    });
  });

  it('refuses variables that do not exist, by their names', async () => {
    const content = 'Olá, {{nome}}! {{ salario }} {{7*7}} [colchetes meus]';
    await expect(service.as(ADMIN).createTemplate({ ...template, content })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        errors: [
          {
            field: 'content',
            message: expect.stringMatching(
              /^Variáveis desconhecidas: \{\{ salario \}\}, \{\{7\*7\}\}\. Use somente/,
            ) as string,
          },
        ],
      },
    });
  });

  it('shows a text with examples, and says which places it cannot fill', async () => {
    const content = 'Olá, {{ Nome }}! {{vaga}} [horário] {{foo}}';
    expect(await service.as(ADMIN).preview({ content })).toEqual({
      text: 'Olá, Ana! Pessoa Desenvolvedora 09:00 {{foo}}',
      missing: [],
      unknown: ['{{foo}}'],
    });
  });

  it('keeps a text that looks like SQL or a placeholder as it is', async () => {
    const content = `a ? b $1 $t$ '); drop table delivery; --`;
    const { id } = await service.as(ADMIN).createTemplate({ ...template, content });
    expect(await service.as(ADMIN).templates()).toContainEqual(expect.objectContaining({ id, content }));
  });
});
