import { IsString, MaxLength, MinLength } from 'class-validator';
import type { ServiceName } from './domain/services.js';
import { OneOf } from './validation.js';

/** What an administrator types to confirm a cleaning. It prevents mistakes and is no secret. */
export const CLEANING_CONFIRMATION_PHRASE = 'APAGAR TODOS OS DADOS';

/**
 * What a cleaning removes. `candidates`: candidates and all records that refer to them. `database`: everything but the
 * acting administrator, message templates and reserved jobs.
 */
const CLEANING_SCOPES = ['candidates', 'database'] as const;
export type CleaningScope = (typeof CLEANING_SCOPES)[number];

const SERVICES_REFERRING_TO_CANDIDATES: readonly ServiceName[] = ['interviews', 'referrals', 'notifications'];

/**
 * The services that clean, in stages. A stage begins when every service of the stage before has finished, so that no
 * record refers to a removed one and the counts are complete. The users service removes users after the last stage.
 */
export const CLEANING_STAGES: { readonly [S in CleaningScope]: ReadonlyArray<readonly ServiceName[]> } = {
  candidates: [SERVICES_REFERRING_TO_CANDIDATES, ['candidates']],
  database: [SERVICES_REFERRING_TO_CANDIDATES, ['candidates'], ['jobs']],
};

/** How many records of each kind a cleaning removed. */
export interface CleaningCounts {
  candidates: number;
  interviews: number;
  referrals: number;
  referralApplications: number;
  /** Cents of unpaid instalments that were removed. */
  owedBonusCents: number;
  deliveries: number;
  jobs: number;
  users: number;
}

const MISSING = 'Senha de confirmação necessária';

export class ConfirmCleaning {
  /** {@link CLEANING_CONFIRMATION_PHRASE} */
  @MinLength(1, { message: MISSING })
  @MaxLength(200, { message: 'A frase de confirmação está incorreta.' })
  @IsString({ message: MISSING })
  confirmationPassword!: string;
}

export class StartCleaning extends ConfirmCleaning {
  @OneOf(CLEANING_SCOPES, 'Tipo de limpeza desconhecido') scope!: CleaningScope;
}

export interface CleaningRunView {
  id: string;
  scope: CleaningScope;
  /** The administrator who started it. */
  actorId: number;
  /** What has been removed so far. */
  counts: CleaningCounts;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** null: at least one service has not finished. */
  finishedAt: string | null;
}
