import type { GatewayConfig } from '../gateway-config.js';

export const POLICY_HEADER = 'content-security-policy';

const GOOGLE = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * The hash of an empty text. Emotion adds empty `<style>` elements, and rules to them through the CSSOM, which no policy
 * restricts: only scripts of this origin can do that.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The style by which MUI suppresses transitions while the colour scheme changes, a constant of `@mui/system`. */
const NO_TRANSITIONS = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='";

type PolicyConfig = Pick<GatewayConfig, 'https' | 'recaptcha'>;

/**
 * Allows only files of this origin, and Google's captcha where it is configured.
 * @param inline sources for the styles and scripts in the HTML of a page, such as `'sha256-…'`
 */
export function contentSecurityPolicy(
  { https, recaptcha }: PolicyConfig,
  { styles = [], scripts = [] }: { styles?: readonly string[]; scripts?: readonly string[] } = {},
): string {
  return serialize({
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Browsers treat their PDF viewer as a plug-in.
    'object-src': ['blob:'],
    'script-src': ["'self'", ...scripts, ...(recaptcha ? GOOGLE.scripts : [])],
    // Google's captcha writes style attributes. A hash beside 'unsafe-inline' would disable it.
    'style-src': recaptcha
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", EMPTY_STYLE, NO_TRANSITIONS, ...styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    // Workers solve the proof of work.
    'worker-src': ["'self'"],
    // A tab with a résumé, which staff open, takes over the policy of the page, and its PDF viewer is a frame.
    'frame-src': ['blob:', ...(recaptcha ? GOOGLE.frames : [])],
    ...(https && { 'upgrade-insecure-requests': [] }),
  });
}

/** The policy of a third-party page that contains inline styles; scripts stay those of this origin. */
export const policyWithInlineStyles = (config: PolicyConfig): string =>
  contentSecurityPolicy(config).replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");

const serialize = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
