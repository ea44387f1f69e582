import type { ApolloClient } from '@apollo/client';
import { hiringStepLabel } from '@araucaria/contracts/domain';
import type { CandidateStatus, HiringStep } from '../../generated/graphql';
import { refetchAfterChange } from '../../shared/api/refetch';
import { failureOf } from '../../shared/api/failure';
import { offerUndo, type StatusChangeResult } from '../../domain/candidates/change-status';
import { confirmAfterConflict } from '../../domain/candidates/status-confirmations';
import { statusLabel } from '../../domain/candidates/candidate-status';
import { runInSequence } from '../../domain/candidates/run-in-sequence';
import { randomId } from '../../shared/browser/random-id';
import { toast } from '../../shared/toasts/toast';
import { SET_STEP } from './hiring-queries';

interface StepChange {
  id: number;
  name: string;
  /** Step that the screen shows; null: not started; undefined: not compared. */
  from: HiringStep | null | undefined;
  /** Undefined if the screen does not show the status; it is not compared then. */
  fromStatus?: CandidateStatus | undefined;
  step: HiringStep;
  notes?: string | undefined;
  /** `YYYY-MM-DD` */
  startDate?: string | undefined;
  hire?: boolean;
  /** False leaves out the e-mail about the step. */
  notify?: boolean | undefined;
  /** Returns the id of the change by its contents, of `useChangeId`; default: a new one for each call. */
  changeIdOf?: (contents: unknown) => string;
}

/**
 * Sets the hiring step of a candidate and offers to undo it. If another user changed the candidate meanwhile, asks
 * whether to apply the change to the current state.
 * @returns `changed` if the step was set
 */
export async function changeStep(client: ApolloClient, change: StepChange): Promise<StatusChangeResult> {
  const { name, changeIdOf = randomId, ...contents } = change;
  const { id, step, hire, fromStatus } = contents;
  const changeId = changeIdOf(contents);
  try {
    await runInSequence(id, () =>
      client.mutate({
        mutation: SET_STEP,
        variables: { ...contents, changeId },
        // Hiring is not shown before the server confirms it.
        ...(!hire &&
          step !== 'completed' && {
            optimisticResponse: { setHiringStep: { __typename: 'Candidate' as const, id, hiringStep: step } },
          }),
        update: (cache, { data }) => {
          const entity = cache.identify({ __typename: 'HiringInProgress', id });
          if (entity)
            cache.modify({
              id: entity,
              fields: { hiringStep: () => data?.setHiringStep.hiringStep ?? step },
            });
        },
      }),
    );
  } catch (error) {
    const { code, message, fields, details } = failureOf(error);
    if (code !== 'CHANGED_MEANWHILE') {
      toast.destructive('Erro ao atualizar etapa', fields[0]?.message ?? message);
      return 'failed';
    }
    void refetchAfterChange(['candidate']);
    const current = details.current as string | null;
    const isStep = details.field === 'hiringStep';
    const label = isStep ? hiringStepLabel(current) : statusLabel(current ?? '');
    if (!(await confirmAfterConflict({ name, message, current: label, wanted: hiringStepLabel(step) })))
      return 'kept';
    return changeStep(client, {
      ...change,
      from: isStep ? (current as HiringStep | null) : undefined,
      fromStatus: isStep ? fromStatus : (current as CandidateStatus),
    });
  }
  offerUndo(client, changeId, 'Etapa de contratação atualizada', `${name}: ${hiringStepLabel(step)}`);
  return 'changed';
}
