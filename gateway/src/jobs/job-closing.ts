import { formatDay, isJobOpen, type JobView } from '@araucaria/contracts';

type Closing = Pick<JobView, 'isActive' | 'closesOn'>;

/** What a list or page says of a job besides its fields, on a day in the business zone. */
export interface JobState {
  isOpen: boolean;
  closingText: string | null;
}

export const jobStateOf = (job: Closing, today: string): JobState => ({
  isOpen: isJobOpen(job, today),
  closingText: closingText(job, today),
});

/** The closing day in words; null without one, and for a job that staff closed. Written here, so that a page says the same when it hydrates. */
function closingText({ isActive, closesOn }: Closing, today: string): string | null {
  if (!closesOn || !isActive) return null;
  if (closesOn === today) return 'Último dia';
  const day = formatDay(closesOn);
  return closesOn < today ? `Inscrições encerradas em ${day}` : `Inscrições até ${day}`;
}
