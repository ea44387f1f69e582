import type { TestSystem } from '../../../src/index.js';
import type { Journal } from './journal.js';
import type { Messenger } from './messenger.js';

export interface Reckoning {
  lost: string[];
  doubled: string[];
  phantom: string[];
}

/** Compares what was promised with what is there: rows, files, mails and messages. */
export async function reckon(system: TestSystem, journal: Journal, messenger: Messenger): Promise<Reckoning> {
  const result: Reckoning = { lost: [], doubled: [], phantom: [] };
  const compare = (what: string, promised: Iterable<string>, found: string[]): void => {
    const expected = new Set(promised);
    const counts = new Map<string, number>();
    for (const key of found) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const key of expected) if (!counts.has(key)) result.lost.push(`${what} ${key}`);
    for (const [key, count] of counts) {
      if (!expected.has(key)) result.phantom.push(`${what} ${key}`);
      else if (count > 1) result.doubled.push(`${what} ${key} (${count})`);
    }
  };
  const column = async (sql: string): Promise<string[]> =>
    (await system.rows<{ key: string }>(sql)).map(({ key }) => key);

  const { applications, interviews, hires } = journal;
  const streamed = `email like 'joana.prado.%'`;
  compare(
    'application',
    applications.keys(),
    await column(`select email as key from candidates.candidate where ${streamed}`),
  );
  compare(
    'interview',
    interviews.keys(),
    await column(
      `select to_char(i.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as key
       from interviews.interview i join candidates.candidate c on c.id = i.candidate_id
       where i.status = 'scheduled' and c.${streamed}`,
    ),
  );
  compare(
    'hire',
    hires,
    await column(`select email as key from candidates.candidate where status = 'hired' and ${streamed}`),
  );

  const referred = [...applications.values()].filter(({ referralCode }) => referralCode);
  compare(
    'referral application',
    referred.map(({ email }) => email),
    await column(
      `select c.email as key from referrals.referral_application a
       join candidates.candidate c on c.id = a.candidate_id where c.${streamed}`,
    ),
  );
  compare(
    'bonus schedule',
    hires,
    await column(
      `select c.email as key from referrals.referral_application a join candidates.candidate c on c.id = a.candidate_id
       where c.${streamed} and a.hire_date is not null`,
    ),
  );

  const delivered = (kind: string, channel = 'email') =>
    column(
      `select c.email as key from notifications.delivery d join candidates.candidate c on c.id = d.candidate_id
       where d.kind = '${kind}' and d.channel = '${channel}' and d.state in ('sent', 'delivered') and c.${streamed}`,
    );
  compare('receipt', applications.keys(), await delivered('application-receipt'));
  const invited = [...interviews.values()].map(({ email }) => email);
  compare('invitation', invited, await delivered('interview-invitation'));
  compare('invitation by WhatsApp', invited, await delivered('interview-invitation', 'whatsapp'));
  compare(
    'WhatsApp message',
    await column(
      `select id::text as key from notifications.delivery where channel = 'whatsapp' and state in ('sent', 'delivered')`,
    ),
    messenger.deliveryIds,
  );
  // A mail that a dying process had just handed over may come again; its Message-ID is the same, and mail programs
  // keep one. What counts is what people find.
  compare(
    'mail',
    await column(
      `select message_id as key from notifications.delivery where state = 'sent' and channel = 'email'`,
    ),
    [...new Set(system.mailbox.messages().map(({ messageId }) => messageId ?? 'without Message-ID'))],
  );
  compare('file', ...(await files(system, journal)));
  return result;
}

/** The files of those who sent one, beside those that staff can open, named by what they hold. */
async function files(system: TestSystem, { applications }: Journal): Promise<[string[], string[]]> {
  const admin = await system.admin();
  const sent: string[] = [];
  const found: string[] = [];
  for (const { email, resume } of applications.values()) {
    if (!resume) continue;
    sent.push(`${email} ${resume}`);
    const [row] = await system.rows<{ id: number }>('select id from candidates.candidate where email = $1', [
      email,
    ]);
    const answer = await admin.get<{ resumeData?: string }>(`/api/candidates/${row?.id}/resume-base64`);
    if (answer.body.resumeData) found.push(`${email} ${answer.body.resumeData}`);
  }
  return [sent, found];
}
