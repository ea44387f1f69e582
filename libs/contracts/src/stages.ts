import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import type { CandidateView } from './candidate-views.js';
import { CANDIDATE_STATUSES, type CandidateStatus } from './domain/index.js';
import { OptionalPageLimit } from './pages.js';
import { Id } from './validation.js';

/** A page of the candidates of a job in some statuses, those first who came into the status last. */
export class ListStage {
  @Id('Vaga inválida') jobId!: number;
  /** More than one if several statuses are one stage, as `hired` and `contratado`. */
  @IsArray({ message: 'Status desconhecido' })
  @ArrayMinSize(1, { message: 'Status desconhecido' })
  @ArrayMaxSize(CANDIDATE_STATUSES.length, { message: 'Status desconhecido' })
  @IsIn(CANDIDATE_STATUSES, { each: true, message: 'Status desconhecido' })
  status!: CandidateStatus[];
  /** `next` of the page before; absent: the first page. Microseconds since 1970, and id. */
  @IsOptional()
  @Matches(/^\d{1,16}_\d{1,10}$/, { message: 'Posição inválida' })
  after?: string;
  /** @default 50 */
  @OptionalPageLimit() limit?: number;
}

/** Who set the present status of a candidate. */
export interface StageMove {
  candidateId: number;
  actorId: number;
  actorName: string;
  /** ISO 8601, UTC. */
  at: string;
}

export interface StagePage {
  candidates: CandidateView[];
  /** The last change of status of these candidates, of those whose status was changed by a user. */
  moves: StageMove[];
  /** `after` of the next page; null: the last page. */
  next: string | null;
}

export interface StageCount {
  status: CandidateStatus;
  candidates: number;
}
