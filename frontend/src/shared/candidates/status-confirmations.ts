import type { ApolloClient } from '@apollo/client';
import { closesInterviews, isApproved, isHired } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../generated/graphql';
import { INTERVIEWS_CANCELLED_BY, describeCancellations } from '../interviews/cancelled-interviews';
import { statusLabel } from './candidate-status';
import { askConfirmation } from '../dialogs/confirmations';

/** Whether the change undoes a hire. */
export const undoesHire = (from: string, to: string): boolean => isHired(from) && !isHired(to);

interface PlannedChange {
  id: number;
  name: string;
  from: string;
  to: CandidateStatus;
  /** The screen already shows which interviews will be cancelled. */
  interviewsShown?: boolean | undefined;
}

/**
 * Asks for confirmation of a change with consequences: an undone hire, a hire without approval, or cancelled interviews.
 * @returns whether to make the change
 */
export async function confirmStatusChange(client: ApolloClient, change: PlannedChange): Promise<boolean> {
  const { name, from, to } = change;
  const cancelled = change.interviewsShown ? '' : await cancelledBy(client, change);
  const yes = to === 'rejected' ? 'Sim, reprovar' : undefined;
  if (undoesHire(from, to))
    return askConfirmation({
      title: 'Desfazer a contratação?',
      text: `${name} já foi contratado(a). Com o status “${statusLabel(to)}” a contratação deixa de valer, e o bônus de uma indicação fica suspenso. ${cancelled}`,
      confirm: yes ?? 'Sim, desfazer a contratação',
      color: 'error',
    });
  if (isHired(to) && !isApproved(from))
    return askConfirmation({
      title: 'Contratar sem aprovação?',
      text: `${name} está com o status “${statusLabel(from)}” e ainda não foi aprovado(a). ${cancelled}`,
      confirm: 'Sim, contratar',
    });
  if (!cancelled) return true;
  return askConfirmation({
    title: `Mudar para “${statusLabel(to)}”?`,
    text: `${name}: ${cancelled}`,
    confirm: yes ?? 'Sim, mudar',
    color: to === 'rejected' ? 'error' : 'primary',
  });
}

/** Describes the cancelled interviews; empty if there are none or the query fails (the change itself then fails visibly). */
async function cancelledBy(client: ApolloClient, { id, to }: PlannedChange): Promise<string> {
  if (!closesInterviews(to)) return '';
  try {
    const variables = { candidateIds: [id], status: to };
    const { data } = await client.query({
      query: INTERVIEWS_CANCELLED_BY,
      variables,
      fetchPolicy: 'no-cache',
    });
    return describeCancellations(data?.interviewsCancelledBy ?? []);
  } catch {
    return '';
  }
}

interface Conflict {
  name: string;
  /** The server's message about the other user's change. */
  message: string;
  /** Labels of the current and of the intended status. */
  current: string;
  wanted: string;
}

/** Asks after another user changed the candidate first. @returns whether the user still wants the change */
export const confirmAfterConflict = ({ name, message, current, wanted }: Conflict): Promise<boolean> =>
  askConfirmation({
    title: 'Este candidato mudou enquanto você decidia',
    text: `${name}: ${message} A sua mudança para “${wanted}” ainda não foi feita.`,
    confirm: `Mudar para “${wanted}”`,
    cancel: `Manter “${current}”`,
  });
