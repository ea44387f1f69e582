import { AssistantService } from '../src/ai/assistant.service.js';
import { startExternalServer, type ExternalServer } from './external-server.js';

const INPUT = { prompt: 'Analista de folha', mode: 'description', title: 'Analista', department: 'Pessoas' };
const VARIABLES = ['AI_API_KEY', 'AI_BASE_URL', 'AI_MODEL', 'AI_TIMEOUT_MS'];

const completion = (message: object) => ({
  body: JSON.stringify({
    id: '1',
    object: 'chat.completion',
    created: 0,
    model: 'local',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
  }),
});

describe('drafts of an OpenAI-compatible assistant', () => {
  const environment = { ...process.env };
  let server: ExternalServer;
  let assistant: AssistantService;

  beforeAll(async () => {
    server = await startExternalServer();
    Object.assign(process.env, { AI_BASE_URL: `${server.url}/v1`, AI_MODEL: 'local', AI_TIMEOUT_MS: '2000' });
    assistant = new AssistantService();
  });
  afterAll(async () => {
    for (const name of VARIABLES) {
      if (environment[name] === undefined) delete process.env[name];
      else process.env[name] = environment[name];
    }
    await server.stop();
  });

  it('return the text and the model, and send the request of the user', async () => {
    server.respond(completion({ content: '  Cuida da folha.\n' }));
    expect(await assistant.draft(INPUT)).toEqual({ text: 'Cuida da folha.', provider: 'local' });
    expect(JSON.parse(server.bodies[0] ?? '')).toMatchObject({
      model: 'local',
      messages: [
        { role: 'system' },
        { role: 'user', content: expect.stringContaining('Título: Analista\nDepartamento: Pessoas') },
      ],
    });
  });

  it.each([
    ['a refusal', completion({ content: null, refusal: 'I cannot help with that.' })],
    ['an empty text', completion({ content: '  ' })],
    ['a completion without choices', { body: '{"choices":[]}' }],
    ['another JSON document', { body: '{}' }],
    ['an invalid JSON document', { body: '<html>' }],
    ['a rate limit', { status: 429, body: '{"error":{"message":"slow down"}}' }],
    ['a wrong key', { status: 401, body: '{"error":{"message":"no"}}' }],
    ['a failure', { status: 503, body: 'down' }],
    ['no response within the timeout', undefined],
  ])('are unavailable after %s, with one request', async (_case, response) => {
    server.respond(response);
    await expect(assistant.draft(INPUT)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('assistente de IA'),
    });
    expect(server.bodies).toHaveLength(1);
  });

  it('follow no redirect to another address', async () => {
    const other = await startExternalServer();
    other.respond(completion({ content: 'Texto' }));
    server.respond({ status: 307, headers: { location: other.url }, body: '' });
    await expect(assistant.draft(INPUT)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(other.bodies).toEqual([]);
    await other.stop();
  });

  it('come from the templates when no assistant is configured', async () => {
    server.respond();
    const { AI_BASE_URL } = process.env;
    process.env.AI_BASE_URL = '';
    expect(await new AssistantService().draft(INPUT)).toEqual({
      text: expect.stringMatching(/\S/),
      provider: 'template',
    });
    process.env.AI_BASE_URL = AI_BASE_URL;
    expect(server.bodies).toEqual([]);
  });
});
