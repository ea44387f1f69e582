import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { HOSTILE_DOCUMENTS } from './hostile-documents.js';

const STORED = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };

describe('HTTP', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system?.stop());

  describe('GraphQL', () => {
    it('uses the error codes of REST', async () => {
      const visitor = system.visitor();
      const { body } = await visitor.graphql('{ candidates { pagination { limit } } }');
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED', statusCode: 401 } }] });
      expect((await visitor.graphql('{ job(id: 2147483647) { id } }')).body).toMatchObject({
        errors: [{ message: 'Vaga não encontrada.', extensions: { code: 'NOT_FOUND', statusCode: 404 } }],
      });
    });

    it.each(['{ nothing }', '{', 'query A { me { id } } query B { me { id } }'])(
      'refuses %j',
      async (query) => {
        const { status, body } = await system.visitor().graphql(query);
        expect(status).toBe(400);
        expect(body).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
        expect(JSON.stringify(body)).not.toMatch(/stacktrace|node_modules/);
      },
    );

    it.each([
      ['no document', {}],
      ['a stored document', { extensions: STORED }],
      ['a document with the hash of a stored one', { query: '{ me { id } }', extensions: STORED }],
      ['a document that is no text', { query: { me: 1 } }],
    ])('refuses %s as a mistake of the caller', async (_what, body) => {
      const answer = await fetch(`${system.url}/graphql`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        errors: [{ message: expect.stringContaining('“query”'), extensions: { code: 'VALIDATION_FAILED' } }],
      });
    });

    it.each([
      [
        'fields',
        `{ ${Array.from({ length: 500 }, (_, n) => `a${n}: __typename jobs { i${n}: id }`).join(' ')} }`,
      ],
      ['root fields', `{ ${Array.from({ length: 13 }, (_, n) => `j${n}: jobs { id }`).join(' ')} }`],
      [
        'fields by fragments',
        `{ jobs { ...a } } fragment a on Job { ${Array.from({ length: 401 }, (_, n) => `x${n}: id`).join(' ')} }`,
      ],
    ])('refuses an operation with too many %s', async (_what, query) => {
      const { status, body } = await system.visitor().graphql(query);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
    });

    it.each(HOSTILE_DOCUMENTS)('refuses %s', async (_name, query) => {
      const { status, body } = await system.visitor().graphql(query);
      if (query.length > 256 * 1024) expect(status).toBe(413);
      else
        expect({ status, body }).toMatchObject({
          status: 400,
          body: { errors: [{ extensions: { code: 'VALIDATION_FAILED', detail: expect.any(String) } }] },
        });
    });

    it('returns the same results interpreted and compiled', async () => {
      const query = 'query Job($id: Int!) { jobs { id title createdAt } job(id: $id) { id type } me { id } }';
      const send = async (body: object) => {
        const response = await fetch(`${system.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const headers = ['content-type', 'cache-control', 'x-content-type-options'];
        return {
          status: response.status,
          headers: headers.map((name) => response.headers.get(name)),
          body: await response.json(),
        };
      };
      // Apollo interprets the first run and compiles the operation in the second; it takes no part in the later ones.
      const inputs = [{ id: 1 }, { id: 2147483647 }, { id: 'abc' }, {}];
      const runs = [];
      for (let n = 0; n < 4; n++) {
        const responses = [];
        for (const variables of inputs) {
          const { status, headers, body } = await send({ query, operationName: 'Job', variables });
          const { data, errors } = body as { data?: object; errors?: Array<Record<string, object>> };
          const kinds = errors?.map(({ path, extensions }) => [path, extensions?.['code' as never]]);
          responses.push({ status, headers, data, kinds });
        }
        runs.push(responses);
      }
      expect(runs[0]?.map(({ status }) => status)).toEqual([200, 200, 400, 400]);
      for (const run of runs) expect(run).toEqual(runs[0]);
      expect(
        (await send({ query: 'query A { me { id } } query B { jobs { id } }', operationName: 'A' })).body,
      ).toEqual({
        data: { me: null },
      });
      for (let n = 0; n < 4; n++) {
        const missing = (await system.visitor().graphql(query, { id: 2147483647 })).body;
        expect(missing).toMatchObject({
          data: { job: null },
          errors: [{ message: 'Vaga não encontrada.', path: ['job'], extensions: { code: 'NOT_FOUND' } }],
        });
        const wrong = (await system.visitor().graphql(query, { id: 'abc' })).body;
        expect(wrong).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
      }
    });

    it.each(['mutation { deleteJob(id: 100) }', '{ me { id } }'])('does not run %j by GET', async (text) => {
      const answer = await fetch(`${system.url}/graphql?query=${encodeURIComponent(text)}`, {
        headers: { 'apollo-require-preflight': '1' },
      });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST');
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] });
    });
  });
});
