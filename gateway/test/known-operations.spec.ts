import { parse } from 'graphql';
import { fingerprint } from '../src/graphql/known-operations.js';

const of = (text: string) => fingerprint(parse(text));

describe('the fingerprint of an operation', () => {
  const known = of('query Jobs { jobs { id title } }');

  it.each([
    ['layout', 'query Jobs{jobs{id,title}}'],
    ['what clients add', 'query Jobs { jobs { __typename id title } __typename }'],
  ])('does not change with %s', (_what, text) => {
    expect(of(text)).toBe(known);
  });

  it.each([
    ['a further field', 'query Jobs { jobs { id title isSystem } }'],
    ['another name', 'query Others { jobs { id title } }'],
    ['a further operation', 'query Jobs { jobs { id title } } query Others { me { id } }'],
    ['an alias', 'query Jobs { jobs { id title: description } }'],
  ])('changes with %s', (_what, text) => {
    expect(of(text)).not.toBe(known);
  });

  it('does not mind the order of fragments', () => {
    const parts = [
      'query A { jobs { ...x ...y } }',
      'fragment x on Job { id }',
      'fragment y on Job { title }',
    ];
    expect(of(parts.join(' '))).toBe(of([...parts].reverse().join(' ')));
  });
});
