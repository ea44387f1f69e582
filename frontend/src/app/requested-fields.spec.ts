import { parse } from 'graphql';
import { selectRequestedFields } from './requested-fields';

describe('selectRequestedFields', () => {
  it('returns the fields that the operation selects, and no others', () => {
    const operation = parse('query Jobs { jobs { id title benefits } }');
    const jobs = [{ id: 1, title: 'A', isSystem: false }];
    expect(selectRequestedFields(operation, { jobs, other: 1 })).toEqual({
      jobs: [{ id: 1, title: 'A', benefits: null }],
    });
    expect(selectRequestedFields(operation, { jobs: null })).toEqual({ jobs: null });
  });
});
