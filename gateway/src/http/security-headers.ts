import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../gateway-config.js';
import { contentSecurityPolicy, POLICY_HEADER } from './content-security-policy.js';

/**
 * Features of browsers that no page of the site uses, not even in a frame. Only features that Chromium recognises on every
 * platform: it reports each other one as an error in the console of every visitor.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/** Referral links are copied and shared; the PDF viewer has a full-screen button; passkeys belong to this origin. */
const OWN_FEATURES = [
  'clipboard-write',
  'fullscreen',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

const PERMISSIONS_POLICY = [
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
].join(', ');

/**
 * Sets the security headers of every response. Pages replace the content security policy with their own, and pictures for
 * other sites the resource policy.
 */
export async function setSecurityHeaders(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.https
      ? { maxAge: 31_536_000, includeSubDomains: config.hstsSubdomains }
      : false,
    // A window that another site opened gets no reference to this one, and the reverse.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Google's captcha frame does not send the headers that this policy requires.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy(config);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header(POLICY_HEADER, policy).header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
}
