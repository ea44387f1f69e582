import { MAX_NOTIFY_DELAY_DAYS, DAY_MS } from '@araucaria/contracts/domain';
import { instantMsOf } from '../../shared/dates/day-ranges';

export interface RejectionChoice {
  /** Id of the reason as text; empty: none. */
  reasonId: string;
  notify: boolean;
  /** Date and time in São Paulo, as `datetime-local` fields hold them; undefined: after the undo window. */
  notifyAt: string | undefined;
}

export const NO_REJECTION_CHOICE: RejectionChoice = { reasonId: '', notify: false, notifyAt: undefined };

/** The part of a change of status that follows from the choice. */
export interface RejectionOptions {
  notify: boolean;
  reasonId?: number;
  /** ISO 8601. */
  notifyAt?: string;
}

/** Why the chosen time cannot be used; undefined: it can. */
export function notifyAtError({ notify, notifyAt }: RejectionChoice, now = Date.now()): string | undefined {
  if (!notify || notifyAt === undefined) return undefined;
  const chosenMs = instantMsOf(notifyAt);
  if (Number.isNaN(chosenMs)) return 'Informe a data e a hora do envio';
  if (chosenMs <= now) return 'Escolha um horário futuro';
  if (chosenMs > now + MAX_NOTIFY_DELAY_DAYS * DAY_MS)
    return `Escolha um horário nos próximos ${MAX_NOTIFY_DELAY_DAYS} dias`;
  return undefined;
}

/** A reason brings its e-mail; the user may still decide against it. */
export const withReason = (choice: RejectionChoice, reasonId: string): RejectionChoice => ({
  ...choice,
  reasonId,
  notify: reasonId && !choice.reasonId ? true : choice.notify,
});

export const rejectionOptions = ({ reasonId, notify, notifyAt }: RejectionChoice): RejectionOptions => ({
  notify,
  ...(reasonId && { reasonId: Number(reasonId) }),
  ...(notify && notifyAt && { notifyAt: new Date(instantMsOf(notifyAt)).toISOString() }),
});
