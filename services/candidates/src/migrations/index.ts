import type { MigrationClass } from '@araucaria/database';
import { CreateCandidates20261121 } from './20261121-create-candidates.js';
import { AuditResumes20261121 } from './20261121b-audit-resumes.js';
import { UndoChanges20261121 } from './20261121c-undo-changes.js';
import { NoteSweeps20261121 } from './20261121d-note-sweeps.js';
import { CompareChanges20261122 } from './20261122-compare-changes.js';
import { RenameCronRuns20261123 } from './20261123-rename-cron-runs.js';
import { QuarantineCandidates20261127 } from './20261127-quarantine-candidates.js';
import { TraceEvents20261130 } from './20261130-trace-events.js';
import { CountCandidates20261201 } from './20261201-count-candidates.js';
import { IndexApproved20261201 } from './20261201b-index-approved.js';
import { WakeOwnRelay20261202 } from './20261202-wake-own-relay.js';
import { SeparatePersons20261202 } from './20261202-separate-persons.js';
import { FillPersons20261202 } from './20261202b-fill-persons.js';
import { RequirePersons20261202 } from './20261202c-require-persons.js';
import { KeepDrafts20261203 } from './20261203-keep-drafts.js';
import { AddJobAlerts20261204 } from './20261204-add-job-alerts.js';
import { KeepNewResumes20261204 } from './20261204b-keep-new-resumes.js';
import { KeepReasons20261205 } from './20261205-keep-reasons.js';
import { NoteResponses20261205 } from './20261205b-note-responses.js';
import { FindPersonsByKey20261206 } from './20261206-find-persons-by-key.js';
import { JoinChanges20261206 } from './20261206-join-changes.js';
import { IndexStages20261207 } from './20261207-index-stages.js';
import { FilterScoredAndReferred20261207 } from './20261207-filter-scored-and-referred.js';
import { NoteForms20261208 } from './20261208-note-forms.js';
import { BindDrafts20261209 } from './20261209-bind-drafts.js';
import { OwnResumes20261209 } from './20261209b-own-resumes.js';
import { DateHires20261209 } from './20261209-date-hires.js';
import { ReadQualifications20261210 } from './20261210-read-qualifications.js';
import { TrueReasons20261210 } from './20261210-true-reasons.js';
import { CloseJobsOnADay20261211 } from './20261211-close-jobs-on-a-day.js';
import { OrderAnswers20261214 } from './20261214-order-answers.js';
import { StoreForms20261215 } from './20261215-store-forms.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  CreateCandidates20261121,
  AuditResumes20261121,
  UndoChanges20261121,
  NoteSweeps20261121,
  CompareChanges20261122,
  RenameCronRuns20261123,
  QuarantineCandidates20261127,
  TraceEvents20261130,
  CountCandidates20261201,
  IndexApproved20261201,
  WakeOwnRelay20261202,
  SeparatePersons20261202,
  FillPersons20261202,
  RequirePersons20261202,
  KeepDrafts20261203,
  AddJobAlerts20261204,
  KeepNewResumes20261204,
  KeepReasons20261205,
  NoteResponses20261205,
  FindPersonsByKey20261206,
  JoinChanges20261206,
  IndexStages20261207,
  FilterScoredAndReferred20261207,
  NoteForms20261208,
  BindDrafts20261209,
  OwnResumes20261209,
  DateHires20261209,
  TrueReasons20261210,
  ReadQualifications20261210,
  CloseJobsOnADay20261211,
  OrderAnswers20261214,
  StoreForms20261215,
];
