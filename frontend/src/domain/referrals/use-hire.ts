import { useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isHired } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../generated/graphql';
import { useChangeId } from '../../shared/api/use-change-id';
import { refetchAfterChange } from '../../shared/api/refetch';
import { failureOf } from '../../shared/api/failure';
import { dayOf } from '../../shared/dates/day-ranges';
import type { Day } from '../../shared/dates/days';
import { toast } from '../../shared/toasts/toast';
import { undoFailed } from '../../shared/toasts/undo-offers';
import { CANDIDATE_HIRED, REGISTER_HIRE, UNDO_CANDIDATE_HIRED, UNDO_HIRE } from './hire-queries';

export interface ReferredCandidate {
  id: number;
  candidateId: number;
  /** null: the candidate's data was erased. */
  candidateName: string | null;
  candidateStatus: CandidateStatus | null;
  isHired: boolean;
  hireDate: string | null;
}

export const isHiredStatus = (status: CandidateStatus | null): boolean => status !== null && isHired(status);

/** Whether a registered hire also changes the candidate's status. */
export const isHiredNow = ({ candidateName, candidateStatus }: ReferredCandidate): boolean =>
  candidateName !== null && !isHiredStatus(candidateStatus);

/** Registers the hire of a referred candidate, or changes its date. Both offer to undo. */
export function useHire(application: ReferredCandidate, act: 'hire' | 'move') {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const changeIdOf = useChangeId();

  /** @param notify whether a candidate who is hired now gets the e-mail @returns whether the dialog can be closed */
  const save = async (hireDate: Day, notify?: boolean): Promise<boolean> => {
    setBusy(true);
    // The date may have failed after the status was set: a repetition is no other change of status, whatever its date.
    const changeId = act === 'hire' && isHiredNow(application) ? changeIdOf(application.id) : undefined;
    const isDone = await register(client, application, { changeId, act, hireDate, notify });
    setBusy(false);
    return isDone;
  };
  return { save, busy };
}

interface Hire {
  /** Of the change of the candidate's status; undefined: none is needed. */
  changeId: string | undefined;
  act: 'hire' | 'move';
  hireDate: Day;
  notify: boolean | undefined;
}

async function register(
  client: ApolloClient,
  application: ReferredCandidate,
  { changeId, act, hireDate, notify }: Hire,
): Promise<boolean> {
  const { id, candidateId, candidateStatus, hireDate: before } = application;
  let isStatusSet = false;
  try {
    if (changeId) {
      const variables = { id: candidateId, from: candidateStatus, changeId, notify };
      await client.mutate({ mutation: CANDIDATE_HIRED, variables });
    }
    isStatusSet = true;
    const from = before ? dayOf(before) : 'none';
    await client.mutate({ mutation: REGISTER_HIRE, variables: { id, hireDate, from } });
  } catch (error) {
    refetchShown();
    const { code, message } = failureOf(error);
    if (code === 'CHANGED_MEANWHILE') {
      toast.info('Nada foi registrado', message);
      return true;
    }
    toast.destructive(
      'Erro ao contratar candidato',
      !isStatusSet
        ? `Erro ao atualizar o status do candidato: ${message}`
        : code === 'NOT_FOUND'
          ? 'Este candidato não possui registro de aplicação de indicação no sistema.'
          : `Erro ao registrar contratação para bonificação: ${message}`,
    );
    return false;
  }
  toast.undoable(
    act === 'hire' ? 'Candidato contratado' : 'Data de contratação atualizada',
    'As datas de pagamento do bônus foram calculadas.',
    () => void undo(client, application, { hireDate, changeId }),
  );
  return true;
}

/** Restores the earlier date, unless a colleague has changed `hireDate` since, or undoes the hire. */
async function undo(
  client: ApolloClient,
  application: ReferredCandidate,
  { hireDate, changeId }: Pick<Hire, 'hireDate' | 'changeId'>,
): Promise<void> {
  const { id, hireDate: before } = application;
  let rest = changeId;
  try {
    if (changeId) {
      const { data } = await client.mutate({ mutation: UNDO_CANDIDATE_HIRED, variables: { changeId } });
      if (data?.undoStatusChange.left.length) {
        toast.info('Nada foi desfeito', 'O status do candidato mudou desde então.');
        return;
      }
      rest = undefined;
    }
    if (before) {
      const variables = { id, hireDate: dayOf(before), from: hireDate };
      await client.mutate({ mutation: REGISTER_HIRE, variables });
    } else
      await client.mutate({
        mutation: UNDO_HIRE,
        // A candidate who was hired before is hired again.
        variables: { id, reason: 'Desfeita logo depois de registrada', candidateStatus: 'hired' },
      });
    toast.info('Mudança desfeita');
  } catch (error) {
    refetchShown();
    undoFailed(failureOf(error), () => void undo(client, application, { hireDate, changeId: rest }));
  }
}

/** After a refused mutation: another user may have changed what the screen shows. */
const refetchShown = () => void refetchAfterChange(['candidate', 'referral']);
