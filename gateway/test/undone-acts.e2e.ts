import { randomUUID } from 'node:crypto';
import { addDays, applicant, endUndoWindow, eventually, isLongForm, today } from '@araucaria/testing';
import { BackOffice, ok, type Row } from './back-office.js';

const REFERRER = 'quem.indica@exemplo.com.br';
/** Both instalments of a hire on that day are due. */
const LONG_AGO = addDays(today(), -100);

/** The messages about all people at once take longer than those of one act. */
const SETTLE_MS = 120_000;

/** A candidate, and the referral application of a referred one. */
interface Person {
  id: number;
  email: string;
  application: number;
}

interface Act {
  /** What happened before, whose messages are sent. */
  before?: (person: Person) => Promise<unknown>;
  act: (person: Person, changeId: string) => Promise<unknown>;
  /** Without it, the change of status or step is undone. */
  undo?: (person: Person, changeId: string) => Promise<unknown>;
}

describe('an act that is undone within the minute', () => {
  let office: BackOffice;
  let code: string;
  let applicants = 500;
  const people: Person[] = [];

  beforeAll(async () => {
    office = await BackOffice.open();
    code = `REF${randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()}`;
    const referral = { code, referrerName: 'Paulo Indicador', referrerEmail: REFERRER, jobId: office.jobId };
    await ok(office.visitor.post('/api/referrals/anonymous', referral), 201);
  });
  afterAll(() => office?.system.stop());

  const setStatus =
    (status: string, more: object = {}) =>
    ({ id }: Person, changeId: string = randomUUID()) =>
      ok(office.admin.put(`/api/candidates/${id}/status`, { status, changeId, ...more }));
  const setStep =
    (hiringStep: string, more: object = {}) =>
    ({ id }: Person, changeId: string = randomUUID()) =>
      ok(office.admin.put(`/api/candidates/${id}/hiring-step`, { hiringStep, changeId, ...more }));
  const undoChange = (_: Person, changeId: string) =>
    ok(office.admin.post(`/api/candidates/status-changes/${changeId}/undo`));
  const applications = '/api/referral-applications';
  const register =
    (hireDate: string) =>
    ({ application }: Person) =>
      ok(office.admin.put(`${applications}/${application}/hire`, { hireDate }));
  const unregister = ({ application }: Person) =>
    ok(office.admin.post(`${applications}/${application}/undo-hire`, { reason: 'Engano' }));
  const pay =
    (instalment: 'first' | 'second', paid: boolean) =>
    ({ application }: Person) =>
      ok(office.admin.put(`${applications}/${application}/${instalment}-bonus`, { paid }));
  const invite = ({ id }: Person) =>
    ok(
      office.admin.post('/api/interviews', {
        candidateId: id,
        interviewDate: office.nextSlot(),
        interviewType: 'hr',
      }),
      201,
    );
  const schedule = ({ id }: Person, changeId: string) =>
    ok(
      office.admin.post('/api/interviews', {
        candidateId: id,
        interviewDate: office.nextSlot(),
        interviewType: 'hr',
        changeId,
      }),
      201,
    );
  const interviewOf = async ({ id }: Person): Promise<string> => {
    const [row] = await office.system.rows<{ id: string }>(
      'select id from interviews.interview where candidate_id = $1',
      [id],
    );
    return row?.id ?? '';
  };
  const move = async (person: Person, changeId: string) =>
    ok(
      office.admin.put(`/api/interviews/${await interviewOf(person)}`, {
        interviewDate: office.nextSlot(),
        changeId,
      }),
    );
  const cancel = async (person: Person, changeId: string) =>
    ok(
      office.admin.put(`/api/interviews/${await interviewOf(person)}/status`, {
        status: 'cancelled',
        changeId,
      }),
    );
  const undoInterviewChange = async (person: Person, changeId: string) => {
    const { body } = await office.admin.graphql(
      'mutation ($id: ID!, $changeId: ID!) { undoInterviewChange(id: $id, changeId: $changeId) { id } }',
      { id: await interviewOf(person), changeId },
    );
    expect(body.errors).toBeUndefined();
  };
  const inOrder =
    (...steps: Array<(person: Person) => Promise<unknown>>) =>
    async (person: Person) => {
      for (const step of steps) {
        await step(person);
        await office.system.settle();
      }
    };
  const hiredOn = (day: string) => inOrder(setStatus('contratado'), register(day));

  const ACTS: Record<string, Act> = {
    'an approval': { act: setStatus('approved') },
    'an approval by its own call': {
      act: ({ id }, changeId) => ok(office.admin.post(`/api/candidates/${id}/approve`, { changeId })),
    },
    'an approval of several': {
      act: ({ id }, changeId) =>
        ok(office.admin.put('/api/candidates/status', { ids: [id], status: 'approved', changeId })),
    },
    'a rejection with an e-mail': { act: setStatus('rejected', { notify: true }) },
    'a rejection of somebody with an interview': {
      before: invite,
      act: setStatus('rejected', { notify: true }),
    },
    'a scheduled interview': { act: schedule, undo: undoInterviewChange },
    'a moved interview': { before: invite, act: move, undo: undoInterviewChange },
    'a cancelled interview': { before: invite, act: cancel, undo: undoInterviewChange },
    'the status of an offer': { act: setStatus('hiring_offer') },
    'the status of documents': { act: setStatus('hiring_documents') },
    'a hire by status': { act: setStatus('hired') },
    'a hire by the other status': { act: setStatus('contratado') },
    'an offer': { before: setStatus('approved'), act: setStep('offer_sent') },
    'a hire with its step': { before: setStatus('approved'), act: setStep('offer_sent', { hire: true }) },
    documents: { before: setStep('offer_sent'), act: setStep('documents') },
    onboarding: { before: setStep('documents'), act: setStep('onboarding') },
    completion: { before: setStep('onboarding'), act: setStep('completed') },
    'a registered hire of long ago': {
      act: async (person, changeId) => {
        await setStatus('contratado')(person, changeId);
        await register(LONG_AGO)(person);
      },
      undo: async (person, changeId) => {
        await undoChange(person, changeId);
        await unregister(person);
      },
    },
    'a hire date moved to long ago': {
      before: hiredOn(today()),
      act: register(LONG_AGO),
      undo: register(today()),
    },
    'a removed hire': {
      before: hiredOn(LONG_AGO),
      act: unregister,
      undo: register(LONG_AGO),
    },
    'a payment': { before: hiredOn(LONG_AGO), act: pay('first', true), undo: pay('first', false) },
    'a payment of the second half': {
      before: inOrder(hiredOn(LONG_AGO), pay('first', true)),
      act: pay('second', true),
      undo: pay('second', false),
    },
    'a reversed payment': {
      before: inOrder(hiredOn(LONG_AGO), pay('first', true)),
      act: pay('first', false),
      undo: pay('first', true),
    },
    'a rejection that suspends a bonus': {
      before: hiredOn(LONG_AGO),
      act: setStatus('rejected', { notify: true, undoHire: true }),
    },
    'a status that suspends a bonus': {
      before: hiredOn(LONG_AGO),
      act: setStatus('reviewing', { undoHire: true }),
    },
    'a hire that resumes a bonus': {
      before: inOrder(hiredOn(LONG_AGO), setStatus('rejected', { undoHire: true })),
      act: setStatus('hired'),
    },
  };
  /** One of each kind; the others are in the long form too. */
  const EXAMPLES = new Set([
    'an approval',
    'an approval of several',
    'a rejection of somebody with an interview',
    'a scheduled interview',
    'a cancelled interview',
    'a hire with its step',
    'a registered hire of long ago',
    'a removed hire',
    'a payment of the second half',
    'a rejection that suspends a bonus',
  ]);
  const entries = Object.entries(ACTS).filter(([name]) => isLongForm || EXAMPLES.has(name));

  /** Creates a referred candidate for each act. */
  const createPeople = async () => {
    for (let n = 0; n < entries.length; n++) {
      const form = applicant(++applicants);
      const email = String(form.email);
      const id = await office.candidate({ ...form, referralCode: code });
      people.push({ id, email, application: 0 });
    }
    await office.system.settle(SETTLE_MS);
    const all = await ok<Row[]>(office.admin.get(`${applications}/all`));
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

    for (const [index, [, { act, undo = undoChange }]] of entries.entries()) {
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
    const all = await ok<Row[]>(office.admin.get(`${applications}/all`));
    const application = all.find((row) => row.candidateId === id)?.id ?? 0;
    const before = system.mailbox.messages().length;
    await hiredOn(LONG_AGO)({ id, email: String(form.email), application });
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
