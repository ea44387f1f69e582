import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus, HiringStep } from '../../generated/graphql';
import { askAgain } from '../../shared/api/ask-again';
import { failureOf } from '../../shared/api/failure';
import { CANDIDATE_ANSWERS } from '../../shared/api/forget';
import { changeStatus } from '../../shared/candidate-changes';
import { takenBack } from '../../shared/taken-back';
import { toast } from '../../shared/toasts/toast';
import { SET_STEP, type ApprovedCandidate, type Process } from './hiring-queries';
import { STEPS } from './hiring-rules';

const ADVANCED = { done: 'Status atualizado', failed: 'Erro ao atualizar etapa' };
const REJECTED = {
  done: 'Candidato rejeitado',
  failed: 'Erro ao rejeitar candidato',
  fallback: 'Ocorreu um erro ao rejeitar o candidato.',
};

/** One step further, or out: lists show it at once, and take it back with a word when the server refuses. */
export function useHiringChanges() {
  const client = useApolloClient();

  return {
    advance: (person: ApprovedCandidate, status: CandidateStatus, note: string) =>
      changeStatus(client, person, status, { note }, ADVANCED),

    reject: (person: ApprovedCandidate, notify: boolean) =>
      changeStatus(client, person, 'rejected', { notify }, REJECTED),

    advanceStep: async ({ id, name }: Process, step: HiringStep) => {
      try {
        await client.mutate({
          mutation: SET_STEP,
          variables: { id, step },
          // The last step also hires, which nobody should be shown before it is true.
          optimisticResponse:
            step === 'completed'
              ? undefined
              : { setHiringStep: { __typename: 'Candidate', id, hiringStep: step } },
          update: (cache, { data }) =>
            cache.modify({
              id: cache.identify({ __typename: 'HiringInProgress', id }),
              fields: { hiringStep: () => data?.setHiringStep.hiringStep ?? step },
            }),
        });
        toast.success('Etapa de contratação atualizada', `${name}: ${STEPS[step].label}`);
        await askAgain(CANDIDATE_ANSWERS);
      } catch (error) {
        toast.destructive('Erro ao atualizar etapa', takenBack(failureOf(error).message));
      }
    },
  };
}
