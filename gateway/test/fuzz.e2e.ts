import * as fc from 'fast-check';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import {
  randomRuns,
  startTestSystem,
  type ApiResponse,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { mergedSchema } from '../src/graphql/merge-schema.js';
import { bodyFields, openApi, queryParameters, type ApiDocument } from './api-document.js';
import { registeredCalls } from './registered-calls.js';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

/** Values of each operation. `npm run security` tries many more. */
const RUNS = { numRuns: randomRuns({ short: 2, long: 40 }) };
const TIMEOUT_MS = 120_000 + RUNS.numRuns * 10_000;
/** Ends the very session that the test needs; never ends. */
const LEFT_OUT = new Set(['POST /api/auth/logout', 'GET /api/live']);

/** What people and programs send that they should not. */
const odd = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    2_147_483_648,
    1e308,
    '',
    ' ',
    '\0',
    '\ud800',
    "'; drop table job; --",
  ),
  fc.constantFrom(
    '2026-02-31',
    '0000-00-00',
    '+275760-09-13',
    '9999999999999',
    'x'.repeat(5_000),
    '🦜'.repeat(300),
  ),
  fc.constantFrom(
    '{{7*7}}',
    '%s%n',
    '../../etc/passwd',
    '<script>',
    'NaN',
    'Infinity',
    '\u202e',
    'İ',
    '-0',
    '1e3',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 5 }),
  fc.dictionary(fc.string({ maxLength: 10 }), fc.anything({ maxDepth: 1 }), { maxKeys: 3 }),
);

describe('random input', () => {
  let system: TestSystem;
  let admin: Visitor;
  let document: ApiDocument;
  beforeAll(async () => {
    system = await startTestSystem();
    admin = await system.admin();
    document = await openApi(admin);
  });
  afterAll(() => system?.stop());

  const assertCalm = ({ status, body }: ApiResponse) => {
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body) ?? '').not.toMatch(
      /node_modules|\.ts:\d|INTERNAL|select .* from|syntax error at|violates/i,
    );
  };

  describe.each(registeredCalls().filter((call) => !LEFT_OUT.has(call)))('%s', (call) => {
    const [method = '', path = ''] = call.split(' ');
    const id = fc.oneof(fc.integer({ min: 90_000, max: 99_999 }).map(String), odd);

    it(
      'never causes a server error',
      async () => {
        const body = fc.oneof(someOf(bodyFields(document, call), odd), odd);
        const query = someOf(queryParameters(document, call), fc.oneof(odd, fc.integer({ min: 0, max: 3 })));
        await fc.assert(
          fc.asyncProperty(body, query, id, async (sent, asked, record) => {
            const parameters = Object.entries(asked).map(([name, value]) => `${name}=${encode(value)}`);
            const address = path.replace(/:\w+/, encode(record) || 'x');
            const url = parameters.length ? `${address}?${parameters.join('&')}` : address;
            assertCalm(await admin.send(method, url, method === 'GET' ? undefined : sent));
          }),
          RUNS,
        );
      },
      TIMEOUT_MS,
    );
  });

  it(
    'never causes a server error in a GraphQL field',
    async () => {
      const schema = buildSchema(await mergedSchema());
      const operations = [
        ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
        ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
          (field) => ['mutation', field] as const,
        ),
      ].filter(([, { args }]) => args.length > 0);
      for (const [kind, { name, args, type }] of operations) {
        const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
        const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
        const selection = /^(Boolean|Int|String)!?$/.test(String(type)) ? '' : '{ __typename }';
        const operation = `${kind} Odd(${declared}) { ${name}(${passed}) ${selection} }`;
        const variables = fc.record(
          Object.fromEntries(args.map((argument) => [argument.name, valueOf(argument.type)])),
        );
        await fc.assert(
          fc.asyncProperty(variables, async (values) => assertCalm(await admin.graphql(operation, values))),
          RUNS,
        );
      }
    },
    TIMEOUT_MS * 10,
  );

  it(
    'never causes a server error with a bent GraphQL document',
    async () => {
      await fc.assert(
        fc.asyncProperty(bentDocument, async (document) =>
          assertCalm(await admin.post('/graphql', { query: document })),
        ),
        { numRuns: RUNS.numRuns * 10 },
      );
    },
    TIMEOUT_MS,
  );

  it('leaves the system ready', async () => {
    expect((await admin.get('/health/ready')).status).toBe(200);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
  });
});

/** An object with any of the fields, or with an unknown one where there are none. */
const someOf = (fields: string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries((fields.length ? fields : ['any']).map((field) => [field, value])), {
    requiredKeys: [],
  });

const DOCUMENTS = [
  '{ jobs { id title location } }',
  'query Jobs($id: Int!) { job(id: $id) { ...parts } } fragment parts on Job { id title }',
  'mutation { logout }',
  '{ __schema { types { name fields { name type { name ofType { name } } } } } }',
  'query A { me { id } } query B { jobs { id } }',
];

/** A document with pieces cut out, doubled, nested or replaced. */
const bentDocument = fc
  .tuple(
    fc.constantFrom(...DOCUMENTS),
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.integer({ min: 0, max: 12 }),
        insert: fc.oneof(
          fc.constantFrom('{', '}', '...', '@include(if: $x)', '$id', '"""', '#', '\\u{110000}', '[[[[', '!'),
          fc.integer({ min: 1, max: 400 }).map((count) => '{ jobs '.repeat(count)),
          fc.integer({ min: 1, max: 400 }).map((count) => ' a: jobs { id }'.repeat(count)),
          fc.string({ unit: 'binary', maxLength: 10 }),
        ),
      }),
      { maxLength: 4 },
    ),
  )
  .map(([document, bends]) =>
    bends.reduce((text, { at, cut, insert }) => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + insert + text.slice(start + cut);
    }, document),
  );

const encode = (value: unknown): string =>
  encodeURIComponent(String(JSON.stringify(value) ?? '').replace(/^"|"$/g, ''));

/** Mostly of the right type, so that the services see it and not only the GraphQL layer. */
function valueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return fc.array(valueOf(type.ofType), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name), 'nonsense');
  if (isInputObjectType(type))
    return fc.record(
      Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type)])),
    );
  switch (type.name) {
    case 'Int':
      return fc.oneof(
        fc.integer({ min: -5, max: 200_000 }),
        fc.constantFrom(2_147_483_647, -2_147_483_648, 1.5),
      );
    case 'Boolean':
      return fc.boolean();
    default:
      return odd;
  }
}
