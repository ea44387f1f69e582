import { CancelDialog } from '../outcome/cancel-dialog';
import { FinishDialog } from '../outcome/finish-dialog';
import { LinkDialog } from '../confirmation/link-dialog';
import { MoveDialog } from '../schedule/move-dialog';
import type { InterviewRow } from '../interviews-queries';

interface InterviewDialogsProps {
  interview: InterviewRow | undefined;
  /** As the address names it. */
  dialog: string;
  onClose: () => void;
}

/** The dialog that the address names, over the list. */
export function InterviewDialogs({ interview, dialog, onClose }: InterviewDialogsProps) {
  if (!interview) return null;
  if (dialog === 'link') return <LinkDialog interview={interview} onClose={onClose} />;
  if (dialog === 'finalizar')
    return <FinishDialog key={interview.id} interview={interview} onClose={onClose} />;
  if (dialog === 'remarcar') return <MoveDialog key={interview.id} interview={interview} onClose={onClose} />;
  if (dialog === 'cancelar')
    return <CancelDialog key={interview.id} interview={interview} onClose={onClose} />;
  return null;
}
