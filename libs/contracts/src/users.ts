import {
  ByLinkToken,
  RedeemLink,
  RequestReset,
  type AccountLinkView,
  type IssuedLink,
} from './account-links.js';
import {
  ListAudit,
  ListVisitorRefusals,
  RecordAccesses,
  RecordAudit,
  type AuditPage,
  type VisitorRefusalPage,
} from './audit.js';
import { StartCleaning, type CleaningRunView } from './cleaning.js';
import type { SecondFactor } from './domain/index.js';
import { SaveIncident, type AffectedRecord, type IncidentView } from './incidents.js';
import {
  SaveRetentionRule,
  StartRetentionRun,
  type RetentionRuleView,
  type RetentionRunView,
} from './privacy.js';
import { ByEmail } from './referrers.js';
import { clientClass, command, query, rpcContract } from './rpc.js';
import { ChangeSavedView, SaveView, type SavedViewView } from './saved-views.js';
import {
  AddPasskey,
  AuthenticatePasskey,
  RenamePasskey,
  TotpCode,
  VerifyFactor,
  type AddedFactor,
  type FactorDueView,
  type SecondFactorsView,
  type TotpEnrolment,
  type WebAuthnOptions,
} from './second-factors.js';
import {
  CloseSubjectRequest,
  RegisterSubjectRequest,
  SubmitSubjectRequest,
  type ConfirmedSubjectRequest,
  type IssuedRequestConfirmation,
  type SubjectRequestView,
} from './subject-requests.js';
import {
  ChangePassword,
  ConfirmPassword,
  Credentials,
  InviteUser,
  RegisterUser,
  SignOn,
  UpdateUser,
  type AuthenticatedUser,
  type PasswordVersion,
  type UserView,
} from './user-accounts.js';
import {
  ByPermission,
  ListStaff,
  ListUsers,
  UserFilter,
  type StaffMember,
  type ListedUser,
  type UserPage,
} from './user-lists.js';
import { ById, ByIds, SendOnce, ByUuid } from './validation.js';

