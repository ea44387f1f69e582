import { parse } from 'graphql';
import { AppError } from '@araucaria/platform';
import { assertCheapDocument, measureDocument } from '../src/graphql/operation-limits.js';
import { KnownOperations } from '../src/graphql/known-operations.js';
import { HOSTILE_DOCUMENTS } from './hostile-documents.js';

const detailOf = (text: string): string => {
  try {
    assertCheapDocument(text);
    return 'accepted';
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    const { code, details } = error as AppError;
    expect(code).toBe('VALIDATION_FAILED');
    return String(details.detail);
  }
};

const doubling = (fragments: number): string =>
  Array.from({ length: fragments }, (_, n) =>
    n ? `fragment f${n} on Query { ${n < fragments - 1 ? `...f${n + 1} ...f${n + 1}` : 'a'} }` : '{ ...f1 }',
  ).join(' ');

describe('limits of GraphQL documents', () => {
  it.each(HOSTILE_DOCUMENTS)('refuses %s', (_name, text) => {
    expect(detailOf(text)).not.toBe('accepted');
    expect(new KnownOperations(['{ jobs { id } }']).includes(text)).toBe(false);
  });

  it('refuses a long document by its length, without parsing it', () => {
    // Its first character is a syntax error.
    expect(detailOf(')'.repeat(30_000))).toBe('The document has 30000 characters of 20000');
    expect(detailOf(')')).toMatch(/^Syntax Error/);
  });

  it('stops parsing at the limit of tokens', () => {
    expect(detailOf(`{ ${'a '.repeat(3_000)} )`)).toMatch(/Document contains more that 2000 tokens/);
  });

  it.each([10, 100, 400])('visits each selection once in %i fragments that double', (fragments) => {
    const size = measureDocument(parse(doubling(fragments)));
    expect(size.visited).toBe(size.selections);
    expect(size.fields).toBe(2 ** (fragments - 2));
  });

  it('counts fields, depth and root fields with every fragment expanded', () => {
    const size = measureDocument(
      parse('{ a { ...x } ...y ...y } fragment x on A { b { c ... on B { d e } } } fragment y on Q { f }'),
    );
    expect(size).toMatchObject({ fields: 7, depth: 3, rootFields: 3, fragments: 2, directives: 0 });
  });

  it('accepts operations of the size of the site and of developers’ tools', () => {
    const fields = Array.from({ length: 90 }, (_, n) => `field${n}`).join(' ');
    expect(detailOf(`query Candidate($id: Int!) { candidate(id: $id) { ${fields} } }`)).toBe('accepted');
  });
});
