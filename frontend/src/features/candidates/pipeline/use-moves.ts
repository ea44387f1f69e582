import { useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import type { CandidateStatus } from '../../../generated/graphql';
import { refetchAfterChange } from '../../../shared/api/refetch';
import { changeStatus } from '../../../domain/candidates/change-status';
import { askConfirmation } from '../../../shared/dialogs/confirmations';
import { fullName } from '../../../shared/format/full-name';
import { SCHEDULED_CANDIDATE } from '../../../domain/interviews/schedule-address';
import { usePermission } from '../../../shared/session/use-permission';
import type { PipelineCandidate } from './pipeline-queries';
import { needsAppointment } from './pipeline-stages';

/** A candidate who is shown in the new stage before the server has confirmed it. */
export interface MovingCandidate {
  candidate: PipelineCandidate;
  to: CandidateStatus;
}

/** Moves single candidates: at once, or through the dialog that a move to the status needs. */
export function useMoves() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const schedules = usePermission('interviews.manage');
  const [moving, setMoving] = useState<ReadonlyMap<number, MovingCandidate>>(new Map());
  /** Waits for the reason of the rejection. */
  const [rejected, setRejected] = useState<PipelineCandidate>();
  const moveNow = useCallback(
    async (candidate: PipelineCandidate, to: CandidateStatus) => {
      setMoving((last) => new Map(last).set(candidate.id, { candidate, to }));
      await changeStatus(client, candidate, to);
      // Until the columns have been read again, also after a refusal: the candidate may be in a third stage by now.
      await refetchAfterChange(['candidate']);
      // Two quick moves of one candidate: the end of the first must not hide the second.
      setMoving((last) => {
        if (last.get(candidate.id)?.to !== to) return last;
        const next = new Map(last);
        next.delete(candidate.id);
        return next;
      });
    },
    [client],
  );
  const move = useCallback(
    (candidate: PipelineCandidate, to: CandidateStatus) => {
      if (to === 'rejected') return setRejected(candidate);
      if (!schedules || !needsAppointment(candidate.status, to)) return void moveNow(candidate, to);
      void askConfirmation({
        title: 'Agendar a entrevista?',
        text: `O status de ${fullName(candidate)} passa a ser “Entrevista agendada” quando o horário estiver marcado.`,
        confirm: 'Escolher horário',
      }).then((confirmed) => confirmed && navigate(`?${SCHEDULED_CANDIDATE}=${candidate.id}`));
    },
    [moveNow, navigate, schedules],
  );
  const closeRejection = useCallback(() => setRejected(undefined), []);
  return { moving, rejected, closeRejection, move };
}
