import type { MigrationClass } from '@araucaria/database';
import { StoreForms20261215 } from './20261215-store-forms.js';
import { HashForms20261217 } from './20261217-hash-forms.js';
import { JobsBaseline } from './baseline.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [JobsBaseline, StoreForms20261215, HashForms20261217];

/** The migrations that led to the baseline, by their names in the table `migration`. */
export const BEFORE_BASELINE = [
  'CreateJobs20261121',
  'RememberRemovedJobs20261121b',
  'RecordJobChanges20261122',
  'NameManagers20261126',
  'TraceEvents20261130',
  'WakeOwnRelay20261202',
  'NameSelectionSteps20261203',
  'WriteHomeTexts20261204',
  'CloseOnADay20261211',
  'ShowHomePicture20261212',
];
