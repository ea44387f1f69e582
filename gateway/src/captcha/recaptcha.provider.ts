import { AppError, log } from '@araucaria/platform';
import type { CaptchaProvider } from './captcha-provider.js';

const VERIFY_TIMEOUT_MS = 5_000;

interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  /** Host of the site's pages; tokens solved on another site are refused. */
  hostname: string;
  verifyUrl: string;
  verifyTimeoutMs?: number;
}

/** Google reCAPTCHA v2. Google accepts each token once. */
export class RecaptchaProvider implements CaptchaProvider {
  readonly name = 'recaptcha';

  constructor(private readonly options: RecaptchaOptions) {}

  get siteKey(): string {
    return this.options.siteKey;
  }

  async accepts(token: string, address: string): Promise<boolean> {
    const { secret, hostname, verifyUrl, verifyTimeoutMs = VERIFY_TIMEOUT_MS } = this.options;
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        // The secret goes to the configured address only.
        redirect: 'error',
        body: new URLSearchParams({ secret, response: token, remoteip: address }),
        signal: AbortSignal.timeout(verifyTimeoutMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const result = (await response.json()) as { success?: unknown; hostname?: unknown };
      return result.success === true && result.hostname === hostname;
    } catch (error) {
      log.error({ err: error }, 'reCAPTCHA does not respond');
      throw new AppError('UNAVAILABLE');
    }
  }
}
