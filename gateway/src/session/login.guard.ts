import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Credentials } from '@araucaria/contracts';
import { AppError, validateInput } from '@araucaria/platform';
import { Captcha } from '../captcha/captcha.js';
import { RateLimits } from '../http/rate-limits.js';

/** What stands before a login, cheapest first: the form, the account's count, the captcha, the password. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: RateLimits,
    private readonly captcha: Captcha,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { username } = await validateInput(Credentials, request.body);
    await this.limits.countAccount(username, request);
    await this.captcha.verify((request.body as { recaptchaToken?: unknown }).recaptchaToken, request.ip);
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (!user) throw new AppError('INVALID_CREDENTIALS');
    return user;
  }
}
