import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';

/** Our deepest input has four levels; what goes far beyond is meant to break something. */
const MAX_DEPTH = 12;

/**
 * Values in one body. An application with 50 experiences and 50 courses has some 1,000; 100,000 unknown fields took the
 * validation of one body four seconds.
 */
const MAX_VALUES = 5_000;
/** Webhooks bring many reports at once. */
const MAX_WEBHOOK_VALUES = 100_000;

const malformed = () => new AppError('VALIDATION_FAILED', 'O corpo da requisição não é um JSON válido.');

const tooManyValues = () => new AppError('VALIDATION_FAILED', 'O corpo da requisição tem valores demais.');

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
    const { keepBody } = request.routeOptions.config;
    if (keepBody) request.rawBody = body;
    try {
      if (hasMoreValues(body, keepBody ? MAX_WEBHOOK_VALUES : MAX_VALUES)) throw tooManyValues();
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
function parseJson(text: string): unknown {
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

const [QUOTE, BACKSLASH, COMMA, ARRAY, OBJECT] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/**
 * Whether a JSON text has more than `most` values, told without parsing it: each value but the first follows a comma or
 * an opening bracket. Texts are skipped by a native search, so that a file in base64 costs next to nothing.
 */
export function hasMoreValues(body: Buffer, most: number): boolean {
  let values = 0;
  for (let at = 0; at < body.length; at++) {
    const sign = body[at];
    if (sign === QUOTE) {
      at = endOfText(body, at);
      if (at < 0) return false;
    } else if (sign === COMMA || sign === ARRAY || sign === OBJECT) {
      values += 1;
      if (values > most) return true;
    }
  }
  return false;
}

/** Where the text that begins at `start` is closed; -1 if nowhere, which the parser refuses. */
function endOfText(body: Buffer, start: number): number {
  let end = body.indexOf(QUOTE as number, start + 1);
  while (end >= 0) {
    let backslashes = 0;
    while (body[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = body.indexOf(QUOTE as number, end + 1);
  }
  return -1;
}
