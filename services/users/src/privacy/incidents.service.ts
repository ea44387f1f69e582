import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import {
  UsersRpc,
  type AffectedRecord,
  type AuditAction,
  type ById,
  type IncidentView,
  type SaveIncident,
} from '@araucaria/contracts';
import { Database, isStored, isoInstantSql, oncePerForm } from '@araucaria/database';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { AuditService } from '../audit/audit.service.js';
import { Incident } from './incident.entity.js';

const MAX_AFFECTED_RECORDS = 10_000;

/** Actions by which personal data is seen or leaves the product. */
const ACCESS_ACTIONS: AuditAction[] = [
  'candidate.viewed',
  'candidate.exported',
  'resume.opened',
  'candidates.exported',
  'referrals.exported',
  'bonuses.exported',
  'export-referrer',
];

@Injectable()
export class IncidentsService {
  constructor(
    private readonly database: Database,
    private readonly audits: AuditService,
    private readonly clock: Clock,
  ) {}

  @Rpc(UsersRpc.incidents)
  async list(): Promise<IncidentView[]> {
    const incidents = await this.database.read((em) =>
      em.find(Incident, {}, { orderBy: { knownOn: 'desc', id: 'desc' } }),
    );
    return incidents.map((incident) => incident.toView());
  }

  /**
   * @throws {AppError} `NOT_FOUND`; `VALIDATION_FAILED` for days in the wrong order or in the future; `CHANGED_MEANWHILE` with
   *   the incident as it is now, if another user has saved it since `from`
   */
  @Rpc(UsersRpc.saveIncident)
  save(input: SaveIncident): Promise<IncidentView> {
    this.assertDays(input);
    return this.database.transaction(async (em) => {
      const columns = Incident.columnsOf(input);
      // Absent ids arrive as null from GraphQL.
      const stored = input.id
        ? await em.findOne(Incident, { id: input.id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        : null;
      if (input.id && !stored) throw notFound();
      const current = stored?.toView();
      if (current && input.from !== undefined && input.from !== current.version) {
        if (isStored(columns, current)) return current;
        throw new AppError('CHANGED_MEANWHILE', 'Outra pessoa alterou este incidente.', { current });
      }
      const save = async () => {
        const incident = stored
          ? Object.assign(stored, columns)
          : em.create(Incident, { ...columns, createdAt: this.clock.now() }, { persist: true });
        await em.flush();
        await this.audits.add(em, {
          action: 'incident.saved',
          subject: 'incident',
          subjectId: incident.id,
          details: { isRelevant: incident.isRelevant, isNew: !stored },
        });
        return incident;
      };
      if (stored) return (await save()).toView();
      const find = (id: string) => em.findOne(Incident, { id: Number(id) });
      return (await oncePerForm(em, { kind: 'incident', form: input, create: save, find })).toView();
    });
  }

  /** Records that were seen or exported in the period of the incident, by its account if one is named. */
  @Rpc(UsersRpc.affectedRecords)
  async affected({ id }: ById): Promise<AffectedRecord[]> {
    const incident = await this.database.read((em) => em.findOne(Incident, { id }));
    if (!incident) throw notFound();
    return this.database.read<AffectedRecord>({
      text: `select coalesce(subject, '') as subject, subject_id as "subjectId", action, actor_id as "actorId",
         sum(coalesce((details ->> 'count')::int, 1))::int as accesses,
         ${isoInstantSql('min(occurred_at)')} as "firstAt",
         ${isoInstantSql('max(occurred_at)')} as "lastAt"
       from audit_entry
       where action = any($1) and ($2::int is null or actor_id = $2)
         and occurred_at >= ($3::date)::timestamp at time zone 'America/Sao_Paulo'
         and occurred_at < ($4::date + 1)::timestamp at time zone 'America/Sao_Paulo'
       group by subject, subject_id, action, actor_id order by min(occurred_at) limit ${MAX_AFFECTED_RECORDS}`,
      values: [ACCESS_ACTIONS, incident.actorId ?? null, incident.occurredFrom, incident.occurredTo],
    });
  }

  private assertDays({ occurredFrom, occurredTo, knownOn }: SaveIncident): void {
    const invalid = (field: string, message: string) => AppError.invalid([{ field, message }]);
    if (occurredTo < occurredFrom) throw invalid('occurredTo', 'O fim não pode ser antes do início');
    if (knownOn < occurredFrom) throw invalid('knownOn', 'O conhecimento não pode ser antes do início');
    if (knownOn > this.clock.today()) throw invalid('knownOn', 'A data não pode estar no futuro');
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Incidente não encontrado.');
