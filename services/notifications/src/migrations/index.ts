import type { MigrationClass } from '@araucaria/database';
import { CreateNotifications20261121 } from './20261121-create-notifications.js';
import { DeliverInvitations20261121 } from './20261121b-deliver-invitations.js';
import { DeliverEverything20261121 } from './20261121c-deliver-everything.js';
import { NameVariables20261121 } from './20261121d-name-variables.js';
import { HideQuarantined20261127 } from './20261127-hide-quarantined.js';
import { WriteRequesters20261129 } from './20261129-write-requesters.js';
import { TraceEvents20261130 } from './20261130-trace-events.js';
import { RecordAttempts20261201 } from './20261201-record-attempts.js';
import { WakeOwnRelay20261202 } from './20261202-wake-own-relay.js';
import { DeleteMails20261206 } from './20261206-delete-mails.js';
import { KeepRemovedTemplates20261211 } from './20261211-keep-removed-templates.js';
import { StoreForms20261215 } from './20261215-store-forms.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  CreateNotifications20261121,
  DeliverInvitations20261121,
  DeliverEverything20261121,
  NameVariables20261121,
  HideQuarantined20261127,
  WriteRequesters20261129,
  TraceEvents20261130,
  RecordAttempts20261201,
  WakeOwnRelay20261202,
  DeleteMails20261206,
  KeepRemovedTemplates20261211,
  StoreForms20261215,
];
