import { readFileSync } from 'node:fs';
import { PUBLISHERS, SUBSCRIPTION_FILTERS, SUBSCRIPTIONS } from '../src/index.js';
import { eventsDocument } from '../events-table.mjs';

it('docs/events.md matches SUBSCRIPTIONS (regenerate it with: npm run docs:events)', () => {
  const document = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8');
  expect(document).toBe(eventsDocument(SUBSCRIPTIONS, SUBSCRIPTION_FILTERS, PUBLISHERS));
});
