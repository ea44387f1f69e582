import { DelayedError } from 'bullmq';
import { storableError, withoutValues } from '../src/storable-error.js';

describe('storableError', () => {
  it.each([
    [
      `insert into "candidate" ("name", "email") values ('Ana d''Ávila', 'ana@x.example') - duplicate key`,
      `insert into "candidate" ("name", "email") values ('…', '…') - duplicate key`,
    ],
    ['Key (email)=(ana@x.example) already exists.', 'Key (email)=(…) already exists.'],
    ['Failing row contains (1, Ana, Lima (Bia), 41).', 'Failing row contains (…).'],
    ['550 5.1.1 <ana.lima@x.example>: Recipient rejected', '550 5.1.1 <<e-mail>>: Recipient rejected'],
    ['(#131026) +55 (41) 99876-5432 is unknown', '(#131026) <number> is unknown'],
    ['CPF 123.456.789-09', 'CPF <number>'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    [
      'no interview 3f0c2c1e-1234-4567-8901-123456789012',
      'no interview 3f0c2c1e-1234-4567-8901-123456789012',
    ],
    ['the handler of candidate 104 failed', 'the handler of candidate 104 failed'],
  ])('turns %j into %j', (message, stored) => {
    expect(withoutValues(message)).toBe(stored);
  });

  it('keeps the name and stack frames and removes quoted values', () => {
    const error = new TypeError("no value for 'Ana'");
    const stored = storableError(error) as Error;
    expect(stored).toMatchObject({ name: 'TypeError', message: "no value for '…'" });
    expect(stored.stack).toMatch(/^TypeError: no value for '…'\n\s+at .*storable-error\.spec/);
    expect(stored).not.toHaveProperty('cause');
  });

  it('returns errors that control BullMQ unchanged', () => {
    const delayed = new DelayedError();
    expect(storableError(delayed)).toBe(delayed);
  });

  it('takes linear time for a long message', () => {
    for (const piece of ["'", '(', 'a@', '1 ', ')=(', "''"])
      expect((storableError(new Error(piece.repeat(500_000))) as Error).message.length).toBeLessThan(20_000);
  });
});
