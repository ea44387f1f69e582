import { useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { closesInterviews, isApproved, isHired } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../generated/graphql';
import { INTERVIEWS_CANCELLED_BY, describeCancellations } from '../interviews/cancelled-interviews';
import { askConfirmation, type Confirmation } from '../../shared/dialogs/confirmations';
import { statusLabel } from './candidate-status';
import { DecisionMessage } from './decision-message';
import { PREVIEW_DECISION, isDoubtful, type DecisionPreview } from './decision-queries';

export const undoesHire = (from: string, to: string): boolean => isHired(from) && !isHired(to);

interface PlannedChange {
  id: number;
  name: string;
  from: string;
  to: CandidateStatus;
  /** The screen already shows which interviews will be cancelled. */
  interviewsShown?: boolean | undefined;
  /** The screen already shows the e-mail, and asked whether to send it. */
  messageShown?: boolean | undefined;
}

/** What the user confirmed. `notify`: whether the candidate gets the e-mail of the change; undefined: it has none, or the screen asked. */
interface ConfirmedChange {
  notify?: boolean;
}

/**
 * Asks for confirmation of a change with consequences: an undone hire, a hire without approval, cancelled interviews, or an
 * e-mail, which is shown and can be left out.
 * @returns undefined: the change is not to be made
 */
export async function confirmStatusChange(
  client: ApolloClient,
  change: PlannedChange,
): Promise<ConfirmedChange | undefined> {
  const { to } = change;
  const [cancelled, message] = await Promise.all([
    change.interviewsShown ? '' : cancelledBy(client, change),
    change.messageShown || !isApproved(to) ? undefined : messageOf(client, change),
  ]);
  const question: Question | undefined =
    questionOf(change, cancelled) ?? (message && { title: `Mudar para “${statusLabel(to)}”?` });
  if (!question) return {};
  const name = change.name;
  const answer = {
    text: `${name} passa a ter o status “${statusLabel(to)}”.`,
    confirm: to === 'approved' ? 'Sim, aprovar' : 'Sim, mudar',
    ...question,
  };
  const choice: ConfirmedChange = message ? { notify: message.isExpected } : {};
  const extra = message && (
    <MessageChoice message={message} onChange={(notify) => Object.assign(choice, { notify })} />
  );
  return (await askConfirmation({ ...answer, extra })) ? choice : undefined;
}

/** Whether an approval sends nothing and cancels nothing, so that there is nothing to show before it. */
export async function isSilentApproval(client: ApolloClient, id: number): Promise<boolean> {
  const change = { id, name: '', from: '', to: 'approved' } as const;
  const [cancelled, message] = await Promise.all([cancelledBy(client, change), messageOf(client, change)]);
  return !cancelled && !message;
}

type Question = Pick<Confirmation, 'title'> & Partial<Confirmation>;

/** The question about consequences other than the e-mail; undefined: there are none. */
function questionOf({ name, from, to }: PlannedChange, cancelled: string): Question | undefined {
  const yes = to === 'rejected' ? { confirm: 'Sim, reprovar' } : {};
  if (undoesHire(from, to))
    return {
      title: 'Desfazer a contratação?',
      text: `${name} já foi contratado(a). Com o status “${statusLabel(to)}” a contratação deixa de valer, e o bônus de uma indicação fica suspenso. ${cancelled}`,
      confirm: 'Sim, desfazer a contratação',
      color: 'error',
      ...yes,
    };
  if (isHired(to) && !isApproved(from))
    return {
      title: 'Contratar sem aprovação?',
      text: `${name} está com o status “${statusLabel(from)}” e ainda não foi aprovado(a). ${cancelled}`,
      confirm: 'Sim, contratar',
    };
  if (!cancelled) return undefined;
  return {
    title: `Mudar para “${statusLabel(to)}”?`,
    text: `${name}: ${cancelled}`,
    color: to === 'rejected' ? 'error' : 'primary',
    ...yes,
  };
}

interface Message {
  /** undefined: it could not be read. */
  preview: DecisionPreview | undefined;
  error?: Error;
  /** Sent unless the user leaves it out. */
  isExpected: boolean;
}

/** The e-mail of the change; undefined: it sends none. An e-mail that cannot be shown is not sent unless the user asks for it. */
async function messageOf(client: ApolloClient, { id, to }: PlannedChange): Promise<Message | undefined> {
  try {
    const variables = { input: { candidateIds: [id], status: to } };
    const { data } = await client.query({ query: PREVIEW_DECISION, variables, fetchPolicy: 'no-cache' });
    const preview = data?.previewDecision;
    if (!preview?.total) return undefined;
    return { preview, isExpected: !isDoubtful(preview) };
  } catch (error) {
    return { preview: undefined, error: error as Error, isExpected: false };
  }
}

function MessageChoice({ message, onChange }: { message: Message; onChange: (notify: boolean) => void }) {
  const [notify, setNotify] = useState(message.isExpected);
  const choose = (next: boolean) => {
    setNotify(next);
    onChange(next);
  };
  return <DecisionMessage {...message} value={notify} onChange={choose} />;
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
