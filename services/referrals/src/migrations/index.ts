import type { MigrationClass } from '@araucaria/database';
import { CreateReferrals20261121 } from './20261121-create-referrals.js';
import { AnnounceInstalments20261121 } from './20261121b-announce-instalments.js';
import { RememberCandidates20261121 } from './20261121c-remember-candidates.js';
import { RecordBonuses20261122 } from './20261122-record-bonuses.js';
import { RenameCronRuns20261123 } from './20261123-rename-cron-runs.js';
import { DateRecordedBonuses20261123 } from './20261123b-date-recorded-bonuses.js';
import { QuarantineReferrers20261127 } from './20261127-quarantine-referrers.js';
import { EraseActors20261127 } from './20261127b-erase-actors.js';
import { TraceEvents20261130 } from './20261130-trace-events.js';
import { CountReferrals20261202 } from './20261202-count-referrals.js';
import { WakeOwnRelay20261202 } from './20261202-wake-own-relay.js';
import { CloseJobsOnADay20261211 } from './20261211-close-jobs-on-a-day.js';
import { NameCandidates20261214 } from './20261214-name-candidates.js';
import { StoreForms20261215 } from './20261215-store-forms.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  CreateReferrals20261121,
  AnnounceInstalments20261121,
  RememberCandidates20261121,
  RecordBonuses20261122,
  RenameCronRuns20261123,
  DateRecordedBonuses20261123,
  QuarantineReferrers20261127,
  EraseActors20261127,
  TraceEvents20261130,
  CountReferrals20261202,
  WakeOwnRelay20261202,
  CloseJobsOnADay20261211,
  NameCandidates20261214,
  StoreForms20261215,
];
