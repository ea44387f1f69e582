import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { ROLES, UsersClient, type Role, type SignOn, type UserView } from '@araucaria/contracts';
import { AppError, log } from '@araucaria/platform';
import { AccessAuditService } from '../access-audit/access-audit.service.js';
import { LoginService } from '../login/login.service.js';
import { IdentityProviderService, type Claims } from './identity-provider.service.js';
import { localPath } from './local-path.js';
import { SignOnAttemptsService } from './sign-on-attempts.service.js';
import { SignOnRefusal, type RefusalReason } from './sign-on-refusal.js';
import { SingleSignOnConfig, type ProviderConfig } from './single-sign-on-config.js';

const ROLE_NAMES = Object.keys(ROLES) as Role[];

/** What the users service refuses, by the `reason` of its error. */
const ACCOUNT_REASONS = ['deactivated', 'ambiguous'] as const satisfies RefusalReason[];

@Injectable()
export class SingleSignOnService {
  constructor(
    private readonly config: SingleSignOnConfig,
    private readonly provider: IdentityProviderService,
    private readonly attempts: SignOnAttemptsService,
    private readonly logins: LoginService,
    private readonly audits: AccessAuditService,
    private readonly users: UsersClient,
  ) {}

  /**
   * Starts a login.
   * @param isFresh for sensitive calls: the provider asks its user to log in again
   * @returns the address to lead the browser to: the provider's, or the login page with the reason
   */
  async begin(reply: FastifyReply, redirect: unknown, isFresh: boolean): Promise<string> {
    const secrets = {
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
    };
    try {
      const { href } = await this.provider.authorizationUrl(secrets, isFresh);
      this.attempts.begin(reply, { ...secrets, redirect: localPath(redirect), isFresh });
      return href;
    } catch (error) {
      return this.refused(error);
    }
  }

  /** Completes a login by the provider's response. @returns the path of our site to lead the browser to */
  async complete(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    try {
      const query = request.url.split('?')[1] ?? '';
      const attempt = await this.attempts.complete(request, reply, new URLSearchParams(query).get('state'));
      const claims = await this.provider.claims(query, attempt, attempt.isFresh);
      await this.logins.singleSignOn(request, await this.userOf(claims), authenticationTime(claims));
      return attempt.redirect;
    } catch (error) {
      return this.refused(error);
    }
  }

  private async userOf(claims: Claims): Promise<UserView> {
    const { provider } = this.config;
    if (!provider) throw new SignOnRefusal('unavailable');
    try {
      return await this.users.signOn(signOnOf(claims, provider));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const reason = ACCOUNT_REASONS.find((each) => each === error.details.reason);
      throw new SignOnRefusal(reason ?? (error.status >= 500 ? 'unavailable' : 'invalid'), error);
    }
  }

  private refused(error: unknown): string {
    const refusal = error instanceof SignOnRefusal ? error : new SignOnRefusal('unavailable', error);
    const { reason, cause } = refusal;
    if (refusal !== error) log.error({ err: error }, 'a single sign-on failed unexpectedly');
    // Without the error's message: it may quote claims.
    log.warn({ reason, code: (cause as { code?: string } | undefined)?.code }, 'a single sign-on failed');
    this.audits.record({ action: 'login.sso-refused', details: { reason } });
    return `/login?sso=${reason}`;
  }
}

/** When the user logged in at the provider; undefined if it does not state it. */
const authenticationTime = ({ auth_time: seconds }: Claims): Date | undefined =>
  typeof seconds === 'number' ? new Date(seconds * 1_000) : undefined;

/** @throws {SignOnRefusal} for a user who has no access */
export function signOnOf(claims: Claims, provider: ProviderConfig): SignOn {
  const { sub, email, email_verified: isVerified, name } = claims;
  if (typeof email !== 'string' || isVerified !== true) throw new SignOnRefusal('unverified-email');
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!provider.domains.includes(domain)) throw new SignOnRefusal('foreign-domain');
  const groups: unknown = claims[provider.groupsClaim];
  const roles = (Array.isArray(groups) ? groups : [groups]).flatMap((group) =>
    typeof group === 'string' ? (provider.rolesByGroup.get(group) ?? []) : [],
  );
  if (!roles.length) throw new SignOnRefusal('no-group');
  return {
    issuer: provider.issuer.href,
    subject: sub,
    email,
    ...(typeof name === 'string' && { fullName: name }),
    isAdmin: roles.includes('administrador'),
    isEmployee: roles.includes('funcionario'),
    roles: ROLE_NAMES.filter((role) => roles.includes(role)),
  };
}
