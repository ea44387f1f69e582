/** What one run of the fault test has seen: a line of the file that `FAULTS_RESULTS` names. `npm run faults` adds them up. */
export interface FaultsResult {
  seed: number;
  /** ISO 8601. */
  startedAt: string;
  durationMs: number;
  /** In the order of their injection. `outageMs` is the longest time without an accepted request until the next fault. */
  faults: Array<{ name: string; outageMs: number }>;
  applications: number;
  /** Second applications of a person, confirmed by a mailed link; absent in results of versions without them. */
  furtherApplications?: number;
  interviews: number;
  hires: number;
  mails: number;
  /** E-mails that were sent twice with the same Message-ID: the process was killed between the sending and its record. */
  repeatedMails: number;
  lost: number;
  doubled: number;
  phantom: number;
}
