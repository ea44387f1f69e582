import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  INCIDENT_NOTICE_WORKING_DAYS,
  InterviewsClient,
  UsersClient,
  addCalendarDays,
  labelOf,
  type AffectedRecord,
  type IncidentView,
  type RpcInput,
  type SaveIncident,
} from '@araucaria/contracts';
import { csvOf, instant, type Columns } from '../exports/csv.js';

/** Calendar days that contain the working days of the deadline, even around Carnival and New Year. */
const RANGE_DAYS = 14;

export interface DatedIncident extends IncidentView {
  /** Last working day for the notices, `YYYY-MM-DD`; null: the calendar is unavailable. */
  dueOn: string | null;
}

const COLUMNS: Columns<AffectedRecord> = {
  Tipo: ({ subject }) => labelOf(AUDIT_SUBJECTS, subject),
  'Id do registro': ({ subjectId }) => subjectId ?? 'lista inteira',
  Ação: ({ action }) => labelOf(AUDIT_ACTIONS, action),
  'Id do usuário': ({ actorId }) => actorId,
  Acessos: ({ accesses }) => accesses,
  Primeiro: ({ firstAt }) => instant(firstAt),
  Último: ({ lastAt }) => instant(lastAt),
};

/** The register of incidents, with deadlines by the calendar of working days. */
@Injectable()
export class IncidentsService {
  constructor(
    private readonly users: UsersClient,
    private readonly interviews: InterviewsClient,
  ) {}

  async list(): Promise<DatedIncident[]> {
    const incidents = await this.users.incidents();
    return Promise.all(incidents.map((incident) => this.dated(incident)));
  }

  async save(input: RpcInput<SaveIncident>): Promise<DatedIncident> {
    return this.dated(await this.users.saveIncident(input));
  }

  affected(id: number): Promise<AffectedRecord[]> {
    return this.users.affectedRecords({ id });
  }

  async affectedCsv(id: number): Promise<Readable> {
    const records = await this.affected(id);
    await this.users.audit({ action: 'audit.exported' });
    return csvOf(records, COLUMNS);
  }

  private async dated(incident: IncidentView): Promise<DatedIncident> {
    return { ...incident, dueOn: await this.dueDay(incident.knownOn).catch(() => null) };
  }

  /** The day of the knowledge does not count. */
  private async dueDay(knownOn: string): Promise<string | null> {
    const days = Array.from({ length: RANGE_DAYS }, (_, index) => addCalendarDays(knownOn, index + 1));
    const closed = await this.interviews.closedDays({
      startDate: addCalendarDays(knownOn, 1),
      endDate: addCalendarDays(knownOn, RANGE_DAYS),
    });
    const closedDays = new Set(closed.map(({ day }) => day));
    return days.filter((day) => !closedDays.has(day))[INCIDENT_NOTICE_WORKING_DAYS - 1] ?? null;
  }
}
