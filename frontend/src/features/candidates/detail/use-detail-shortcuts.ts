import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { changeStatus } from '../../../shared/candidate-changes';
import { toasts } from '../../../shared/toasts/toast';
import type { Section } from './candidate-sections';
import type { CandidateDetail } from '../candidates-queries';
import { statusDeeds, useShortcuts } from '../shortcuts/shortcuts';
import type { Step, Walk } from './use-candidate-stepper';

interface Detail {
  candidate: CandidateDetail | undefined;
  walk: Walk;
  onStep: (step: Step) => void;
  onSection: (section: Section) => void;
  onHelp: () => void;
  onResume: (() => void) | undefined;
}

/** The keys of the opened detail. @returns the change of status that they share with its buttons */
export function useDetailShortcuts({ candidate, walk, onStep, onSection, onHelp, onResume }: Detail) {
  const client = useApolloClient();
  const change = (status: CandidateStatus) => {
    if (candidate) void changeStatus(client, candidate, status);
  };
  const { next, previous } = walk;
  useShortcuts(
    {
      j: next && (() => onStep(next)),
      k: previous && (() => onStep(previous)),
      s: () => onSection('score'),
      c: onResume ?? (() => onSection('curriculo')),
      z: () => toasts.act(),
      '?': onHelp,
      ...statusDeeds(change),
    },
    'candidato',
  );
  return change;
}
