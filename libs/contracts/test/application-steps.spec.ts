import fc from 'fast-check';
import { DAY_MS } from '../src/index.js';
import {
  APPLICATION_STEP_NAMES,
  CANDIDATE_STATUSES,
  HIRING_STEP_NAMES,
  applicationProgress,
  isEnded,
  nextAction,
  stepOf,
  type ApplicationChange,
  type CandidateStatus,
} from '../src/domain/index.js';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });

const UNDO_WINDOW_SECONDS = 60;
const RECEIVED_AT = '2026-03-01T12:00:00.000Z';
const START_MS = Date.parse(RECEIVED_AT);
/** Later than every generated change and its undo window. */
const LATER = new Date(START_MS + 10 * 365 * DAY_MS);

const atMs = (ms: number): string => new Date(ms).toISOString();
const read = (
  changes: readonly ApplicationChange[],
  now: Date = LATER,
  rejectionAnnouncedAt: string | null = LATER.toISOString(),
) =>
  applicationProgress(changes, RECEIVED_AT, {
    now,
    undoWindowSeconds: UNDO_WINDOW_SECONDS,
    rejectionAnnouncedAt,
  });

const change = (
  kind: ApplicationChange['kind'],
  to: string,
  minutes: number,
  id = minutes,
): ApplicationChange => ({
  id,
  kind,
  to,
  at: atMs(START_MS + minutes * 60_000),
  changeId: null,
  undoes: null,
});

/** A random history: statuses and steps in any order, some of which are undone within the window. */
const histories = fc
  .array(
    fc.record({
      change: fc.oneof(
        fc.constantFrom(...CANDIDATE_STATUSES).map((to) => ({ kind: 'status' as const, to })),
        fc.constantFrom(...HIRING_STEP_NAMES).map((to) => ({ kind: 'hiring-step' as const, to })),
      ),
      secondsLater: fc.integer({ min: 1, max: 500_000 }),
      isUndoable: fc.boolean(),
      isUndone: fc.boolean(),
    }),
    { maxLength: 15 },
  )
  .map((actions) => {
    const kept: ApplicationChange[] = [];
    const all: ApplicationChange[] = [];
    let ms = START_MS;
    let id = 0;
    for (const { change: made, secondsLater, isUndoable, isUndone } of actions) {
      ms += secondsLater * 1_000;
      const changeId = isUndoable || isUndone ? `change-${id}` : null;
      const entry: ApplicationChange = { id: ++id, ...made, at: atMs(ms), changeId, undoes: null };
      all.push(entry);
      if (!isUndone) kept.push(entry);
      else {
        ms += 30_000;
        all.push({ id: ++id, kind: made.kind, to: 'new', at: atMs(ms), changeId: null, undoes: entry.id });
      }
    }
    return { all, kept };
  });

