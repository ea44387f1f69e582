import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { TOPICS, staleAfter } from './stale-queries';

describe('what happens elsewhere', () => {
  it('is decided for every question that can be asked', () => {
    const schema = buildSchema(readFileSync('gateway/schema.graphql', 'utf8'));
    expect(Object.keys(TOPICS).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort());
  });

  it('makes the answers untrue that show it, and no others', () => {
    expect(staleAfter('candidate.applied')).toEqual(
      expect.arrayContaining(['candidates', 'candidateCounts']),
    );
    expect(staleAfter('candidate.applied')).not.toContain('users');
    expect(staleAfter('interview.confirmed')).toEqual(
      expect.arrayContaining(['interviews', 'interviewCounts']),
    );
    expect(staleAfter('interview.confirmed')).not.toContain('hiringDashboard');
  });
});
