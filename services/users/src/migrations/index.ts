import type { MigrationClass } from '@araucaria/database';
import { CreateAccounts20261121 } from './20261121-create-accounts.js';
import { KeepAudit20261121 } from './20261121b-keep-audit.js';
import { DeactivateAccounts20261122 } from './20261122-deactivate-accounts.js';
import { KeepCleaningRuns20261123 } from './20261123-keep-cleaning-runs.js';
import { ChainAudit20261124 } from './20261124-chain-audit.js';
import { AddSecondFactors20261125 } from './20261125-add-second-factors.js';
import { GiveRoles20261126 } from './20261126-give-roles.js';
import { KeepAccountLinks20261128 } from './20261128-keep-account-links.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  CreateAccounts20261121,
  KeepAudit20261121,
  DeactivateAccounts20261122,
  KeepCleaningRuns20261123,
  ChainAudit20261124,
  AddSecondFactors20261125,
  GiveRoles20261126,
  KeepAccountLinks20261128,
];
