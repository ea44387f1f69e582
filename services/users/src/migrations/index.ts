import type { MigrationClass } from '@araucaria/database';
import { CreateAccounts20261121 } from './20261121-create-accounts.js';
import { KeepAudit20261121 } from './20261121b-keep-audit.js';
import { DeactivateAccounts20261122 } from './20261122-deactivate-accounts.js';
import { KeepCleaningRuns20261123 } from './20261123-keep-cleaning-runs.js';
import { ChainAudit20261124 } from './20261124-chain-audit.js';
import { AddSecondFactors20261125 } from './20261125-add-second-factors.js';
import { GiveRoles20261126 } from './20261126-give-roles.js';
import { RunRetention20261127 } from './20261127-run-retention.js';
import { RegisterRequests20261127 } from './20261127b-register-requests.js';
import { RegisterIncidents20261127 } from './20261127c-register-incidents.js';
import { KeepAccountLinks20261128 } from './20261128-keep-account-links.js';
import { LinkIdentities20261129 } from './20261129-link-identities.js';
import { ConfirmRequests20261129 } from './20261129b-confirm-requests.js';
import { TraceEvents20261130 } from './20261130-trace-events.js';
import { WrapAccountKeys20261130 } from './20261130b-wrap-account-keys.js';
import { WakeOwnRelay20261202 } from './20261202-wake-own-relay.js';
import { SaveViews20261207 } from './20261207-save-views.js';
import { NoteRequiredFactors20261208 } from './20261208-note-required-factors.js';
import { KeepVisitorRefusals20261208 } from './20261208b-keep-visitor-refusals.js';
import { NoteLastLogins20261209 } from './20261209-note-last-logins.js';
import { ListAccounts20261215 } from './20261215-list-accounts.js';
import { StoreForms20261215 } from './20261215-store-forms.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  CreateAccounts20261121,
  KeepAudit20261121,
  DeactivateAccounts20261122,
  KeepCleaningRuns20261123,
  ChainAudit20261124,
  AddSecondFactors20261125,
  GiveRoles20261126,
  RunRetention20261127,
  RegisterRequests20261127,
  RegisterIncidents20261127,
  KeepAccountLinks20261128,
  LinkIdentities20261129,
  ConfirmRequests20261129,
  TraceEvents20261130,
  WrapAccountKeys20261130,
  WakeOwnRelay20261202,
  SaveViews20261207,
  NoteRequiredFactors20261208,
  KeepVisitorRefusals20261208,
  NoteLastLogins20261209,
  ListAccounts20261215,
  StoreForms20261215,
];
