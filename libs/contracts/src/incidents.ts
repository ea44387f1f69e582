import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { INCIDENT_MAX_CHARS } from './domain/index.js';
import { Day, OptionalDay } from './dates.js';
import type { Stored } from './rpc.js';
import { FormKey, Id, OptionalText, Text } from './validation.js';

/** An incident with personal data. All fields are stored; absent ones are cleared. */
export class SaveIncident {
  /** Absent: a new incident. */
  @IsOptional() @Id() id?: number;
  @Text(3, 'Informe o que aconteceu', INCIDENT_MAX_CHARS.title) title!: string;
  /** First and last day, `YYYY-MM-DD`. */
  @Day('Data inválida') occurredFrom!: string;
  @Day('Data inválida') occurredTo!: string;
  /** Day on which the company learned of it; the deadline counts from here. */
  @Day('Data inválida') knownOn!: string;
  @Text(3, 'Informe os dados afetados', INCIDENT_MAX_CHARS.text) data!: string;
  @OptionalText(INCIDENT_MAX_CHARS.text) measures?: string;
  /** It can cause relevant risk or damage to the persons: the ANPD and the persons must be notified. */
  @IsBoolean({ message: 'Informe sim ou não' }) isRelevant!: boolean;
  /** The account by which the data was accessed, if it is known. */
  @IsOptional() @IsInt({ message: 'Informe o id do usuário' }) actorId?: number;
  @OptionalDay() anpdNotifiedOn?: string;
  @OptionalDay() personsNotifiedOn?: string;
  /** The `version` that the caller edited; `CHANGED_MEANWHILE` if the current one differs. Absent: not checked. */
  @OptionalText() from?: string;
  /** Of a new incident. */
  @FormKey() formKey?: string;
}

export interface IncidentView extends Stored<Omit<SaveIncident, 'id' | 'from' | 'formKey'>> {
  id: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Differs for different contents. */
  version: string;
}

/** Records of persons that were accessed in the period of an incident, from the audit trail. */
export interface AffectedRecord {
  subject: string;
  /** null: a list, such as an export of all candidates. */
  subjectId: string | null;
  action: string;
  actorId: number | null;
  accesses: number;
  /** ISO 8601, UTC. */
  firstAt: string;
  lastAt: string;
}
