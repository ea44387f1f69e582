import type { MigrationClass } from '@araucaria/database';
import { CreateInterviews20261121 } from './20261121-create-interviews.js';
import { RemindCandidates20261121 } from './20261121b-remind-candidates.js';
import { NoteWishes20261121 } from './20261121c-note-wishes.js';
import { FollowCandidates20261122 } from './20261122-follow-candidates.js';
import { RenameCronRuns20261123 } from './20261123-rename-cron-runs.js';
import { NameReminderOutcomes20261123 } from './20261123b-name-reminder-outcomes.js';
import { CopyJobTitles20261124 } from './20261124-copy-job-titles.js';
import { NameInterviewers20261126 } from './20261126-name-interviewers.js';
import { HideQuarantined20261127 } from './20261127-hide-quarantined.js';
import { IdentifyActors20261127 } from './20261127b-identify-actors.js';
import { TraceEvents20261130 } from './20261130-trace-events.js';
import { CountInterviews20261202 } from './20261202-count-interviews.js';
import { WakeOwnRelay20261202 } from './20261202-wake-own-relay.js';
import { RecordResponses20261210 } from './20261210-record-responses.js';
import { MeasureInterviews20261211 } from './20261211-measure-interviews.js';
import { IdentifyArrangers20261212 } from './20261212-identify-arrangers.js';
import { NameCandidates20261213 } from './20261213-name-candidates.js';
import { OrderAnswers20261214 } from './20261214-order-answers.js';
import { StoreForms20261215 } from './20261215-store-forms.js';

/** In the order in which they run. Released migrations never change; new ones are appended. */
export const MIGRATIONS: MigrationClass[] = [
  CreateInterviews20261121,
  RemindCandidates20261121,
  NoteWishes20261121,
  FollowCandidates20261122,
  RenameCronRuns20261123,
  NameReminderOutcomes20261123,
  CopyJobTitles20261124,
  NameInterviewers20261126,
  HideQuarantined20261127,
  IdentifyActors20261127,
  TraceEvents20261130,
  CountInterviews20261202,
  WakeOwnRelay20261202,
  RecordResponses20261210,
  MeasureInterviews20261211,
  IdentifyArrangers20261212,
  NameCandidates20261213,
  OrderAnswers20261214,
  StoreForms20261215,
];
