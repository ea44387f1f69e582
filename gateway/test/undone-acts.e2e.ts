import { randomUUID } from 'node:crypto';
import { addDays, applicant, endUndoWindow, eventually, isLongForm, today } from '@araucaria/testing';
import { actsIn, LONG_AGO, REFERRAL_APPLICATIONS, type Act, type Person } from './acts-on-people.js';
import { BackOffice, ok, type Row } from './back-office.js';

const REFERRER = 'quem.indica@exemplo.com.br';
/** The messages about all people at once take longer than those of one act. */
const SETTLE_MS = 120_000;

/** One of each kind; the others are in the long form too. */
const EXAMPLES = new Set([
  'an approval',
  'an approval of several',
  'a rejection after an invitation',
  'a scheduled interview',
  'a cancelled interview',
  'a hire with its step',
  'a registered hire of long ago',
  'a removed hire',
  'a payment of the second half',
  'a rejection that suspends a bonus',
]);

describe('an act that is undone within the minute', () => {
  let office: BackOffice;
  let code: string;
  let applicants = 500;
  const people: Person[] = [];
  let inOffice: ReturnType<typeof actsIn>;
  let entries: Array<[name: string, act: Act]>;

  beforeAll(async () => {
    office = await BackOffice.open();
    inOffice = actsIn(office);
    entries = Object.entries(inOffice.acts).filter(([name]) => isLongForm || EXAMPLES.has(name));
    code = `REF${randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()}`;
    const referral = { code, referrerName: 'Paulo Indicador', referrerEmail: REFERRER, jobId: office.jobId };
    await ok(office.visitor.post('/api/referrals/anonymous', referral), 201);
  });
  afterAll(() => office?.system.stop());

  /** Creates a referred candidate for each act. */
  const createPeople = async () => {
    for (let n = 0; n < entries.length; n++) {
      const form = applicant(++applicants);
      const email = String(form.email);
      const id = await office.candidate({ ...form, referralCode: code });
      people.push({ id, email, application: 0 });
    }
    await office.system.settle(SETTLE_MS);
    const all = await ok<Row[]>(office.admin.get(`${REFERRAL_APPLICATIONS}/all`));
    for (const person of people)
      person.application = all.find(({ candidateId }) => candidateId === person.id)?.id ?? 0;
  };

  /** Notices of due instalments are published by a timer, soon after the hire. */
  const untilNoticesArePublished = async () => {
    await office.system.settle(SETTLE_MS);
    await eventually(async () => {
      const missing = await office.system.rows(
        `select a.id from referrals.referral_application a
           cross join lateral (values (1, a.first_due_on, a.first_paid_on), (2, a.second_due_on, a.second_paid_on))
             i(instalment, due_on, paid_on)
         where i.due_on <= $1::date and i.paid_on is null and a.second_paid_on is null and a.suspension is null
           and not exists (select from referrals.bonus_announcement b where b.application_id = a.id
             and b.instalment = i.instalment and b.kind = 'due' and b.due_on = i.due_on)`,
        [addDays(today(), -1)],
      );
      return missing.length === 0;
    }, SETTLE_MS);
    await office.system.settle(SETTLE_MS);
  };

  /** A message that has to follow another one waits a second for it after the undo window has ended. */
  const endWindowOfAll = async () => {
    await untilNoticesArePublished();
    await endUndoWindow(office.system, SETTLE_MS);
    await eventually(async () => {
      const pending = await office.system.rows(
        `select id from notifications.delivery where state = 'pending' limit 1`,
      );
      return pending.length === 0;
    }, SETTLE_MS);
  };

  /** Without the first `count`, oldest first. */
  const mailsSince = (count: number) => office.system.mailbox.messages().toReversed().slice(count);
  const subjectsTo = (address: string, count = 0) =>
    mailsSince(count).flatMap(({ to, subject }) => (to.includes(address) ? subject : []));

  it('sends nothing, by mail or by WhatsApp', async () => {
    const { system } = office;
    await createPeople();
    for (const [index, [, { before }]] of entries.entries()) await before?.(people[index] as Person);
    await endWindowOfAll();
    const [{ last = 0 } = {}] = await system.rows<{ last: number }>(
      'select max(id)::int as last from notifications.delivery',
    );
    const mailsBefore = system.mailbox.messages().length;
    expect(subjectsTo(REFERRER)).toContain('A sua indicação foi contratada!');

    for (const [index, [, { act, undo = inOffice.undoChange }]] of entries.entries()) {
      const [person, changeId] = [people[index] as Person, randomUUID()];
      await act(person, changeId);
      // The messages about the act are stored before it is undone.
      await system.settle();
      await undo(person, changeId);
    }
    await endWindowOfAll();

    const requested = await system.rows<{ candidate_id: number; kind: string; state: string }>(
      'select candidate_id, kind, state, channel from notifications.delivery where id > $1 order by id',
      [last],
    );
    expect(requested.length).toBeGreaterThanOrEqual(entries.length - 2);
    const nameOf = (id: number) => entries[people.findIndex((person) => person.id === id)]?.[0];
    const left = requested.filter(({ state }) => state !== 'cancelled');
    expect(left.map((row) => ({ ...row, act: nameOf(row.candidate_id) }))).toEqual([]);
    expect(mailsSince(mailsBefore)).toEqual([]);
  }, 400_000);

  it('tells the referrer first of the hire, then of its due instalments, after the minute', async () => {
    const { system, candidate } = office;
    const form = applicant(++applicants);
    const id = await candidate({ ...form, referralCode: code });
    await system.settle();
    const all = await ok<Row[]>(office.admin.get(`${REFERRAL_APPLICATIONS}/all`));
    const application = all.find((row) => row.candidateId === id)?.id ?? 0;
    const before = system.mailbox.messages().length;
    await inOffice.hiredOn(LONG_AGO)({ id, email: String(form.email), application });
    await untilNoticesArePublished();
    expect(system.mailbox.messages()).toHaveLength(before);
    await endWindowOfAll();
    const [first, ...notices] = subjectsTo(REFERRER, before);
    expect(first).toBe('A sua indicação foi contratada!');
    // Both fell due before the hire was registered; either may be told first.
    expect(notices.sort()).toEqual([
      expect.stringMatching(/^A primeira parcela do seu bônus venceu em/),
      expect.stringMatching(/^A segunda parcela do seu bônus venceu em/),
    ]);
  });
});
