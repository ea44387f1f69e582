export interface JobOpening {
  isActive: boolean;
  /** The last day of applications, `YYYY-MM-DD` in America/Sao_Paulo; absent in data of earlier releases. */
  closesOn?: string | null | undefined;
}

/** Whether a job takes applications on a day: staff have not closed it, and its closing day has not ended. */
export const isJobOpen = ({ isActive, closesOn }: JobOpening, today: string): boolean =>
  isActive && !isPastClosing(closesOn, today);

export const isPastClosing = (closesOn: string | null | undefined, today: string): boolean =>
  Boolean(closesOn) && String(closesOn) < today;
