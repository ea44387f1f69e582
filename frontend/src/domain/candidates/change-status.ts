import type { ApolloClient } from '@apollo/client';
import type { CandidateStatus } from '../../generated/graphql';
import { failureOf, type Failure } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import { showStatuses } from './candidate-cache';
import { SET_STATUS, UNDO } from './status-mutations';
import { confirmAfterConflict, confirmStatusChange, undoesHire } from './status-confirmations';
import { statusLabel } from './candidate-status';
import { formatCount } from '../../shared/format/formats';
import type { RejectionOptions } from './rejection-choice';
import { runInSequence } from './run-in-sequence';
import { randomId } from '../../shared/browser/random-id';
import { withRollbackNote } from '../../shared/toasts/rollback-note';
import { toast } from '../../shared/toasts/toast';
import { offerToUndo, undoFailed, withdrawUndo } from '../../shared/toasts/undo-offers';

export interface CandidateToChange {
  id: number;
  firstName: string;
  lastName: string;
  /** The status that the user saw when deciding; the server compares it. */
  status: CandidateStatus;
}

export interface StatusChangeOptions extends Pick<RejectionOptions, 'reasonId' | 'notifyAt'> {
  /** Of other changes than rejections: the screen has shown the e-mail and asked; undefined: it has not. */
  notify?: boolean | undefined;
  note?: string;
  /** The screen has asked for confirmation itself. */
  confirmed?: boolean;
  /** The screen already shows which interviews will be cancelled. */
  interviewsShown?: boolean;
  /** Returns the id of the change by its contents, of `useChangeId`; default: a new one for each call. */
  changeIdOf?: (contents: unknown) => string;
}

/** `kept`: the user or another user has decided otherwise. `failed`: a toast says why, and the same change can be sent again. */
export type StatusChangeResult = 'changed' | 'kept' | 'failed';

/** Texts of a screen on which the change has a name of its own, for instance an approval. */
export interface StatusChangeTexts {
  success: string;
  error: string;
  /** Shown if the error has no message. */
  errorFallback?: string;
}

export function reportStatusError({ message, fields }: Failure, words?: StatusChangeTexts): void {
  const [invalid] = fields;
  const text = invalid?.message ?? message;
  // The reason was taken out of use while the dialog was open: the next one offers the current list.
  if (invalid?.field === 'reasonId') void refetchAfterChange(['rejection-reason']);
  if (words) toast.destructive(words.error, withRollbackNote(text || words.errorFallback || ''));
  else toast.destructive('Erro', `Erro ao atualizar status: ${text}`);
}

export const sentOptions = (
  { note, notify, reasonId, notifyAt }: StatusChangeOptions,
  status: CandidateStatus,
) => ({
  note: note || undefined,
  ...(status === 'rejected' ? { notify: notify || undefined, reasonId, notifyAt } : { notify }),
});

/**
 * Changes a candidate's status: optimistically on the screen, rolled back if the server refuses, with an offer to undo.
 * If another user changed the candidate meanwhile, a dialog shows it and asks which status to keep.
 * @returns `changed` if the candidate has that status now
 */