describe('the steps of an application', () => {
  it('begin with its receipt', () => {
    expect(read([])).toEqual({
      steps: APPLICATION_STEP_NAMES.map((step) => ({
        step,
        reachedAt: step === 'received' ? RECEIVED_AT : null,
      })),
      current: 'received',
      status: 'new',
      hiringStep: null,
      outcome: null,
      since: RECEIVED_AT,
    });
  });

  it('have the date of the first change that reached them; a skipped step has none', () => {
    const progress = read([
      change('status', 'reviewing', 1),
      change('status', 'screening', 2),
      change('status', 'approved', 3),
      change('hiring-step', 'offer_sent', 4),
    ]);
    expect(progress.steps.map(({ reachedAt }) => reachedAt)).toEqual(
      [0, 1, undefined, 3, 4].map((minutes) =>
        minutes === undefined ? null : atMs(START_MS + minutes * 60_000),
      ),
    );
    expect(progress).toMatchObject({ current: 'hiring', hiringStep: 'offer_sent', outcome: null });
  });

  it('are taken back with the decision', () => {
    const progress = read([change('status', 'approved', 1), change('status', 'reviewing', 2)]);
    expect(progress).toMatchObject({ current: 'reviewing', outcome: null });
    expect(progress.steps.find(({ step }) => step === 'result')?.reachedAt).toBeNull();
  });

  it('begin again with a reopened application, without the step of its earlier hiring', () => {
    const reopened = [
      change('status', 'approved', 1),
      change('hiring-step', 'offer_sent', 2),
      change('status', 'declined', 3),
      change('status', 'new', 4),
    ];
    expect(read(reopened)).toMatchObject({ current: 'received', hiringStep: null });
    const approved = [...reopened, change('status', 'approved', 5)];
    expect(read(approved)).toMatchObject({ current: 'result', hiringStep: null });
  });

  it('show a rejection with its announcement, and until then the step before', () => {
    const changes = [change('status', 'interview', 1), change('status', 'rejected', 2)];
    expect(read(changes, LATER, null)).toMatchObject({ current: 'interview', outcome: null });
    expect(read(changes, LATER, atMs(START_MS + 90_000))).toMatchObject({ current: 'interview' });
    expect(read(changes)).toMatchObject({ current: 'result', outcome: 'rejected' });
  });

  describe('of random histories', () => {
    const property = (check: (history: { all: ApplicationChange[]; kept: ApplicationChange[] }) => void) =>
      fc.assert(fc.property(histories, check), { numRuns: 500 });

    it('end with the step of the last status and hiring step', () => {
      property(({ all, kept }) => {
        const status = (kept.findLast(({ kind }) => kind === 'status')?.to ?? 'new') as CandidateStatus;
        const statusBefore = (at: number) => kept.slice(0, at).findLast(({ kind }) => kind === 'status')?.to;
        const reopened = kept.findLastIndex(
          ({ kind, to }, at) => kind === 'status' && to === 'new' && statusBefore(at) === 'declined',
        );
        const step = kept.slice(reopened + 1).findLast(({ kind }) => kind === 'hiring-step')?.to ?? null;
        expect(read(all)).toMatchObject({ status, current: stepOf(status, step) });
      });
    });

    it('do not depend on changes that were undone', () => {
      property(({ all, kept }) => expect(read(all)).toEqual(read(kept)));
    });

    it('have dates up to the current step and none after it, in their order, from the history', () => {
      property(({ all }) => {
        const { steps, current, since } = read(all);
        const index = APPLICATION_STEP_NAMES.indexOf(current);
        const dates = steps.map(({ reachedAt }) => reachedAt);
        expect(dates[0]).toBe(RECEIVED_AT);
        expect(dates[index]).not.toBeNull();
        expect(dates.slice(index + 1).every((date) => date === null)).toBe(true);
        const known = dates.flatMap((date) => date ?? []);
        expect(known).toEqual([...known].sort());
        expect(known.every((date) => date === RECEIVED_AT || all.some(({ at }) => at === date))).toBe(true);
        expect(since >= known.at(-1)!).toBe(true);
      });
    });

    it('never show a change that can still be undone', () => {
      property(({ all }) => {
        const last = all.at(-1);
        if (!last || last.undoes !== null || last.changeId === null) return;
        const inWindow = new Date(Date.parse(last.at) + (UNDO_WINDOW_SECONDS - 1) * 1_000);
        expect(read(all, inWindow)).toEqual(read(all.slice(0, -1), inWindow));
        const afterWindow = new Date(Date.parse(last.at) + UNDO_WINDOW_SECONDS * 1_000);
        expect(read(all, afterWindow)).toEqual(read(all, LATER));
      });
    });

    it('never show an unannounced rejection', () => {
      property(({ all }) => {
        const progress = read(all, LATER, null);
        expect(progress.status).not.toBe('rejected');
        expect(progress.outcome).not.toBe('rejected');
      });
    });

    it('name who acts next, and none after the end', () => {
      property(({ all }) => {
        const progress = read(all);
        const { actor, text } = nextAction(progress);
        expect(text).not.toBe('');
        if (isEnded(progress.status)) expect(actor).toBe('none');
        else if (progress.outcome === null) expect(actor).not.toBe('none');
      });
    });
  });

  it.each([
    [false, 'Confirme a sua presença na entrevista.'],
    [true, 'Compareça à entrevista no horário combinado.'],
  ])('ask the candidate to act for an upcoming interview (confirmed: %s)', (isConfirmed, text) => {
    const progress = read([change('status', 'interview', 1)]);
    expect(nextAction(progress, [{ isConfirmed }])).toEqual({ actor: 'candidate', text });
  });

  it('asks for the confirmation of a later interview although the next one is confirmed', () => {
    const progress = read([change('status', 'interview', 1)]);
    const textFor = (...upcoming: Parameters<typeof nextAction>[1] & object) =>
      nextAction(progress, upcoming).text;
    const confirmed = { isConfirmed: true };
    const declined = { isConfirmed: false, response: 'declined' } as const;
    expect(textFor(confirmed, { isConfirmed: false })).toBe('Confirme a sua presença em cada entrevista.');
    expect(textFor(declined, { isConfirmed: false })).toBe('Confirme a sua presença em cada entrevista.');
    expect(textFor(confirmed, declined)).toBe('Compareça à entrevista no horário combinado.');
    expect(textFor(declined, confirmed)).toBe(
      'Você avisou que não pode ir à entrevista. A equipe vai falar com você.',
    );
  });

  it('lists the documents that the team asks for', () => {
    const progress = read([change('status', 'approved', 1), change('hiring-step', 'documents', 2)]);
    const { actor, items } = nextAction(progress);
    expect(actor).toBe('candidate');
    expect(items).toContain('Documento de identidade e CPF');
    // An interview that is still to come stands in the application with its own buttons.
    expect(nextAction(progress, [{ isConfirmed: true }]).items).toEqual(items);
  });

  it('announces no offer and no interview that may not be there', () => {
    const textAfter = (status: CandidateStatus) => nextAction(read([change('status', status, 1)])).text;
    // The e-mail about an approval without an interview announces a conversation, not an offer.
    expect(textAfter('approved')).toBe(
      'Você foi aprovado(a). A equipe vai combinar com você os próximos passos.',
    );
    // The status may be set before an interview is scheduled, or after one was cancelled.
    expect(textAfter('interview')).toBe('A equipe vai combinar ou avaliar a entrevista.');
  });
});
