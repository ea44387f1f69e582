import { CancelDialog } from '../outcome/cancel-dialog';
import { FinishDialog } from '../outcome/finish-dialog';
import { LinkDialog } from '../confirmation/link-dialog';
import { InterviewersDialog } from '../schedule/interviewers-dialog';
import { RescheduleDialog } from '../schedule/reschedule-dialog';
import type { InterviewRow } from '../interviews-queries';

interface InterviewDialogsProps {
  interview: InterviewRow | undefined;
  /** Name of the dialog in the address. */
  dialog: string;
  onClose: () => void;
}

/** The dialog that the address names; nothing for an unknown name. */
export function InterviewDialogs({ interview, dialog, onClose }: InterviewDialogsProps) {
  if (!interview) return null;
  if (dialog === 'link') return <LinkDialog interview={interview} onClose={onClose} />;
  if (dialog === 'finalizar')
    return <FinishDialog key={interview.id} interview={interview} onClose={onClose} />;
  if (dialog === 'remarcar')
    return <RescheduleDialog key={interview.id} interview={interview} onClose={onClose} />;
  if (dialog === 'cancelar')
    return <CancelDialog key={interview.id} interview={interview} onClose={onClose} />;
  if (dialog === 'entrevistadores')
    return <InterviewersDialog key={interview.id} interview={interview} onClose={onClose} />;
  return null;
}
