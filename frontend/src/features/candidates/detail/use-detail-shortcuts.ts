import type { CandidateStatus } from '../../../generated/graphql';
import { usePermission } from '../../../shared/session/use-permission';
import { toasts } from '../../../shared/toasts/toast';
import { isApproved } from '@araucaria/contracts/domain';
import type { CandidateDetail } from '../candidates-queries';
import { statusActions, useShortcuts } from '../shortcuts/shortcuts';
import { useScheduling } from './decision-bar';
import type { Section } from './sections';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';

interface Detail {
  candidate: CandidateDetail | undefined;
  stepper: CandidateStepper;
  onStep: (target: StepTarget) => void;
  onSection: (section: Section) => void;
  onHelp: () => void;
  onDecide: (status: CandidateStatus) => void;
  /** False while a decision is open. */
  enabled: boolean;
}

export function useDetailShortcuts(detail: Detail): void {
  const { candidate, stepper, onStep, onSection, onHelp, onDecide, enabled } = detail;
  const mayDecide = usePermission('candidates.decide');
  const maySchedule = usePermission('interviews.manage');
  const schedule = useScheduling(candidate);
  const { next, previous } = stepper;
  const mayApprove = mayDecide && candidate && !isApproved(candidate.status);
  useShortcuts(
    {
      j: next && (() => onStep(next)),
      k: previous && (() => onStep(previous)),
      s: mayDecide ? () => onSection('score') : undefined,
      c: () => onSection('curriculo'),
      r: mayDecide ? () => onDecide('rejected') : undefined,
      g: maySchedule ? schedule : undefined,
      a: mayApprove ? () => onDecide('approved') : undefined,
      z: () => toasts.runAction(),
      '?': onHelp,
      ...statusActions(onDecide),
    },
    'candidato',
    enabled,
  );
}
