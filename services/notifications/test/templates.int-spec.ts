import { NotificationsRpc, type SaveMessageTemplate } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
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

  it('lists the four built-in templates of a new installation', async () => {
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

  it('creates, updates and removes a template', async () => {
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

  it('tells who edits what a colleague has stored meanwhile, and overwrites it only on request', async () => {
    const { id, updatedAt } = await service.as(ADMIN).createTemplate(template);
    const edit = (title: string, from?: string) =>
      service.as(ADMIN).updateTemplate({ ...template, id, title, from });
    const stored = await edit('Convite da Bia', updatedAt);
    await expect(edit('Convite da Ana', updatedAt)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { title: 'Convite da Bia', content: template.content, updatedAt: stored.updatedAt },
    });
    // The same edit again, whose first response was lost, is stored already.
    const changes = async () => (await service.published('message-template.changed')).length;
    const before = await changes();
    expect(await edit('Convite da Bia', updatedAt)).toEqual(stored);
    expect(await changes()).toBe(before);
    expect(await edit('Convite da Ana', stored.updatedAt)).toMatchObject({ title: 'Convite da Ana' });
    expect(await edit('Sem comparação')).toMatchObject({ title: 'Sem comparação' });
  });

  it('restores a removed template under its id, and publishes each change for open screens', async () => {
    const { id } = await service.as(ADMIN).createTemplate(template);
    await service.as(ADMIN).removeTemplate({ id });
    expect((await service.as(ADMIN).templates()).map((one) => one.id)).not.toContain(id);
    expect(await service.as(ADMIN).restoreTemplate({ id })).toMatchObject({ ...template, id });
    expect((await service.as(ADMIN).templates()).map((one) => one.id)).toContain(id);
    await expect(service.as(ADMIN).restoreTemplate({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const published = await service.published('message-template.changed');
    expect(published.filter(({ templateId }) => templateId === id)).toHaveLength(3);
  });

  it.each([
    [{ title: ' ab ' }, 'title', 'O título deve ter pelo menos 3 caracteres'],
    [{ title: undefined }, 'title', 'O título deve ter pelo menos 3 caracteres'],
    [{ type: 'sms' }, 'type', 'Selecione o tipo de mensagem'],
    [{ type: null }, 'type', 'Selecione o tipo de mensagem'],
    [{ content: '123456789 ' }, 'content', 'A mensagem deve ter pelo menos 10 caracteres'],
    [{ content: 12 }, 'content', 'A mensagem deve ter pelo menos 10 caracteres'],
  ])('rejects %j with an error on %s', async (change, field, message) => {
    const refused = service.as(ADMIN).createTemplate({ ...template, ...change } as SaveMessageTemplate);
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field, message }] },
    });
  });

  it('rejects unknown variables and names them', async () => {
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

  it('previews a template with examples, and lists unknown variables', async () => {
    const content = 'Olá, {{ Nome }}! {{vaga}} [horário] {{foo}}';
    expect(await service.as(ADMIN).preview({ content })).toEqual({
      text: 'Olá, Ana! Pessoa Desenvolvedora 09:00 {{foo}}',
      missing: [],
      unknown: ['{{foo}}'],
    });
  });

  it('stores text that looks like SQL or a placeholder unchanged', async () => {
    const content = `a ? b $1 $t$ '); drop table delivery; --`;
    const { id } = await service.as(ADMIN).createTemplate({ ...template, content });
    expect(await service.as(ADMIN).templates()).toContainEqual(expect.objectContaining({ id, content }));
  });
});
