import { useApolloClient } from '@apollo/client/react';
import type { CandidateStatus, HiringStep } from '../../generated/graphql';
import {
  changeStatus,
  type CandidateToChange,
  type StatusChangeOptions,
} from '../../domain/candidates/change-status';
import { changeStep, type StepChange } from './hiring-changes';
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
    advance: (person: ApprovedCandidate, status: CandidateStatus, options: StatusChangeOptions) =>
      changeStatus(client, person, status, { ...options, interviewsShown: true }, ADVANCED),

    reject: (person: CandidateToChange, options: StatusChangeOptions) =>
      changeStatus(client, person, 'rejected', { ...options, confirmed: true }, REJECTED),

    advanceStep: (
      { id, name, hiringStep }: Process,
      step: HiringStep,
      { notify, changeIdOf }: Pick<StepChange, 'notify' | 'changeIdOf'>,
    ) => changeStep(client, { id, name, from: hiringStep, step, notify, changeIdOf }),
  };
}
