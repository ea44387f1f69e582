import { useState } from 'react';
import {
  NO_REJECTION_CHOICE,
  notifyAtError,
  rejectionOptions,
  type RejectionChoice,
  type RejectionOptions,
} from './rejection-choice';

/** The state of `RejectionFields`. @param notify whether the e-mail is chosen at first */
export function useRejectionChoice({ notify = false }: { notify?: boolean } = {}) {
  const [value, onChange] = useState<RejectionChoice>({ ...NO_REJECTION_CHOICE, notify });
  const [isChecked, setChecked] = useState(false);
  return {
    /** Properties of `RejectionFields`. */
    fields: { value, onChange, error: isChecked ? notifyAtError(value) : undefined },
    /** The options of the change of status; undefined: the fields show what is wrong. */
    confirm: (): RejectionOptions | undefined => {
      setChecked(true);
      return notifyAtError(value) ? undefined : rejectionOptions(value);
    },
  };
}
