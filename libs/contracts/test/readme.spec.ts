import { readFileSync } from 'node:fs';
import { SUBSCRIPTIONS } from '../src/index.js';
import { eventsTable, withTable } from '../events-table.mjs';

it('the README shows the events as they are (renew it with: npm run docs:events)', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(readme).toBe(withTable(readme, eventsTable(SUBSCRIPTIONS)));
});
