import { describeStatement } from '../src/statement-spans.js';

describe('the span of a statement', () => {
  it.each([
    ['select id from candidate_record where email = $1', 'select', 'candidate_record'],
    [
      'insert into "candidates"."candidate_record" ("id") values ($1)',
      'insert',
      'candidates.candidate_record',
    ],
    ['update outbox_event set published_at = now()', 'update', 'outbox_event'],
    ['with due as (select 1 from delivery) select * from due', 'with', 'delivery'],
    ['begin', 'begin', ''],
    ['', 'statement', ''],
  ])('is named after the operation and the table of %j', (text, operation, table) => {
    expect(describeStatement(text)).toEqual({ operation, table });
  });

  it('holds no value that is written into the statement', () => {
    const text = `select 'from maria.lima' as a, 'it''s from joana' as b from job`;

    expect(describeStatement(text)).toEqual({ operation: 'select', table: 'job' });
  });
});
