import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Credentials } from '@araucaria/contracts';
import { AppError, validateInput } from '@araucaria/platform';
import { CaptchaService } from '../captcha/captcha.service.js';
import { LoginAttemptsService, type LoginAttempt } from './login-attempts.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a login whose password was right. It has an outcome after the second factor. */
    loginAttempt?: LoginAttempt;
  }
}

/**
 * Checks the first step of a login: the form, the captcha, the number of failures, the password, in this order. Failures are counted after the
 * captcha, so that a call without a solved captcha has no effect on the account.
 */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
    private readonly attempts: LoginAttemptsService,
    private readonly captcha: CaptchaService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { username } = await validateInput(Credentials, request.body);
    await this.captcha.verify((request.body as { recaptchaToken?: unknown }).recaptchaToken, request.ip);
    const attempt = await this.attempts.begin(username, request.ip);
    try {
      await super.canActivate(context);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'INVALID_CREDENTIALS') await attempt.abandoned();
      throw error;
    }
    Object.assign(request, { loginAttempt: attempt });
    return true;
  }

  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (!user) throw new AppError('INVALID_CREDENTIALS');
    return user;
  }
}
