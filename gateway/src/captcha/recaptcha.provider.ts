import { AppError, log } from '@araucaria/platform';
import type { CaptchaProvider } from './captcha-provider.js';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const VERIFY_TIMEOUT_MS = 5_000;

/** Google reCAPTCHA v2. Google accepts each token once. */
export class RecaptchaProvider implements CaptchaProvider {
  readonly name = 'recaptcha';

  constructor(
    readonly siteKey: string,
    private readonly secret: string,
    private readonly verifyUrl = VERIFY_URL,
  ) {}

  async accepts(token: string, address: string): Promise<boolean> {
    try {
      const response = await fetch(this.verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.secret, response: token, remoteip: address }),
        signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
      });
      return ((await response.json()) as { success?: unknown }).success === true;
    } catch (error) {
      log.error({ err: error }, 'reCAPTCHA does not respond');
      throw new AppError('UNAVAILABLE');
    }
  }
}
