import type { TestSystem } from '../../../src/index.js';
import type { FakeWhatsAppAccount } from './fake-whatsapp-account.js';
import type { Journal } from './journal.js';

export interface Reconciliation {
  /** Accepted requests without their effect. */
  lost: string[];
  /** Effects that happened more than once. */
  doubled: string[];
  /** Effects without an accepted request. */
  phantom: string[];
}

/** Compares the accepted requests with their effects: rows, files, mails and messages. */
export async function reconcile(
  system: TestSystem,
  journal: Journal,
  whatsApp: FakeWhatsAppAccount,
): Promise<Reconciliation> {
  const result: Reconciliation = { lost: [], doubled: [], phantom: [] };
  const compare = (effect: string, accepted: Iterable<string>, found: string[]): void => {
    const expected = new Set(accepted);
    const counts = new Map<string, number>();
    for (const key of found) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const key of expected) if (!counts.has(key)) result.lost.push(`${effect} ${key}`);
    for (const [key, count] of counts) {
      if (!expected.has(key)) result.phantom.push(`${effect} ${key}`);
      else if (count > 1) result.doubled.push(`${effect} ${key} (${count})`);
    }
  };
  const column = async (sql: string): Promise<string[]> =>
    (await system.rows<{ key: string }>(sql)).map(({ key }) => key);

  const { applications, interviews, hires, furtherApplications } = journal;
  const fromTraffic = `email like 'joana.prado.%'`;
  // The first and the second application of a person.
  const numbered = `(select id, email || ' ' || row_number() over (partition by email order by id) as key
    from candidates.candidate where ${fromTraffic})`;
  const accepted = [
    ...[...applications.keys()].map((email) => `${email} 1`),
    ...[...furtherApplications].map((email) => `${email} 2`),
  ];
  compare('application', accepted, await column(`select key from ${numbered} c`));
  compare(
    'receipt',
    accepted,
    await column(
      `select c.key from notifications.delivery d join ${numbered} c on c.id = d.candidate_id
       where d.kind = 'application-receipt' and d.channel = 'email' and d.state in ('sent', 'delivered')`,
    ),
  );
  compare(
    'interview',
    interviews.keys(),
    await column(
      `select to_char(i.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as key
       from interviews.interview i join candidates.candidate c on c.id = i.candidate_id
       where i.status = 'scheduled' and c.${fromTraffic}`,
    ),
  );
  compare(
    'hire',
    hires,
    await column(`select email as key from candidates.candidate where status = 'hired' and ${fromTraffic}`),
  );

  const referred = [...applications.values()].filter(({ referralCode }) => referralCode);
  compare(
    'referral application',
    referred.map(({ email }) => email),
    await column(
      `select c.email as key from referrals.referral_application a
       join candidates.candidate c on c.id = a.candidate_id where c.${fromTraffic}`,
    ),
  );
  compare(
    'bonus schedule',
    hires,
    await column(
      `select c.email as key from referrals.referral_application a join candidates.candidate c on c.id = a.candidate_id
       where c.${fromTraffic} and a.hire_date is not null`,
    ),
  );

  const delivered = (kind: string, channel: string) =>
    column(
      `select c.email as key from notifications.delivery d join candidates.candidate c on c.id = d.candidate_id
       where d.kind = '${kind}' and d.channel = '${channel}' and d.state in ('sent', 'delivered') and c.${fromTraffic}`,
    );
  const invited = [...interviews.values()].map(({ email }) => email);
  compare('invitation', invited, await delivered('interview-invitation', 'email'));
  compare('invitation by WhatsApp', invited, await delivered('interview-invitation', 'whatsapp'));
  compare(
    'WhatsApp message',
    await column(
      `select id::text as key from notifications.delivery where channel = 'whatsapp' and state in ('sent', 'delivered')`,
    ),
    whatsApp.deliveryIds,
  );
  // A process that dies right after sending a mail causes a second one with the same Message-ID. Mail programs show one
  // of the two, so each Message-ID counts once.
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

/** The uploaded files and the files that staff can open, each named by its content. */
async function files(system: TestSystem, { applications }: Journal): Promise<[string[], string[]]> {
  const admin = await system.admin();
  const sent: string[] = [];
  const found: string[] = [];
  for (const { email, resume } of applications.values()) {
    if (!resume) continue;
    sent.push(`${email} ${resume}`);
    const [row] = await system.rows<{ id: number }>(
      'select id from candidates.candidate where email = $1 order by id',
      [email],
    );
    const response = await admin.get<{ resumeData?: string }>(`/api/candidates/${row?.id}/resume-base64`);
    if (response.body.resumeData) found.push(`${email} ${response.body.resumeData}`);
  }
  return [sent, found];
}
