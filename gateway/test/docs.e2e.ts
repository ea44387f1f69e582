import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { bodySchema, component, openApi, operationsOf, resolve, type ApiDocument } from './api-document.js';
import { callAccess, registeredCalls } from './registered-calls.js';
import { REST, type Who } from './role-matrix.js';

describe('the API document', () => {
  let system: TestSystem;
  let document: ApiDocument;
  beforeAll(async () => {
    system = await startTestSystem();
    document = await openApi(system.visitor());
  });
  afterAll(() => system?.stop());

  it('describes every registered call, and no other', () => {
    expect(document.openapi).toBe('3.1.0');
    expect([...operationsOf(document).keys()].sort()).toEqual(registeredCalls());
    const nameless = [...operationsOf(document)].filter(([, { summary }]) => !summary);
    expect(nameless).toEqual([]);
  });

  it('derives a body from the rules that validate it', () => {
    const { required, properties } = bodySchema(document, 'POST /api/candidates') ?? {};
    expect(required).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'phone']));
    expect(properties?.firstName).toMatchObject({ type: 'string', minLength: 2 });
    expect(properties).toHaveProperty('recaptchaToken');
    expect(properties).not.toHaveProperty('ipAddress');
    expect(properties?.experiences).toMatchObject({
      type: 'array',
      maxItems: 50,
      items: { type: 'object', required: ['company', 'position', 'startDate'] },
    });
    expect(bodySchema(document, 'PUT /api/candidates/:id/score')).toEqual({
      type: 'object',
      properties: {
        score: { type: 'integer', minimum: 0, maximum: 100 },
        from: { type: 'integer', description: expect.any(String) },
      },
      required: ['score'],
    });
  });

  it('gives every JSON body at least one field', () => {
    const empty = [...operationsOf(document).keys()].filter((call) => {
      const body = bodySchema(document, call);
      return body && !Object.keys(body.properties ?? {}).length;
    });
    expect(empty).toEqual([]);
  });

  it('requires the session that the access matrix demands, and the declared permission', () => {
    const access = callAccess();
    const required = (call: string, who: Who) =>
      ({
        everybody: [],
        candidate: [{ candidateCookie: [] }],
        'logged in': [{ cookie: [] }],
        admin: [{ cookie: [access.get(call)] }],
      })[who];
    // The matrix states who may change the password of others; everybody logged in may change their own.
    const expected = { ...REST, 'PUT /api/users/:id/change-password': 'logged in' as const };
    for (const [call, who] of Object.entries(expected))
      expect([call, operationsOf(document).get(call)?.security]).toEqual([call, required(call, who)]);
  });

  it('describes what each call returns', () => {
    const withoutBody = [...operationsOf(document)].filter(([, { responses }]) =>
      Object.entries(responses).some(
        ([status, response]) => /^20[0-3]$/.test(status) && !(response && 'content' in response),
      ),
    );
    expect(withoutBody.map(([call]) => call)).toEqual([
      'POST /api/privacy/requests',
      'POST /api/auth/forgot-password',
      'POST /api/auth/links/renewal',
      'POST /api/candidate-area/links',
      'POST /api/hiring/report',
      'POST /api/whatsapp/webhook',
    ]);
    const job = operationsOf(document).get('GET /api/jobs/:id')?.responses['200'];
    const schema = job && 'content' in job ? job.content?.['application/json']?.schema : undefined;
    expect(resolve(document, schema)?.properties).toMatchObject({
      title: { type: 'string' },
      benefits: { type: ['string', 'null'] },
      type: { enum: expect.arrayContaining(['CLT', 'PJ']) as string[] },
    });
  });

  it('refers only to schemas and responses that it contains', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    for (const [, $ref = ''] of references) expect(component(document, $ref)).toBeDefined();
  });

  it('names the errors that a call may return, by status', () => {
    const responses = operationsOf(document).get('PUT /api/candidates/:id/status')?.responses ?? {};
    expect(Object.keys(responses).sort()).toEqual(['200', '400', '401', '403', '404', '409', 'default']);
    const conflict = responses['409'];
    expect(conflict).toEqual({ $ref: expect.any(String) });
    const described = component(document, (conflict as { $ref: string }).$ref);
    expect(JSON.stringify(described)).toContain('["CHANGED_MEANWHILE","HIRED"]');
  });

  it('can be read in a browser', async () => {
    const page = await system.visitor().get<string>('/docs/api');
    expect(page.status).toBe(200);
    const files = [...page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file as string);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await system.visitor().get(`/docs/${file}`)).status).toBe(200);
  });
});
