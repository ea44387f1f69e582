import type { MigrationClass } from '@araucaria/database';
import { StoreForms20261215 } from './20261215-store-forms.js';
import { NameJobRefs20261216 } from './20261216-name-job-refs.js';
import { RequirePersons20261216 } from './20261216-require-persons.js';
import { HashForms20261217 } from './20261217-hash-forms.js';
import { CandidatesBaseline } from './baseline.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  CandidatesBaseline,
  StoreForms20261215,
  NameJobRefs20261216,
  RequirePersons20261216,
  HashForms20261217,
];

/** The migrations that led to the baseline, by their names in the table `migration`. */
export const BEFORE_BASELINE = [
  'CreateCandidates20261121',
  'AuditResumes20261121',
  'UndoChanges20261121',
  'NoteSweeps20261121',
  'CompareChanges20261122',
  'RenameCronRuns20261123',
  'QuarantineCandidates20261127',
  'TraceEvents20261130',
  'CountCandidates20261201',
  'IndexApproved20261201',
  'WakeOwnRelay20261202',
  'SeparatePersons20261202',
  'FillPersons20261202',
  'RequirePersons20261202',
  'KeepDrafts20261203',
  'AddJobAlerts20261204',
  'KeepNewResumes20261204',
  'KeepReasons20261205',
  'NoteResponses20261205',
  'FindPersonsByKey20261206',
  'JoinChanges20261206',
  'IndexStages20261207',
  'FilterScoredAndReferred20261207',
  'NoteForms20261208',
  'BindDrafts20261209',
  'OwnResumes20261209',
  'DateHires20261209',
  'TrueReasons20261210',
  'ReadQualifications20261210',
  'CloseJobsOnADay20261211',
  'OrderAnswers20261214',
];
