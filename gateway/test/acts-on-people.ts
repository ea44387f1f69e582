import { randomUUID } from 'node:crypto';
import { addDays, today } from '@araucaria/testing';
import { ok, type BackOffice } from './back-office.js';

/** Both instalments of a hire on that day are due. */
export const LONG_AGO = addDays(today(), -100);

/** A candidate, and the referral application of a referred one. */
export interface Person {
  id: number;
  email: string;
  application: number;
}

export interface Act {
  /** What happened before, whose messages are sent. */
  before?: (person: Person) => Promise<unknown>;
  act: (person: Person, changeId: string) => Promise<unknown>;
  /** Without it, the change of status or step is undone. */
  undo?: (person: Person, changeId: string) => Promise<unknown>;
}

export const REFERRAL_APPLICATIONS = '/api/referral-applications';

/** Acts on people that can be undone, by what they are; a hire on a day; and how a change of status or step is undone. */
export function actsIn(office: BackOffice) {
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
  const register =
    (hireDate: string) =>
    ({ application }: Person) =>
      ok(office.admin.put(`${REFERRAL_APPLICATIONS}/${application}/hire`, { hireDate }));
  const unregister = ({ application }: Person) =>
    ok(office.admin.post(`${REFERRAL_APPLICATIONS}/${application}/undo-hire`, { reason: 'Engano' }));
  const pay =
    (instalment: 'first' | 'second', paid: boolean) =>
    ({ application }: Person) =>
      ok(office.admin.put(`${REFERRAL_APPLICATIONS}/${application}/${instalment}-bonus`, { paid }));
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

  const acts: Record<string, Act> = {
    'an approval': { act: setStatus('approved') },
    'an approval by its own call': {
      act: ({ id }, changeId) => ok(office.admin.post(`/api/candidates/${id}/approve`, { changeId })),
    },
    'an approval of several': {
      act: ({ id }, changeId) =>
        ok(office.admin.put('/api/candidates/status', { ids: [id], status: 'approved', changeId })),
    },
    'a rejection with an e-mail': { act: setStatus('rejected', { notify: true }) },
    'a rejection after an invitation': {
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
  return { acts, hiredOn, undoChange };
}
