import { CancelDialog } from './cancel-dialog';
import { FinishDialog } from './finish-dialog';
import { LinkDialog } from './link-dialog';
import { MoveDialog } from './move-dialog';
import type { InterviewRow } from './interviews-queries';

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
  // What is over cannot be moved or called off, whatever an old address says.
  if (dialog === 'remarcar' && interview.status === 'scheduled')
    return <MoveDialog key={interview.id} interview={interview} onClose={onClose} />;
  if (dialog === 'cancelar' && interview.status === 'scheduled')
    return <CancelDialog interview={interview} onClose={onClose} />;
  return null;
}
