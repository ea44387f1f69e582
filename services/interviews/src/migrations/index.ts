import type { MigrationClass } from '@araucaria/database';
import { StoreForms20261215 } from './20261215-store-forms.js';
import { HashForms20261217 } from './20261217-hash-forms.js';
import { RaiseSequences20261218 } from './20261218-raise-sequences.js';
import { InterviewsBaseline } from './baseline.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  InterviewsBaseline,
  StoreForms20261215,
  HashForms20261217,
  RaiseSequences20261218,
];

/** The migrations that led to the baseline, by their names in the table `migration`. */
export const BEFORE_BASELINE = [
  'CreateInterviews20261121',
  'RemindCandidates20261121',
  'NoteWishes20261121',
  'FollowCandidates20261122',
  'RenameCronRuns20261123',
  'NameReminderOutcomes20261123',
  'CopyJobTitles20261124',
  'NameInterviewers20261126',
  'HideQuarantined20261127',
  'IdentifyActors20261127',
  'TraceEvents20261130',
  'CountInterviews20261202',
  'WakeOwnRelay20261202',
  'RecordResponses20261210',
  'MeasureInterviews20261211',
  'IdentifyArrangers20261212',
  'NameCandidates20261213',
  'OrderAnswers20261214',
];
