import type { MigrationClass } from '@araucaria/database';
import { ListAccounts20261215 } from './20261215-list-accounts.js';
import { StoreForms20261215 } from './20261215-store-forms.js';
import { HashForms20261217 } from './20261217-hash-forms.js';
import { UsersBaseline } from './baseline.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  UsersBaseline,
  ListAccounts20261215,
  StoreForms20261215,
  HashForms20261217,
];

/** The migrations that led to the baseline, by their names in the table `migration`. */
export const BEFORE_BASELINE = [
  'CreateAccounts20261121',
  'KeepAudit20261121',
  'DeactivateAccounts20261122',
  'KeepCleaningRuns20261123',
  'ChainAudit20261124',
  'AddSecondFactors20261125',
  'GiveRoles20261126',
  'RunRetention20261127',
  'RegisterRequests20261127',
  'RegisterIncidents20261127',
  'KeepAccountLinks20261128',
  'LinkIdentities20261129',
  'ConfirmRequests20261129',
  'TraceEvents20261130',
  'WrapAccountKeys20261130',
  'WakeOwnRelay20261202',
  'SaveViews20261207',
  'NoteRequiredFactors20261208',
  'KeepVisitorRefusals20261208',
  'NoteLastLogins20261209',
];
