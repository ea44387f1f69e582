import { Controller } from '@nestjs/common';
import {
  UsersRpc,
  type ByUuid,
  type ById,
  type SendOnce,
  type ByIds,
  type ByLinkToken,
  type ChangePassword,
  type ConfirmPassword,
  type Credentials,
  type InviteUser,
  type ListAudit,
  type ListVisitorRefusals,
  type RecordAccesses,
  type RecordAudit,
  type RedeemLink,
  type RegisterUser,
  type RequestReset,
  type SignOn,
  type StartCleaning,
  type UpdateUser,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { AccountLinksService } from './accounts/account-links.service.js';
import { AuditListService } from './audit/audit-list.service.js';
import { AuditService } from './audit/audit.service.js';
import { CleaningService } from './removal/cleaning.service.js';
import { InvitationsService } from './accounts/invitations.service.js';
import { PasswordChangeService } from './accounts/password-change.service.js';
import { PasswordResetService } from './accounts/password-reset.service.js';
import { RemovalService } from './removal/removal.service.js';
import { SignOnService } from './sign-on/sign-on.service.js';
import { UsersService } from './accounts/users.service.js';
import { VisitorRefusalsService } from './audit/visitor-refusals.service.js';

@Controller()
export class UsersRpcController {
  constructor(
    private readonly users: UsersService,
    private readonly signOns: SignOnService,
    private readonly passwordChange: PasswordChangeService,
    private readonly resets: PasswordResetService,
    private readonly invitations: InvitationsService,
    private readonly links: AccountLinksService,
    private readonly removals: RemovalService,
    private readonly audits: AuditService,
    private readonly auditList: AuditListService,
    private readonly visitorRefusals: VisitorRefusalsService,
    private readonly cleanings: CleaningService,
  ) {}

  @Rpc(UsersRpc.authenticate)
  authenticate(credentials: Credentials) {
    return this.users.authenticate(credentials);
  }

  @Rpc(UsersRpc.passwordVersion)
  passwordVersion({ id }: ById) {
    return this.users.passwordVersion(id);
  }

  @Rpc(UsersRpc.confirmPassword)
  confirmPassword(input: ConfirmPassword) {
    return this.users.confirmPassword(input);
  }

  @Rpc(UsersRpc.signOn)
  signOn(input: SignOn) {
    return this.signOns.signOn(input);
  }

  @Rpc(UsersRpc.byId)
  byId({ id }: ById) {
    return this.users.byId(id);
  }

  @Rpc(UsersRpc.byIds)
  byIds({ ids }: ByIds) {
    return this.users.byIds(ids);
  }

  @Rpc(UsersRpc.count)
  count() {
    return this.users.count();
  }

  @Rpc(UsersRpc.create)
  create(input: RegisterUser) {
    return this.users.create(input);
  }

  @Rpc(UsersRpc.update)
  update(input: UpdateUser) {
    return this.users.update(input);
  }

  @Rpc(UsersRpc.changePassword)
  changePassword(input: ChangePassword) {
    return this.passwordChange.change(input);
  }

  @Rpc(UsersRpc.requestReset)
  requestReset(input: RequestReset) {
    return this.resets.request(input);
  }

  @Rpc(UsersRpc.sendReset)
  sendReset(input: SendOnce) {
    return this.resets.send(input);
  }

  @Rpc(UsersRpc.invite)
  invite(input: InviteUser) {
    return this.invitations.invite(input);
  }

  @Rpc(UsersRpc.resendInvitation)
  resendInvitation(input: SendOnce) {
    return this.invitations.resend(input);
  }

  @Rpc(UsersRpc.accountLink)
  accountLink({ token }: ByLinkToken) {
    return this.links.view(token);
  }

  @Rpc(UsersRpc.renewInvitation)
  renewInvitation({ token }: ByLinkToken) {
    return this.invitations.renew(token);
  }

  @Rpc(UsersRpc.redeemLink)
  redeemLink(input: RedeemLink) {
    return this.resets.redeem(input);
  }

  @Rpc(UsersRpc.issueLink)
  issueLink({ id }: ByUuid) {
    return this.links.issue(id);
  }

  @Rpc(UsersRpc.remove)
  remove({ id }: ById) {
    return this.removals.remove(id);
  }

  @Rpc(UsersRpc.reactivate)
  reactivate({ id }: ById) {
    return this.removals.reactivate(id);
  }

  @Rpc(UsersRpc.erase)
  erase({ id }: ById) {
    return this.removals.erase(id);
  }

  @Rpc(UsersRpc.audit)
  audit(entry: RecordAudit) {
    return this.audits.record(entry);
  }

  @Rpc(UsersRpc.auditTrail)
  auditTrail(filter: ListAudit) {
    return this.auditList.list(filter);
  }

  @Rpc(UsersRpc.visitorRefusals)
  listVisitorRefusals(input: ListVisitorRefusals) {
    return this.visitorRefusals.list(input);
  }

  @Rpc(UsersRpc.recordAccesses)
  recordAccesses(input: RecordAccesses) {
    return this.audits.recordAccesses(input);
  }

  @Rpc(UsersRpc.startCleaning)
  startCleaning(input: StartCleaning) {
    return this.cleanings.start(input);
  }

  @Rpc(UsersRpc.cleaningRun)
  cleaningRun({ id }: ByUuid) {
    return this.cleanings.byId(id);
  }
}
