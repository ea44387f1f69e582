import { usePermission } from '../../../shared/session/use-permission';
import { CancelDialog } from '../outcome/cancel-dialog';
import { FinishDialog } from '../outcome/finish-dialog';
import { LinkDialog } from '../confirmation/link-dialog';
import { InterviewersDialog } from '../schedule/interviewers-dialog';
import { RescheduleDialog } from '../schedule/reschedule-dialog';
import type { InterviewRow } from '../interviews-queries';

const DIALOGS = {
  link: LinkDialog,
  finalizar: FinishDialog,
  remarcar: RescheduleDialog,
  cancelar: CancelDialog,
  entrevistadores: InterviewersDialog,
};
export type DialogName = keyof typeof DIALOGS;

/** What those who interview may do; the others are for those who arrange. */
const FOR_INTERVIEWERS = 'finalizar' satisfies DialogName;

interface InterviewDialogsProps {
  interview: InterviewRow | undefined;
  /** Name of the dialog in the address. */
  dialog: string;
  onClose: () => void;
}

/** The dialog that the address names; nothing for an unknown name, or for who may not use it. */
export function InterviewDialogs({ interview, dialog, onClose }: InterviewDialogsProps) {
  const isAllowed = usePermission('interviews.manage') || dialog === FOR_INTERVIEWERS;
  const Dialog = isAllowed && Object.hasOwn(DIALOGS, dialog) ? DIALOGS[dialog as DialogName] : undefined;
  return interview && Dialog && <Dialog key={interview.id} interview={interview} onClose={onClose} />;
}
