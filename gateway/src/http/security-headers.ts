import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../gateway-config.js';

const GOOGLE = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Allows only files of this origin, and Google's captcha where it is configured. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { https, recaptcha }: GatewayConfig,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Browsers treat their PDF viewer as a plug-in.
        objectSrc: ['blob:'],
        scriptSrc: ["'self'", ...(recaptcha ? GOOGLE.scripts : [])],
        // MUI inserts styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        // The page creates workers that solve the proof of work.
        workerSrc: ["'self'", 'blob:'],
        // The résumé in a candidate's details is a PDF that the page has fetched.
        frameSrc: ['blob:', ...(recaptcha ? GOOGLE.frames : [])],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
