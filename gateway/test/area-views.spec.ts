import fc from 'fast-check';
import {
  APPLICATION_STEP_NAMES,
  CANDIDATE_STATUSES,
  type ApplicationChange,
  type DeliveryView,
  type InterviewView,
  type StoredAreaApplication,
} from '@araucaria/contracts';
import { rejectionAnnouncedAt, roleOf, toAreaApplication } from '../src/candidate-area/area-views.js';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

const NOW = new Date('2026-06-10T12:00:00.000Z');
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000).toISOString();
const CHANGE = '00000000-0000-4000-8000-000000000001';

const change = (to: string, secondsAgo: number, changeId: string | null = null): ApplicationChange => ({
  id: 1_000_000 - secondsAgo,
  kind: 'status',
  to,
  at: before(secondsAgo),
  changeId,
  undoes: null,
});
const application = (...changes: ApplicationChange[]): StoredAreaApplication => ({
  id: 7,
  jobId: 1,
  jobTitle: 'Analista',
  resumeFilename: null,
  createdAt: before(900_000),
  retentionUntil: null,
  changes,
  withdrawal: null,
});
const rejection = (state: DeliveryView['state'], secondsAgo: number) =>
  ({
    kind: 'candidate-rejected',
    state,
    sentAt: state === 'sent' ? before(secondsAgo) : null,
    createdAt: before(secondsAgo),
  }) as DeliveryView;
const interview = (fields: Partial<InterviewView> = {}) =>
  ({
    id: 'i',
    candidateId: 7,
    interviewDate: '2026-06-12T12:00:00.000Z',
    interviewType: 'hr',
    status: 'scheduled',
    notes: 'Sala 2',
    feedback: 'APROVADO: muito bom',
    interviewerIds: [3],
    confirmedAt: null,
    rescheduleRequestedAt: null,
    cancelledByChange: null,
    ...fields,
  }) as InterviewView;
const view = (
  stored: StoredAreaApplication,
  { interviews = [], deliveries = [] }: { interviews?: InterviewView[]; deliveries?: DeliveryView[] } = {},
) => toAreaApplication(stored, { interviews, deliveries, now: NOW });

describe('an application in the area of its candidate', () => {
  it('shows steps, since when nothing has moved, and what happens next', () => {
    expect(view(application(change('reviewing', 86_400)))).toMatchObject({
      current: 'reviewing',
      outcome: null,
      since: before(86_400),
      next: { actor: 'company', text: 'A equipe está analisando a sua candidatura.' },
    });
  });

  it('offers to undo a withdrawal for a minute, with its end', () => {
    const withdrawn = (secondsAgo: number) =>
      view({
        ...application(change('declined', secondsAgo)),
        withdrawal: { changeId: CHANGE, at: before(secondsAgo) },
      }).undo;
    expect(withdrawn(20)).toEqual({ changeId: CHANGE, until: before(-40) });
    expect(withdrawn(61)).toBeNull();
    expect(view(application()).undo).toBeNull();
  });

  it('asks for the confirmation of the next interview, and shows nothing that staff wrote about it', () => {
    const seen = view(application(change('interview', 86_400)), { interviews: [interview()] });
    expect(seen.next).toEqual({ actor: 'candidate', text: 'Confirme a sua presença na entrevista.' });
    expect(JSON.stringify(seen)).not.toMatch(/APROVADO|interviewerIds/);
  });

  it.each([
    [{ declinedAt: before(60) }, 'Você avisou que não pode ir à entrevista. A equipe vai falar com você.'],
    [
      { rescheduleRequestedAt: before(60) },
      'Você pediu outro horário para a entrevista. A equipe vai responder.',
    ],
  ])('waits for the staff after the response %j to an invitation', (response, text) => {
    const seen = view(application(change('interview', 86_400)), { interviews: [interview(response)] });
    expect(seen.next).toEqual({ actor: 'company', text });
    expect(seen.interviews).toMatchObject([response]);
  });

  it('offers the confirmation of an interview until it begins', () => {
    const seenAt = (interviewDate: string) =>
      view(application(), { interviews: [interview({ interviewDate })] }).interviews[0]?.isUpcoming;
    expect([seenAt(before(-1)), seenAt(before(0))]).toEqual([true, false]);
  });

  it('shows an interview as scheduled until the change that cancelled it can no longer be undone', () => {
    const cancelled = interview({ status: 'cancelled', cancelledByChange: CHANGE });
    const statusAfter = (secondsAgo: number) =>
      view(application(change('rejected', secondsAgo, CHANGE)), { interviews: [cancelled] }).interviews[0]
        ?.status;
    expect(statusAfter(59)).toBe('scheduled');
    expect(statusAfter(61)).toBe('cancelled');
  });

  it.each([
    ['no message yet', 3_599, [], null],
    ['no message for an hour', 3_600, [], 'rejected'],
    ['a waiting message', 86_400, [rejection('pending', 86_399)], null],
    ['a message that was requested after it was shown', 86_400, [rejection('pending', 10)], 'rejected'],
    [
      'a message that replaced a waiting one',
      86_400,
      [rejection('pending', 10), rejection('cancelled', 86_399)],
      null,
    ],
    ['a sent message', 61, [rejection('sent', 10)], 'rejected'],
    ['a message that was given up', 61, [rejection('failed', 10)], 'rejected'],
    ['a cancelled message', 3_599, [rejection('cancelled', 10)], null],
    ['a message about an earlier rejection', 3_599, [rejection('sent', 7_200)], null],
  ] as const)('shows a rejection with %s, decided %i s ago', (_name, secondsAgo, deliveries, outcome) => {
    expect(view(application(change('rejected', secondsAgo)), { deliveries: [...deliveries] }).outcome).toBe(
      outcome,
    );
  });

  it('never shows a result before its e-mail, whatever the history', () => {
    const changes = fc
      .array(
        fc.record({
          to: fc.constantFrom(...CANDIDATE_STATUSES),
          secondsAgo: fc.integer({ min: 0, max: 800_000 }),
          isUndoable: fc.boolean(),
        }),
        { maxLength: 12 },
      )
      .map((list) =>
        list
          .sort((one, other) => other.secondsAgo - one.secondsAgo)
          .map(({ to, secondsAgo, isUndoable }, id) => ({
            ...change(to, secondsAgo, isUndoable ? CHANGE : null),
            id,
          })),
      );
    fc.assert(
      fc.property(changes, (history) => {
        const rejections = history.filter(({ to }) => to === 'rejected');
        const oldestRejection = Math.max(10, ...rejections.map(({ at }) => (+NOW - Date.parse(at)) / 1_000));
        const seen = view(application(...history), {
          interviews: [interview()],
          deliveries: [rejection('pending', oldestRejection)],
        });
        expect(seen.outcome).not.toBe('rejected');
        expect(JSON.stringify(seen)).not.toContain('rejected');
        expect(APPLICATION_STEP_NAMES).toContain(seen.current);
        expect(seen.next.text).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});

it('a rejection is announced by its last message', () => {
  expect(rejectionAnnouncedAt([rejection('sent', 10), rejection('sent', 5)], NOW)).toBe(before(5));
});

it.each([
  [undefined, 'Equipe'],
  [{ isAdmin: true, roles: [] }, 'Administração'],
  [{ isAdmin: false, roles: ['recrutador' as const, 'gestor' as const] }, 'Recrutamento, Gestão de vagas'],
  [{ isAdmin: false, roles: [] }, 'Equipe'],
])('the role of %j is %s', (user, role) => {
  expect(roleOf(user)).toBe(role);
});
