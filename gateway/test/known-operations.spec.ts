import { KnownOperations } from '../src/graphql/known-operations.js';

const TEXT = 'query Jobs {\n  jobs {\n    id\n    title\n  }\n}';

describe('the known operations', () => {
  const known = new KnownOperations([TEXT]);

  it('include the exact text that the build wrote', () => {
    expect(known.includes(TEXT)).toBe(true);
  });

  it.each([
    ['a further field', TEXT.replace('title', 'title isSystem')],
    ['another name', TEXT.replace('Jobs', 'Others')],
    ['a further operation', `${TEXT} query Others { me { id } }`],
    ['an alias', TEXT.replace('title', 'title: description')],
    ['another layout', TEXT.replaceAll('\n', ' ')],
    ['no text', ''],
  ])('do not include %s', (_what, text) => {
    expect(known.includes(text)).toBe(false);
  });
});
