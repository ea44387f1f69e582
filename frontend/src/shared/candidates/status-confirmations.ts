import type { ApolloClient } from '@apollo/client';
import type { CandidateStatus } from '../../generated/graphql';
import { INTERVIEWS_CANCELLED_BY, describeCancellations } from '../interviews/cancelled-interviews';
import { isApproved, isHired, statusLabel } from './candidate-status';
import { askConfirmation } from '../dialogs/confirmations';

/** Whether the change takes a hire back. */
export const undoesHire = (from: string, to: string): boolean => isHired(from) && !isHired(to);

/** Statuses that end a process: interviews to come are cancelled with them. */
const FINAL_STATUSES = ['rejected', 'declined', 'hired', 'contratado'];

interface PlannedChange {
  id: number;
  name: string;
  from: string;
  to: CandidateStatus;
  /** The screen shows which interviews are cancelled. */
  interviewsShown?: boolean;
}

/**
 * Asks before a change that nobody makes in passing: a hire that is taken back or made without an approval, or
 * interviews that are cancelled with it.
 */
export async function confirmStatusChange(client: ApolloClient, meant: PlannedChange): Promise<boolean> {
  const { name, from, to } = meant;
  const cancelled = meant.interviewsShown ? '' : await cancelledBy(client, meant);
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

/** Empty where none is cancelled, or where the server does not answer: the change itself will say so. */
async function cancelledBy(client: ApolloClient, { id, to }: PlannedChange): Promise<string> {
  if (!FINAL_STATUSES.includes(to)) return '';
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
  /** What the other did, in the server's words. */
  message: string;
  /** Labels of what stands now and of what the user wants. */
  current: string;
  wanted: string;
}

/** Somebody else was faster. @returns whether the user wants their own change all the same */
export const confirmAfterConflict = ({ name, message, current, wanted }: Conflict): Promise<boolean> =>
  askConfirmation({
    title: 'Este candidato mudou enquanto você decidia',
    text: `${name}: ${message} A sua mudança para “${wanted}” ainda não foi feita.`,
    confirm: `Mudar para “${wanted}”`,
    cancel: `Manter “${current}”`,
  });
