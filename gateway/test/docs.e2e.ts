import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { CALLS } from '../src/docs/calls.js';
import { registeredCalls } from './registered-calls.js';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { summary?: string; requestBody?: object; parameters: object[] }>>;
}

describe('the API document', () => {
  let system: TestSystem;
  let document: Document;
  beforeAll(async () => {
    system = await startTestSystem({ parts: [] });
    document = (await system.visitor().get<Document>('/docs/api/openapi.json')).body;
  });
  afterAll(() => system?.stop());

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) =>
          [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, operation] as const,
      ),
    );

  it('holds every call that exists, and exists for every call that it holds', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(
      operations()
        .map(([call]) => call)
        .sort(),
    ).toEqual(registeredCalls());
    expect(Object.keys(CALLS).sort()).toEqual(registeredCalls());
    for (const [, { summary }] of operations()) expect(summary).toBeTruthy();
  });

  it('says what a call takes, by the rules that check it', () => {
    const apply = document.paths['/api/candidates']?.post?.requestBody as {
      content: { 'application/json': { schema: { required: string[]; properties: Record<string, object> } } };
    };
    const { required, properties } = apply.content['application/json'].schema;
    expect(required).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'phone']));
    expect(properties.firstName).toMatchObject({ type: 'string', minLength: 2 });
    expect(properties).toHaveProperty('recaptchaToken');
    expect(properties).not.toHaveProperty('ipAddress');
  });

  it('can be read in a browser', async () => {
    const page = await system.visitor().get<string>('/docs/api');
    expect(page.status).toBe(200);
    const files = [...page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file as string);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await system.visitor().get(`/docs/${file}`)).status).toBe(200);
  });
});
