import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Who tells an event follows from what it is about. */
const TELLERS = {
  job: 'jobs',
  candidate: 'candidates',
  interview: 'interviews',
  referral: 'referrals',
  bonus: 'referrals',
  user: 'users',
  delivery: 'notifications',
  template: 'notifications',
  // About an interview, but it happens where mails are sent.
  'interview.invitation-sent': 'notifications',
};
const MARKS = ['<!-- events -->', '<!-- /events -->'];
const README = fileURLToPath(new URL('../../README.md', import.meta.url));

/** The event table as Markdown, from the subscriptions that the processes themselves start with. */
export function eventsTable(subscriptions) {
  const rows = Object.entries(subscriptions).map(([event, services]) => {
    const teller = TELLERS[event] ?? TELLERS[event.split('.')[0]];
    if (!teller) throw new Error(`nobody is known to tell ${event}`);
    return `| \`${event}\` | ${teller} | ${services.join(', ') || '–'} |`;
  });
  return ['| event | told by | heard by |', '|---|---|---|', ...rows].join('\n');
}

/** README with the table between its marks renewed. */
export function withTable(readme, table) {
  const [start, end] = MARKS.map((mark) => readme.indexOf(mark));
  if (start < 0 || end < start) throw new Error('README.md has no place for the event table');
  return `${readme.slice(0, start + MARKS[0].length)}\n\n${table}\n\n${readme.slice(end)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { SUBSCRIPTIONS } = await import('./dist/events.js');
  writeFileSync(README, withTable(readFileSync(README, 'utf8'), eventsTable(SUBSCRIPTIONS)));
}
