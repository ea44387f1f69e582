import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus, HiringStep } from '../../generated/graphql';
import { askAgain } from '../../shared/api/ask-again';
import { failureOf } from '../../shared/api/failure';
import { CANDIDATE_ANSWERS } from '../../shared/api/forget';
import { statusLabel } from '../../shared/candidate-status';
import { toast } from '../../shared/toasts/toast';
import { ADVANCE, REJECT, SET_STEP, type ApprovedCandidate, type Process } from './hiring-queries';
import { STEPS } from './hiring-rules';

const TAKEN_BACK = 'A mudança foi desfeita na tela.';

/** One step further, or out: lists show it at once, and take it back with a word when the server refuses. */
export function useHiringChanges() {
  const client = useApolloClient();

  const attempt = async (change: Promise<unknown>, done: () => void, failed: string, fallback?: string) => {
    try {
      await change;
      done();
    } catch (error) {
      toast.destructive(failed, `${failureOf(error).message || fallback} ${TAKEN_BACK}`);
    }
    await askAgain(CANDIDATE_ANSWERS);
  };

  return {
    advance: ({ id, firstName, lastName }: ApprovedCandidate, status: CandidateStatus, note: string) =>
      attempt(
        client.mutate({
          mutation: ADVANCE,
          variables: { id, status, note: note || undefined },
          optimisticResponse: { setCandidateStatus: { __typename: 'Candidate', id, status } },
        }),
        () => toast.success('Status atualizado', `${firstName} ${lastName}: ${statusLabel(status)}`),
        'Erro ao atualizar etapa',
      ),

    reject: ({ id }: ApprovedCandidate) =>
      attempt(
        client.mutate({
          mutation: REJECT,
          variables: { id },
          optimisticResponse: { rejectCandidate: { __typename: 'Candidate', id, status: 'rejected' } },
        }),
        () => toast.success('Candidato rejeitado'),
        'Erro ao rejeitar candidato',
        'Ocorreu um erro ao rejeitar o candidato.',
      ),

    advanceStep: ({ id, name }: Process, step: HiringStep) =>
      attempt(
        client.mutate({
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
        }),
        () => toast.success('Etapa de contratação atualizada', `${name}: ${STEPS[step].label}`),
        'Erro ao atualizar etapa',
      ),
  };
}