/** Rules about a user's own account compare `id` with the acting user of the call. */
export const UsersRpc = rpcContract('users', {
  /**
   * The user with these credentials. `INVALID_CREDENTIALS` otherwise, after the same time for an unknown username;
   * `LOCAL_LOGIN_OFF` if the account may only log in by single sign-on.
   */
  authenticate: query<Credentials, AuthenticatedUser>(Credentials, { timeoutMs: 10_000 }),
  /** The present version of the password of an active user. `NOT_FOUND` for an unknown or deactivated one. */
  passwordVersion: query<ById, PasswordVersion>(ById),
  /** The acting user has the current password. `INVALID_FACTOR` otherwise. */
  confirmPassword: query<ConfirmPassword, void>(ConfirmPassword, { timeoutMs: 10_000 }),
  /** An active user. `NOT_FOUND` for an unknown or deactivated one. */
  byId: query<ById, UserView>(ById),
  /** Includes deactivated users, whose names are still shown in records. */
  byIds: query<ByIds, UserView[]>(ByIds, { callers: ['referrals', 'notifications'] }),
  /** The accounts with this address, without regard to case; includes deactivated users. */
  byEmail: query<ByEmail, UserView[]>(ByEmail),
  /** Active users who have the permission, for some records at least. */
  permitted: query<ByPermission, UserView[]>(ByPermission, { callers: ['notifications'] }),
  /** A page of users; active ones only, unless the filter includes deactivated ones. */
  list: query<ListUsers, UserPage>(ListUsers, { callers: ['referrals'] }),
  /** Ids of all matching users, by username. */
  listedIds: query<UserFilter, number[]>(UserFilter),
  /** In the order of the ids, except erased users. */
  listedByIds: query<ByIds, ListedUser[]>(ByIds),
  /** Active users of the staff, or every account with the deactivated ones; by username. */
  staff: query<ListStaff, StaffMember[]>(ListStaff),
  /** Ids of all active users of the staff, by username. */
  staffIds: query<void, number[]>(),
  count: query<void, { users: number }>(),
  /** `USERNAME_TAKEN` if another user has the same {@link usernameKey}. */
  create: command<RegisterUser, UserView>(RegisterUser, { timeoutMs: 10_000 }),
  /**
   * `USERNAME_TAKEN`; `LAST_ADMIN` if the acting user or the last administrator would lose the administrator role;
   * `CHANGED_MEANWHILE` with the user as it is now, and its `version`, if `from` is not that version.
   */
  update: command<UpdateUser, UserView>(UpdateUser),
  /** `VALIDATION_FAILED` on `currentPassword` if users change their own password and it is missing or wrong. */
  changePassword: command<ChangePassword, void>(ChangePassword, { timeoutMs: 10_000 }),
  /**
   * The account of a user whom the identity provider has authenticated, with the roles of the input: the one that is linked to
   * the subject, else the one with this address, which is linked, else a new one. `FORBIDDEN` with `reason` `deactivated`, or
   * `ambiguous` if several accounts have the address.
   */
  signOn: command<SignOn, UserView>(SignOn),
  /**
   * Sends a link for a new password to the matching active accounts that have an e-mail address. Has no visible effect
   * otherwise, or when such a link was sent within the last minute.
   */
  requestReset: command<RequestReset, void>(RequestReset),
  /** Sends a link for a new password to the user. `VALIDATION_FAILED` on `email` without an address. */
  sendReset: command<SendOnce, void>(SendOnce),
  /** Creates a user without a password and sends the invitation. `USERNAME_TAKEN`. */
  invite: command<InviteUser, UserView>(InviteUser),
  /** Sends another invitation; earlier ones end. `NOT_FOUND` unless the user is invited. */
  resendInvitation: command<SendOnce, UserView>(SendOnce),
  /** The state of a link. Does not change it. */
  accountLink: query<ByLinkToken, AccountLinkView>(ByLinkToken),
  /** Sends another invitation to the holder of an expired one. `LINK_GONE` for any other link. */
  renewInvitation: command<ByLinkToken, void>(ByLinkToken),
  /** Sets the password of the link's account and ends the link. `LINK_GONE` unless it is open. */
  redeemLink: command<RedeemLink, UserView>(RedeemLink, { timeoutMs: 10_000 }),
  /** A new token for an open link, for its e-mail. `LINK_GONE` with its `state` unless it is open. */
  issueLink: command<ByUuid, IssuedLink>(ByUuid, { callers: ['notifications'] }),
  /**
   * Deactivates a user who has logged in before, because other services may refer to that user's actions. Deletes a user
   * who has never logged in. `SELF_DELETION`, `LAST_ADMIN`.
   */
  remove: command<ById, void>(ById),
  /** Lets a deactivated user log in again. `NOT_FOUND` for an erased user. */
  reactivate: command<ById, UserView>(ById),
  /** Removes all personal data and deactivates the user; the id stays. `SELF_DELETION`, `LAST_ADMIN`. */
  erase: command<ById, void>(ById),
  /** The second factors of an account; empty for an unknown one. */
  secondFactors: query<ById, SecondFactorsView>(ById),
  /** Until when the account may be used without a second factor. The first call begins that time, and an e-mail tells of it. */
  noteRequiredFactor: command<ById, FactorDueView>(ById),
  /** Uses a second factor of the account. `INVALID_FACTOR` if it is wrong, was used before, or does not exist. */
  verifyFactor: command<VerifyFactor, { factor: SecondFactor }>(VerifyFactor),
  /** Options with which a passkey of the account is proved; without an account those of a login by passkey alone. */
  passkeyOptions: query<{ id?: number }, WebAuthnOptions>(),
  /** The user of a passkey that has verified its user. `INVALID_FACTOR` otherwise. */
  authenticatePasskey: command<AuthenticatePasskey, UserView>(AuthenticatePasskey),
  /** A new secret for the acting user, which counts after {@link confirmTotp}. It replaces an unconfirmed one. */
  beginTotp: command<void, TotpEnrolment>(),
  /** `INVALID_FACTOR` if the code does not fit the new secret. */
  confirmTotp: command<TotpCode, AddedFactor>(TotpCode),
  /** Removes the authenticator app of the acting user. `NOT_FOUND`. */
  removeTotp: command<void, void>(),
  /** Options with which the acting user adds a passkey. */
  passkeyRegistration: query<void, WebAuthnOptions>(),
  /** `INVALID_FACTOR` if the browser's response does not fit the options. */
  addPasskey: command<AddPasskey, AddedFactor>(AddPasskey),
  renamePasskey: command<RenamePasskey, void>(RenamePasskey),
  /** `NOT_FOUND` unless it belongs to the acting user. */
  removePasskey: command<ById, void>(ById),
  /** Replaces all recovery codes of the acting user. `NOT_FOUND` without a second factor. */
  renewRecoveryCodes: command<void, Required<AddedFactor>>(),
  /** Removes all second factors of a user who has lost them. `NOT_FOUND` if there are none. */
  resetSecondFactors: command<ById, void>(ById),
  /** The views of the list of candidates that the acting user has saved, in their order. */
  savedViews: query<void, SavedViewView[]>(),
  /** `VALIDATION_FAILED` for a name in use, and beyond 20 views. */
  saveView: command<SaveView, SavedViewView>(SaveView),
  /** `NOT_FOUND` unless it belongs to the acting user. */
  changeSavedView: command<ChangeSavedView, SavedViewView>(ChangeSavedView),
  removeSavedView: command<ById, void>(ById),
  /** Adds an entry of the acting user to the audit trail, which a cleaning of the database keeps. */
  audit: command<RecordAudit, void>(RecordAudit),
  /** Entries of the audit trail, newest first. */
  auditTrail: query<ListAudit, AuditPage>(ListAudit),
  /** Refusals of visitors, newest first. */
  visitorRefusals: query<ListVisitorRefusals, VisitorRefusalPage>(ListVisitorRefusals),
  /** Adds entries about accesses that the gateway observed, in their order; refusals of visitors beside the audit trail. */
  recordAccesses: command<RecordAccesses, void>(RecordAccesses),
  /**
   * Starts a cleaning in every service and returns before it ends. `WRONG_CONFIRMATION`; `CLEANING_RUNNING` while a
   * cleaning runs; `LAST_ADMIN` if the acting user is not an active administrator.
   */
  startCleaning: command<StartCleaning, CleaningRunView>(StartCleaning),
  /** `NOT_FOUND`. */
  cleaningRun: query<ByUuid, CleaningRunView>(ByUuid),

  /** One rule for each kind, in the order of `RETENTION_KINDS`. */
  retentionRules: query<void, RetentionRuleView[]>(),
  /**
   * `VALIDATION_FAILED` on `termDays` outside the bounds of the kind; `CHANGED_MEANWHILE` with the rule as it is now if `from`
   * is not its version.
   */
  saveRetentionRule: command<SaveRetentionRule, RetentionRuleView>(SaveRetentionRule),
  /** The latest 50 runs, newest first. */
  retentionRuns: query<void, RetentionRunView[]>(),
  /** Starts a run and returns before it ends. `RETENTION_RUNNING` while another one runs. */
  startRetentionRun: command<StartRetentionRun, RetentionRunView>(StartRetentionRun),

  /** The register of incidents, latest first. */
  incidents: query<void, IncidentView[]>(),
  /**
   * `NOT_FOUND`; `VALIDATION_FAILED` for days in the wrong order or in the future; `CHANGED_MEANWHILE` with the incident as it
   * is now if `from` is not its version.
   */
  saveIncident: command<SaveIncident, IncidentView>(SaveIncident),
  /** Records that the audit trail says were accessed in the period of an incident; at most 10,000. `NOT_FOUND`. */
  affectedRecords: query<ById, AffectedRecord[]>(ById, { timeoutMs: 10_000 }),

  /** Confirmed requests: open ones by deadline, then closed ones, latest first; at most 500. */
  subjectRequests: query<void, SubjectRequestView[]>(undefined, { callers: ['notifications'] }),
  /** `NOT_FOUND`. */
  subjectRequest: query<ById, SubjectRequestView>(ById),
  /** `VALIDATION_FAILED` on `receivedOn` in the future. */
  registerSubjectRequest: command<RegisterSubjectRequest, SubjectRequestView>(RegisterSubjectRequest),
  /**
   * Stores an unconfirmed request and sends its link. Has no effect while the address has `MAX_UNCONFIRMED_REQUESTS` of them.
   */
  submitSubjectRequest: command<SubmitSubjectRequest, void>(SubmitSubjectRequest),
  /** A new token for an unconfirmed request, for its e-mail. `LINK_GONE` with the `state` of its link for any other request. */
  issueRequestConfirmation: command<ById, IssuedRequestConfirmation>(ById, { callers: ['notifications'] }),
  /** Opens the request of a link. A repetition returns the same. `LINK_GONE` for an expired or unknown link. */
  confirmSubjectRequest: command<ByLinkToken, ConfirmedSubjectRequest>(ByLinkToken),
  /** `NOT_FOUND`; `CHANGED_MEANWHILE` for a closed request. */
  closeSubjectRequest: command<CloseSubjectRequest, SubjectRequestView>(CloseSubjectRequest),
});

export abstract class UsersClient extends clientClass(UsersRpc) {}
