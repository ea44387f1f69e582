import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, Session } from 'fastify';
import {
  FRESH_FACTOR_SECONDS,
  UsersClient,
  availableFactors,
  type AuthenticatedUser,
  type FactorProof,
  type SecondFactor,
  type UserView,
  type WebAuthnOptions,
  type WebAuthnResponse,
} from '@araucaria/contracts';
import { AppError, Clock } from '@araucaria/platform';
import { FactorAttemptsService } from '../factors/factor-attempts.service.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { LOGIN_CHALLENGE_TTL_SECONDS, LoginChallengesService } from '../factors/login-challenges.service.js';
import { SecondFactorPolicy, type LoginFactor } from '../sessions/second-factor-policy.js';
import { SessionService, type CompletedLogin } from '../sessions/session.service.js';

/** A user who is logged in. */
export interface LoggedInUser extends UserView {
  /** The session can only enrol a second factor and end. Absent in other sessions. */
  mustEnrolSecondFactor?: true;
  /** From this time on the session can only enrol a second factor, ISO 8601, UTC. Absent if the account needs none. */
  secondFactorDueAt?: string;
}

/** The user with what the session has to say about a missing second factor. */
export const withFactorDuty = (user: UserView, { mustEnrol, enrolBy }: Session): LoggedInUser => ({
  ...user,
  ...(mustEnrol && { mustEnrolSecondFactor: true as const }),
  ...(!mustEnrol && enrolBy !== undefined && { secondFactorDueAt: new Date(enrolBy).toISOString() }),
});

/** A login whose first factor was right and whose second is missing. */
export interface SecondFactorRequest {
  secondFactor: {
    methods: SecondFactor[];
    /** For the browser's WebAuthn call; null without a passkey. */
    passkeyOptions: WebAuthnOptions | null;
    expiresInSeconds: number;
  };
}

/** Every way to log in ends here: sessions begin after all factors that the account has. */
@Injectable()
export class LoginService {
  constructor(
    private readonly sessions: SessionService,
    private readonly challenges: LoginChallengesService,
    private readonly attempts: LoginAttemptsService,
    private readonly factorAttempts: FactorAttemptsService,
    private readonly policy: SecondFactorPolicy,
    private readonly clock: Clock,
    private readonly users: UsersClient,
  ) {}

  /**
   * Continues a login after a right first factor: begins the session of a user without a second factor, and asks others for
   * it.
   */
  async firstFactorProved(
    request: FastifyRequest,
    reply: FastifyReply,
    { passwordVersion, ...user }: AuthenticatedUser,
    factor: LoginFactor,
  ): Promise<LoggedInUser | SecondFactorRequest> {
    const methods = availableFactors(await this.users.secondFactors({ id: user.id }));
    if (!methods.length) {
      await request.loginAttempt?.succeeded();
      const login = { factors: [factor], hasSecondFactor: false, passwordVersion };
      return this.begin(request, user, { ...login, factorDueAt: await this.factorDueAt(user, login) });
    }
    await request.loginAttempt?.abandoned();
    const passkeyOptions = methods.includes('passkey')
      ? await this.users.passkeyOptions({ id: user.id })
      : null;
    await this.challenges.open(request, reply, {
      userId: user.id,
      passwordVersion,
      factors: [factor],
      webAuthnChallenge: passkeyOptions?.challenge,
    });
    return { secondFactor: { methods, passkeyOptions, expiresInSeconds: LOGIN_CHALLENGE_TTL_SECONDS } };
  }

  /** @throws {AppError} `INVALID_FACTOR`, `LOGIN_CHALLENGE_EXPIRED`, `TOO_MANY_REQUESTS` */
  async proveSecondFactor(
    request: FastifyRequest,
    reply: FastifyReply,
    proof: FactorProof,
  ): Promise<LoggedInUser> {
    const { userId, passwordVersion, factors, webAuthnChallenge } = await this.challenges.attempt(request);
    if (userId === undefined) throw new AppError('LOGIN_CHALLENGE_EXPIRED');
    // Before the factor is used: a recovery code works once.
    if (!(await this.sessions.isPasswordCurrent(userId, passwordVersion)))
      throw new AppError('LOGIN_CHALLENGE_EXPIRED');
    const user = await this.users.byId({ id: userId });
    const attempt = await this.attempts.begin(user.username, request.ip);
    const verify = () =>
      this.users.verifyFactor({ ...proof, id: userId, purpose: 'login', challenge: webAuthnChallenge });
    try {
      // Passkeys cannot be guessed, and stay usable while codes are blocked.
      const { factor } = proof.passkey ? await verify() : await this.factorAttempts.count(userId, verify);
      await this.challenges.close(request, reply);
      await attempt.succeeded();
      const completed = { factors: [...factors, factor], hasSecondFactor: true, passwordVersion };
      return await this.begin(request, user, completed);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'INVALID_FACTOR') await attempt.abandoned();
      throw error;
    }
  }

  /** Begins a login by passkey alone. */
  async passkeyOptions(request: FastifyRequest, reply: FastifyReply): Promise<WebAuthnOptions> {
    const options = await this.users.passkeyOptions({});
    await this.challenges.open(request, reply, { factors: [], webAuthnChallenge: options.challenge });
    return options;
  }

  /**
   * Logs in by a passkey that has verified its user: what one has and what one knows or is.
   * @throws {AppError} `INVALID_FACTOR`, `LOGIN_CHALLENGE_EXPIRED`
   */
  async passkeyLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    response: WebAuthnResponse,
  ): Promise<LoggedInUser> {
    const { userId, webAuthnChallenge: challenge } = await this.challenges.attempt(request);
    if (userId !== undefined || !challenge) throw new AppError('LOGIN_CHALLENGE_EXPIRED');
    const user = await this.users.authenticatePasskey({ response, challenge });
    await this.challenges.close(request, reply);
    return this.begin(request, user, { factors: ['passkey'], hasSecondFactor: true });
  }

  /**
   * Begins the session of a user whom the identity provider has authenticated; it answers for the second factor.
   * @param authenticatedAt when the user logged in at the provider; undefined: not recently
   */
  async singleSignOn(
    request: FastifyRequest,
    user: UserView,
    authenticatedAt: Date | undefined,
  ): Promise<void> {
    const hasSecondFactor = availableFactors(await this.users.secondFactors({ id: user.id })).length > 0;
    const factorAt = authenticatedAt ?? new Date(this.clock.now().getTime() - FRESH_FACTOR_SECONDS * 1_000);
    await this.begin(request, user, { factors: ['sso'], hasSecondFactor, factorAt });
  }

  private async begin(request: FastifyRequest, user: UserView, login: CompletedLogin): Promise<LoggedInUser> {
    await this.sessions.begin(request, user, login);
    return withFactorDuty(user, request.session);
  }

  /** Until when the account may be used without a second factor. The first such login begins that time. */
  private async factorDueAt(user: UserView, login: CompletedLogin): Promise<number | undefined> {
    if (!this.policy.hasGrace || !this.policy.needsFactor(user, login)) return undefined;
    return Date.parse((await this.users.noteRequiredFactor({ id: user.id })).dueAt);
  }
}
