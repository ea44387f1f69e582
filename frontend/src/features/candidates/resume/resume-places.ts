import { createContext, useCallback, useContext, useState } from 'react';
import { usePermission } from '../../../shared/session/use-permission';
import type { CandidateDetail } from '../candidates-queries';

export interface SearchOutcome {
  /** Ids of the values that stand in it. */
  found: ReadonlySet<string>;
  /** All of its text was read, and it holds some of the values: another one that was not found does not stand there. */
  isComplete: boolean;
}

export const NOTHING_FOUND: SearchOutcome = { found: new Set(), isComplete: false };

interface ShownValue {
  id: string;
  label: string;
  /** The place has not been reached yet: the résumé is still being loaded or searched. */
  isPending: boolean;
  /** The résumé has taken the place of the data. */
  isAway: boolean;
}

/** Connects the values of a candidate with their places in the displayed résumé. */
export interface ResumePlaces {
  /** There is a résumé that the user may read, and as far as is known one with text. */
  isOffered: boolean;
  /** undefined: the résumé has not been searched yet. */
  outcome: SearchOutcome | undefined;
  shown: ShownValue | undefined;
  /** The value from which the user has come, and to which the focus returns with the data. */
  returnsTo: string | undefined;
  /** Opens the résumé at the value. */
  show: (id: string, label: string) => void;
  /** The résumé has been searched. */
  report: (outcome: SearchOutcome) => void;
  /** The place is in view. */
  reached: () => void;
  /** Leads back to the data from which the résumé was opened. */
  goBack: () => void;
  returned: () => void;
}

const ignore = () => undefined;

/** Outside of the review of a candidate values are only shown. */
export const ResumePlacesContext = createContext<ResumePlaces>({
  isOffered: false,
  outcome: undefined,
  shown: undefined,
  returnsTo: undefined,
  show: ignore,
  report: ignore,
  reached: ignore,
  goBack: ignore,
  returned: ignore,
});

export const usePlaces = () => useContext(ResumePlacesContext);

interface Kept {
  candidateId?: number | undefined;
  outcome?: SearchOutcome;
  shown?: ShownValue | undefined;
  returnsTo?: string | undefined;
}

interface Panes {
  candidate: CandidateDetail | undefined;
  /** The résumé and the data are shown in turn. */
  inTurn: boolean;
  openResume: () => void;
  openData: () => void;
}

/** Of a picture, the parser has recognized what a search of its text cannot find. */
const isPicture = ({ resumeNotices }: CandidateDetail): boolean =>
  resumeNotices?.some((notice) => notice === 'SCANNED' || notice === 'RECOGNIZED') ?? false;

export function useResumePlaces({ candidate, inTurn, openResume, openData }: Panes): ResumePlaces {
  const mayRead = usePermission('resumes.read');
  const candidateId = candidate?.id;
  const [all, setAll] = useState<Kept>({});
  const kept = all.candidateId === candidateId ? all : {};
  const change = useCallback(
    (changes: (before: Kept) => Kept) =>
      setAll((before) => ({
        ...(before.candidateId === candidateId ? changes(before) : changes({})),
        candidateId,
      })),
    [candidateId],
  );
  const { outcome, shown, returnsTo } = kept;
  return {
    isOffered:
      mayRead &&
      candidate !== undefined &&
      candidate.resumeUrl !== null &&
      (outcome ? outcome.found.size > 0 : !isPicture(candidate)),
    outcome,
    shown,
    returnsTo,
    show: (id, label) => {
      change((before) => ({ ...before, shown: { id, label, isPending: true, isAway: inTurn } }));
      openResume();
    },
    report: useCallback((found) => change((before) => ({ ...before, outcome: found })), [change]),
    reached: useCallback(
      () =>
        change(({ shown: value, ...before }) => ({
          ...before,
          shown: value && { ...value, isPending: false },
        })),
      [change],
    ),
    goBack: () => {
      change((before) => ({ ...before, returnsTo: before.shown?.id, shown: undefined }));
      openData();
    },
    returned: () => change((before) => ({ ...before, returnsTo: undefined })),
  };
}
