import { AppError } from '@araucaria/platform';
import type { CaptchaProvider } from './captcha-provider.js';

/** Characters; tokens of reCAPTCHA have about 2,000, our own about 1,000. */
const MAX_TOKEN_LENGTH = 8_192;

export class CaptchaService {
  constructor(readonly provider: CaptchaProvider) {}

  /** @throws {AppError} `RECAPTCHA_FAILED` for a token that is missing, wrong, expired or used */
  async verify(token: unknown, address: string): Promise<void> {
    const isPlausible = typeof token === 'string' && token.length > 0 && token.length <= MAX_TOKEN_LENGTH;
    if (!isPlausible || !(await this.provider.accepts(token, address)))
      throw new AppError('RECAPTCHA_FAILED');
  }
}
