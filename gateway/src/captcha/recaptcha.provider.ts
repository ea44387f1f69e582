import { AppError, log } from '@araucaria/platform';
import type { CaptchaProvider } from './captcha.js';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
/** Milliseconds; somebody waits for a login. */
const LIMIT = 5_000;

/** Google reCAPTCHA v2. That a token counts once only is Google's part. */
export class RecaptchaProvider implements CaptchaProvider {
  readonly name = 'recaptcha';

  constructor(
    readonly siteKey: string,
    private readonly secret: string,
    private readonly verifyUrl = VERIFY_URL,
  ) {}

  async accepts(token: string, address: string): Promise<boolean> {
    try {
      const answer = await fetch(this.verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.secret, response: token, remoteip: address }),
        signal: AbortSignal.timeout(LIMIT),
      });
      return ((await answer.json()) as { success?: unknown }).success === true;
    } catch (error) {
      log.error({ err: error }, 'reCAPTCHA does not answer');
      throw new AppError('UNAVAILABLE');
    }
  }
}
