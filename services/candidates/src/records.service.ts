import { Injectable } from '@nestjs/common';
import type { CandidateDossier, EducationView, ExperienceView, HistoryEntryView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { DirectoryService } from './directory.service.js';

/** What belongs to one candidate; an unknown one has nothing. */
@Injectable()
export class RecordsService {
  constructor(
    private readonly database: Database,
    private readonly directory: DirectoryService,
  ) {}

  experiences(candidateId: number): Promise<ExperienceView[]> {
    const sql = `
      select id, candidate_id as "candidateId", company, position, to_char(start_date, 'YYYY-MM-DD') as "startDate",
        to_char(end_date, 'YYYY-MM-DD') as "endDate", is_current as "isCurrent", description
      from experience where candidate_id = $1 order by start_date desc, id`;
    return this.database.prepared<ExperienceView>('experiences', sql, [candidateId]);
  }

  education(candidateId: number): Promise<EducationView[]> {
    const sql = `
      select id, candidate_id as "candidateId", institution, degree, to_char(start_date, 'YYYY-MM-DD') as "startDate",
        to_char(end_date, 'YYYY-MM-DD') as "endDate", in_progress as "inProgress", description
      from education where candidate_id = $1 order by start_date desc, id`;
    return this.database.prepared<EducationView>('education', sql, [candidateId]);
  }

  history(candidateId: number): Promise<HistoryEntryView[]> {
    const sql = `
      select id, candidate_id as "candidateId", kind, from_value as "from", to_value as "to", note,
        actor_id as "actorId", actor_name as "actorName",
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from history_entry where candidate_id = $1 order by id`;
    return this.database.prepared<HistoryEntryView>('history', sql, [candidateId]);
  }

  /** Everything about one person, to hand over on request. */
  async dossier(id: number): Promise<CandidateDossier> {
    const candidate = await this.directory.byId(id);
    const [experiences, education, history] = await Promise.all([
      this.experiences(id),
      this.education(id),
      this.history(id),
    ]);
    return { candidate, experiences, education, history };
  }
}
