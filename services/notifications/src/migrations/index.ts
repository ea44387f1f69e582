import type { MigrationClass } from '@araucaria/database';
import { StoreForms20261215 } from './20261215-store-forms.js';
import { NameDetails20261216 } from './20261216-name-details.js';
import { HashForms20261217 } from './20261217-hash-forms.js';
import { NotificationsBaseline } from './baseline.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  NotificationsBaseline,
  StoreForms20261215,
  NameDetails20261216,
  HashForms20261217,
];

/** The migrations that led to the baseline, by their names in the table `migration`. */
export const BEFORE_BASELINE = [
  'CreateNotifications20261121',
  'DeliverInvitations20261121',
  'DeliverEverything20261121',
  'NameVariables20261121',
  'HideQuarantined20261127',
  'WriteRequesters20261129',
  'TraceEvents20261130',
  'RecordAttempts20261201',
  'WakeOwnRelay20261202',
  'DeleteMails20261206',
  'KeepRemovedTemplates20261211',
];
