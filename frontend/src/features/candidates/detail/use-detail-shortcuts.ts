import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus } from '../../../generated/graphql';
import { changeStatus } from '../../../shared/candidates/change-status';
import { usePermission } from '../../../shared/session/use-permission';
import { toasts } from '../../../shared/toasts/toast';
import type { Section } from './candidate-sections';
import type { CandidateDetail } from '../candidates-queries';
import { statusActions, useShortcuts } from '../shortcuts/shortcuts';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';

interface Detail {
  candidate: CandidateDetail | undefined;
  stepper: CandidateStepper;
  onStep: (target: StepTarget) => void;
  onSection: (section: Section) => void;
  onHelp: () => void;
  onResume: (() => void) | undefined;
  /** A rejection asks for its reason first. */
  onReject: () => void;
  /** After a decision on the candidate was stored. */
  onDecided: () => void;
}

/** Keyboard shortcuts of the open detail. @returns the change of status, for the buttons of the detail */
export function useDetailShortcuts(detail: Detail) {
  const { candidate, stepper, onStep, onSection, onHelp, onResume, onReject, onDecided } = detail;
  const client = useApolloClient();
  const mayDecide = usePermission('candidates.decide');
  const change = (status: CandidateStatus) => {
    if (!candidate || !mayDecide) return;
    if (status === 'rejected') {
      // Again for a candidate who was rejected without an e-mail.
      if (candidate.status !== status || candidate.waitingSince) onReject();
    } else void changeStatus(client, candidate, status).then((isStored) => isStored && onDecided());
  };
  const { next, previous } = stepper;
  useShortcuts(
    {
      j: next && (() => onStep(next)),
      k: previous && (() => onStep(previous)),
      s: mayDecide ? () => onSection('score') : undefined,
      c: onResume ?? (() => onSection('curriculo')),
      z: () => toasts.runAction(),
      '?': onHelp,
      ...statusActions(change),
    },
    'candidato',
  );
  return change;
}
