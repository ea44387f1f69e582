import type { MigrationClass } from '@araucaria/database';
import { StoreForms20261215 } from './20261215-store-forms.js';
import { NameAnnouncements20261216 } from './20261216-name-announcements.js';
import { HashForms20261217 } from './20261217-hash-forms.js';
import { ReferralsBaseline } from './baseline.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  ReferralsBaseline,
  StoreForms20261215,
  NameAnnouncements20261216,
  HashForms20261217,
];

/** The migrations that led to the baseline, by their names in the table `migration`. */
export const BEFORE_BASELINE = [
  'CreateReferrals20261121',
  'AnnounceInstalments20261121',
  'RememberCandidates20261121',
  'RecordBonuses20261122',
  'RenameCronRuns20261123',
  'DateRecordedBonuses20261123',
  'QuarantineReferrers20261127',
  'EraseActors20261127',
  'TraceEvents20261130',
  'CountReferrals20261202',
  'WakeOwnRelay20261202',
  'CloseJobsOnADay20261211',
  'NameCandidates20261214',
];
