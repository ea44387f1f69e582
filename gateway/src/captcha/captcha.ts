import { AppError } from '@araucaria/platform';

/** Tells people from programs, or at least makes programs pay. */
export interface CaptchaProvider {
  readonly name: 'altcha' | 'recaptcha';
  /** What the site needs to show it. */
  readonly siteKey: string;
  /** A new task for the browser; undefined where the provider's own servers give it. */
  challenge?(): Promise<object>;
  /** Whether the token proves a solved task. It does so once only. */
  accepts(token: string, address: string): Promise<boolean>;
}

/** Longest token: reCAPTCHA's have some 2,000 characters, ours some 1,000. */
const MAX_TOKEN = 8_192;

/** The check that stands before login and application. */
export class Captcha {
  constructor(readonly provider: CaptchaProvider) {}

  /** @throws {AppError} `RECAPTCHA_FAILED` when the token is missing, wrong, too old or used */
  async verify(token: unknown, address: string): Promise<void> {
    const plausible = typeof token === 'string' && token.length > 0 && token.length <= MAX_TOKEN;
    if (!plausible || !(await this.provider.accepts(token, address))) throw new AppError('RECAPTCHA_FAILED');
  }
}
