import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus, HiringStep } from '../../generated/graphql';
import { changeStatus } from '../../shared/candidates/change-status';
import { changeStep } from './hiring-changes';
import type { ApprovedCandidate, Process } from './hiring-queries';

const ADVANCED = { success: 'Status atualizado', error: 'Erro ao atualizar etapa' };
const REJECTED = {
  success: 'Candidato rejeitado',
  error: 'Erro ao rejeitar candidato',
  errorFallback: 'Ocorreu um erro ao rejeitar o candidato.',
};

/** Advances or rejects candidates. Lists show the change at once and roll it back if the server rejects it. */
export function useHiringChanges() {
  const client = useApolloClient();
  return {
    advance: (person: ApprovedCandidate, status: CandidateStatus, note: string) =>
      changeStatus(client, person, status, { note, interviewsShown: true }, ADVANCED),

    reject: (person: ApprovedCandidate, notify: boolean) =>
      changeStatus(client, person, 'rejected', { notify, confirmed: true }, REJECTED),

    advanceStep: ({ id, name, hiringStep }: Process, step: HiringStep) =>
      changeStep(client, { id, name, from: hiringStep, step }),
  };
}
