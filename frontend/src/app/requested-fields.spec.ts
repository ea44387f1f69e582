import { parse } from 'graphql';
import { selectRequestedFields } from './requested-fields';

describe('an answer of the server to itself', () => {
  it('holds what the operation asks for, and nothing else', () => {
    const operation = parse('query Jobs { jobs { id title benefits } }');
    const jobs = [{ id: 1, title: 'A', isSystem: false }];
    expect(selectRequestedFields(operation, { jobs, other: 1 })).toEqual({
      jobs: [{ id: 1, title: 'A', benefits: null }],
    });
    expect(selectRequestedFields(operation, { jobs: null })).toEqual({ jobs: null });
  });
});
