import {
  Application,
  ChangeInterviewStatus,
  ChangePassword,
  ChangeScore,
  ChangeStatus,
  ChangeStatuses,
  ConfirmInterview,
  ByEmail,
  CreateAnonymousReferral,
  CreateReferral,
  Credentials,
  DecideCandidate,
  PayBonus,
  PreviewMessage,
  RegisterHire,
  ReleaseBonus,
  RegisterUser,
  RescheduleInterview,
  SaveBonusRule,
  UndoHire,
  SaveJob,
  SaveMessageTemplate,
  ScheduleInterview,
  SetHiringStep,
  UpdateUser,
  type InputClass,
} from '@araucaria/contracts';
import { DraftInput } from '../ai/draft-input.js';
import { ReplayMessages } from '../operations/replay-messages.js';

/** The class that checks what each call sends. */
export const INPUTS: Record<string, InputClass<unknown>> = {
  'POST /api/jobs': SaveJob,
  'PUT /api/jobs/:id': SaveJob,
  'POST /api/ai/generate': DraftInput,
  'POST /api/auth/login': Credentials,
  'POST /api/auth/register': RegisterUser,
  'PUT /api/users/:id': UpdateUser,
  'PUT /api/users/:id/change-password': ChangePassword,
  'POST /api/candidates': Application,
  'PUT /api/candidates/status': ChangeStatuses,
  'PUT /api/candidates/:id/status': ChangeStatus,
  'PUT /api/candidates/:id/score': ChangeScore,
  'POST /api/candidates/:id/approve': DecideCandidate,
  'POST /api/candidates/:id/reject': DecideCandidate,
  'PUT /api/candidates/:id/hiring-step': SetHiringStep,
  'POST /api/interviews': ScheduleInterview,
  'PUT /api/interviews/:id': RescheduleInterview,
  'PUT /api/interviews/:id/status': ChangeInterviewStatus,
  'PUT /api/interviews/:id/confirm': ConfirmInterview,
  'POST /api/message-templates': SaveMessageTemplate,
  'POST /api/message-templates/preview': PreviewMessage,
  'PUT /api/message-templates/:id': SaveMessageTemplate,
  'POST /api/admin/operations/replay': ReplayMessages,
  'POST /api/referrals': CreateReferral,
  'POST /api/referrals/anonymous': CreateAnonymousReferral,
  'PUT /api/referral-applications/:id/hire': RegisterHire,
  'POST /api/referral-applications/:id/undo-hire': UndoHire,
  'POST /api/referral-applications/:id/release': ReleaseBonus,
  'POST /api/referrers/find': ByEmail,
  'POST /api/referrers/export': ByEmail,
  'POST /api/referrers/erase': ByEmail,
  'PUT /api/referral-applications/:id/first-bonus': PayBonus,
  'PUT /api/referral-applications/:id/second-bonus': PayBonus,
  'POST /api/referral-bonus-rules': SaveBonusRule,
  'PUT /api/referral-bonus-rules/:id': SaveBonusRule,
};

const TEXT = { type: 'string' };

/** Fields that the gateway itself takes beside those of the class, or instead of one. */
export const FURTHER_FIELDS: Record<string, Record<string, object>> = {
  'POST /api/auth/login': { recaptchaToken: TEXT },
  'POST /api/candidates': {
    recaptchaToken: TEXT,
    resumeUrl: { ...TEXT, description: 'As answered by the upload' },
    resumeData: { ...TEXT, contentEncoding: 'base64' },
  },
  'POST /api/admin/clean-database': { confirmationPassword: TEXT },
  'POST /api/admin/clean-candidates': { confirmationPassword: TEXT },
};

/** Filled in by the gateway, whatever a caller says. */
export const SERVER_SET: Record<string, string[]> = { 'POST /api/candidates': ['resumeKey', 'ipAddress'] };
