import type { MigrationClass } from '@araucaria/database';
import { CreateJobs20261121 } from './20261121-create-jobs.js';
import { RememberRemovedJobs20261121b } from './20261121b-remember-removed-jobs.js';
import { RecordJobChanges20261122 } from './20261122-record-job-changes.js';
import { NameManagers20261126 } from './20261126-name-managers.js';
import { TraceEvents20261130 } from './20261130-trace-events.js';
import { WakeOwnRelay20261202 } from './20261202-wake-own-relay.js';
import { NameSelectionSteps20261203 } from './20261203-name-selection-steps.js';
import { WriteHomeTexts20261204 } from './20261204-write-home-texts.js';
import { CloseOnADay20261211 } from './20261211-close-on-a-day.js';
import { ShowHomePicture20261212 } from './20261212-show-home-picture.js';
import { StoreForms20261215 } from './20261215-store-forms.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  CreateJobs20261121,
  RememberRemovedJobs20261121b,
  RecordJobChanges20261122,
  NameManagers20261126,
  TraceEvents20261130,
  WakeOwnRelay20261202,
  NameSelectionSteps20261203,
  WriteHomeTexts20261204,
  CloseOnADay20261211,
  ShowHomePicture20261212,
  StoreForms20261215,
];