export async function changeStatus(
  client: ApolloClient,
  person: CandidateToChange,
  status: CandidateStatus,
  reason: StatusChangeOptions = {},
  words?: StatusChangeTexts,
): Promise<StatusChangeResult> {
  const { id, status: from } = person;
  // A rejection with an e-mail may follow one without.
  if (status === from && !reason.notify) return 'changed';
  const name = `${person.firstName} ${person.lastName}`;
  const { confirmed, interviewsShown } = reason;
  const planned = { id, name, from, to: status, interviewsShown, messageShown: reason.notify !== undefined };
  const answer = confirmed ? {} : await confirmStatusChange(client, planned);
  if (!answer) return 'kept';
  const options = { ...reason, ...answer };
  const undoHire = undoesHire(from, status) || undefined;
  const change = { id, from, status, undoHire, ...sentOptions(options, status) };
  const changeId = (reason.changeIdOf ?? randomId)(change);
  try {
    await runInSequence(id, () =>
      client.mutate({
        mutation: SET_STATUS,
        variables: { ...change, changeId },
        optimisticResponse: { setCandidateStatus: { __typename: 'Candidate', id, status } },
      }),
    );
  } catch (error) {
    const failure = failureOf(error);
    const current = conflictingStatus(failure);
    if (current === undefined) {
      reportStatusError(failure, words);
      return 'failed';
    }
    showStatuses(client.cache, [{ candidateId: id, to: current }]);
    void refetchAfterChange(['candidate']);
    if (current === status) {
      toast.info('Nada a mudar', `${name}: ${failure.message}`);
      return 'changed';
    }
    const wanted = {
      name,
      message: failure.message,
      current: statusLabel(current),
      wanted: statusLabel(status),
    };
    if (!(await confirmAfterConflict(wanted))) return 'kept';
    return changeStatus(
      client,
      { ...person, status: current },
      status,
      { ...options, confirmed: false },
      words,
    );
  }
  offerUndo(client, changeId, words?.success ?? 'Status atualizado', `${name}: ${statusLabel(status)}`);
  return 'changed';
}

/** The status that another user set meanwhile; undefined if the call failed for another reason. */
function conflictingStatus({ code, details }: Failure): CandidateStatus | undefined {
  return code === 'CHANGED_MEANWHILE' ? (details.current as CandidateStatus) : undefined;
}

export const offerUndo = (client: ApolloClient, changeId: string, title: string, text: string): void =>
  offerToUndo(changeId, title, text, () => void undoChange(client, changeId));

/** Undoes a change of status or hiring step for all its candidates, and reports the outcome in a toast. */
export const undoChange = (client: ApolloClient, changeId: string): Promise<void> =>
  undoAll(client, [changeId]);

/** Offers to undo several changes one after the other: the calls of one decision, which may have failed halfway. */
export const offerUndoOfAll = (
  client: ApolloClient,
  changeIds: readonly string[],
  { title, text, hasFailed }: { title: string; text: string; hasFailed: boolean },
): void =>
  toast.undoable(title, text, () => void undoAll(client, changeIds), hasFailed ? 'destructive' : 'success');

/** Refusals that concern one of several changes; the others may still be undone. */
const OF_ONE_CHANGE = ['CHANGED_MEANWHILE', 'UNDO_EXPIRED'];

async function undoAll(client: ApolloClient, changeIds: readonly string[]): Promise<void> {
  /** Numbers of candidates. */
  const undone = { changed: 0, left: 0 };
  let firstFailure: Failure | undefined;
  for (const changeId of changeIds) {
    try {
      const { data } = await client.mutate({
        mutation: UNDO,
        variables: { changeId },
        update: (cache, { data: answer }) => showStatuses(cache, answer?.undoStatusChange.changed ?? []),
      });
      withdrawUndo(changeId);
      undone.changed += data?.undoStatusChange.changed.length ?? 0;
      undone.left += data?.undoStatusChange.left.length ?? 0;
    } catch (error) {
      const failure = failureOf(error);
      firstFailure ??= failure;
      if (!failure.code || !OF_ONE_CHANGE.includes(failure.code)) break;
    }
  }
  const { changed, left } = undone;
  const done = `Mudança desfeita para ${formatCount(changed, 'candidato', 'candidatos')}`;
  if (firstFailure) {
    const isConflict = firstFailure.code === 'CHANGED_MEANWHILE';
    if (isConflict) void refetchAfterChange(['candidate']);
    const retry = () => void undoAll(client, changeIds);
    if (changed) toast.destructive('Nem tudo foi desfeito', `${done}. ${firstFailure.message}`);
    else undoFailed(firstFailure, retry, isConflict ? 'Nada foi desfeito' : undefined);
    return;
  }
  const others = `${formatCount(left, 'candidato mudou', 'candidatos mudaram')} desde então e ${left === 1 ? 'ficou como está' : 'ficaram como estão'}.`;
  if (changed === 0) toast.info('Nada foi desfeito', others);
  else if (left === 0) toast.info('Mudança desfeita');
  else toast.info(done, others);
}
