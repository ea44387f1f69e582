import { useState } from 'react';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import {
  NO_REJECTION_CHOICE,
  notifyAtError,
  rejectionOptions,
  withReason,
  type RejectionChoice,
  type RejectionOptions,
} from './rejection-choice';
import { REJECTION_REASONS } from './rejection-queries';

/** The id of the latest reason in this browser. It is no personal data. */
const LAST_REASON_KEY = 'ultimo-motivo-de-reprovacao';

interface Start {
  notify?: boolean;
  /** Whether the reason that was used last, or else the first one, is chosen at first, with its e-mail. */
  startsWithReason?: boolean;
}

/** The state of `RejectionFields`. */
export function useRejectionChoice({ notify = false, startsWithReason = false }: Start = {}) {
  const { data, error } = useFreshQuery(REJECTION_REASONS, { skip: !startsWithReason });
  const [chosen, onChange] = useState<RejectionChoice>();
  const [isChecked, setChecked] = useState(false);
  const start = { ...NO_REJECTION_CHOICE, notify };
  const offered = startsWithReason
    ? (data?.rejectionReasons ?? []).filter(({ isActive }) => isActive).map(({ id }) => String(id))
    : [];
  const last = localStorage.getItem(LAST_REASON_KEY);
  const reason = offered.find((each) => each === last) ?? offered[0];
  const value = chosen ?? (reason ? withReason(start, reason) : start);
  // The chosen reason was taken out of use meanwhile.
  if (chosen?.reasonId && startsWithReason && data && !offered.includes(chosen.reasonId))
    onChange({ ...chosen, reasonId: '' });
  return {
    fields: { value, onChange, error: isChecked ? notifyAtError(value) : undefined },
    /** The choice is known that the user sees. */
    isReady: !startsWithReason || data !== undefined || error !== undefined,
    /** The options of the change of status; undefined: the fields show what is wrong. */
    confirm: (): RejectionOptions | undefined => {
      setChecked(true);
      if (notifyAtError(value)) return undefined;
      if (value.reasonId) localStorage.setItem(LAST_REASON_KEY, value.reasonId);
      return rejectionOptions(value);
    },
  };
}
