import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { gatewayConfig } from '../gateway-config.js';

const GOOGLE = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Our own files only; Google's captcha where it is configured. */
export async function protectPages(app: FastifyInstance): Promise<void> {
  const { https, recaptcha } = gatewayConfig();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The browser's own reader counts as a plug-in of the PDF that it shows.
        objectSrc: ['blob:'],
        scriptSrc: ["'self'", ...(recaptcha ? GOOGLE.scripts : [])],
        // The component library writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        // The proof of work is solved by workers made in the page.
        workerSrc: ["'self'", 'blob:'],
        // A résumé beside its candidate, as a PDF that the page has fetched.
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
