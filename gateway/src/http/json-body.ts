import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';

/** Our deepest input has four levels; what goes far beyond is meant to break something. */
const MAX_DEPTH = 12;

const malformed = () => new AppError('VALIDATION_FAILED', 'O corpo da requisição não é um JSON válido.');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route needs the body as it came, too: `request.rawBody`. */
    keepBody?: boolean;
  }
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** JSON and nothing else (uploads have their own parser); no body at all is as good as an empty one. */
export function acceptJsonBodies(app: NestFastifyApplication): void {
  app.useBodyParser('application/json', {}, (request: FastifyRequest, body: Buffer, done) => {
    if (request.routeOptions.config.keepBody) request.rawBody = body;
    try {
      done(null, parseJson(body.toString('utf8')));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  app.useBodyParser('application/x-www-form-urlencoded', {}, (_request, _body: Buffer, done) =>
    done(new AppError('UNSUPPORTED_MEDIA_TYPE', 'Envie os dados em JSON.'), undefined),
  );
}

/** @throws {AppError} `VALIDATION_FAILED` */
export function parseJson(text: string): unknown {
  // Old clients announce JSON on every call, also where they send none.
  if (!text.trim()) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  assertHarmless(value);
  return value;
}

/** Level by level, because a recursion could be driven to overflow by what it is meant to stop. */
function assertHarmless(value: unknown): void {
  let level = [value];
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_DEPTH) throw malformed();
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      if (Object.hasOwn(item, '__proto__')) throw malformed();
      for (const child of Object.values(item)) if (typeof child === 'object') next.push(child);
    }
    level = next;
  }
}
