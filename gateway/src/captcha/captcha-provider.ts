/** A service that distinguishes people from programs, or makes requests of programs costly. */
export interface CaptchaProvider {
  readonly name: 'altcha' | 'recaptcha';
  readonly siteKey: string;
  /** Creates a task for the browser; absent where the provider's own servers create it. */
  challenge?(): Promise<object>;
  /** Whether the token proves a solved task. Every token is accepted once. */
  accepts(token: string, address: string): Promise<boolean>;
}
