import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';

/** Levels of nesting; the deepest valid input has four. */
const MAX_DEPTH = 12;

/**
 * Values in one body. An application with 50 experiences and 50 courses has about 1,000. Validating a body of 100,000
 * unknown fields took four seconds.
 */
const MAX_VALUES = 5_000;
/** Webhooks send many reports in one body. */
const MAX_WEBHOOK_VALUES = 100_000;

const malformed = () => new AppError('VALIDATION_FAILED', 'O corpo da requisição não é um JSON válido.');

const tooManyValues = () => new AppError('VALIDATION_FAILED', 'O corpo da requisição tem valores demais.');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route also needs the unparsed body, as `request.rawBody`. */
    keepBody?: boolean;
    /** The route accepts a form and ignores its fields. */
    acceptsForms?: boolean;
    /** The route reads the fields of a form, which is sent without JavaScript. */
    readsForms?: boolean;
  }
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** Parses JSON bodies and refuses forms, unless the route accepts them; uploads have a parser of their own. A missing body counts as an empty one. */
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
  app.useBodyParser(
    'application/x-www-form-urlencoded',
    {},
    ({ routeOptions: { config } }: FastifyRequest, body: Buffer, done) => {
      if (config.readsForms) done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
      else if (config.acceptsForms) done(null, undefined);
      else done(new AppError('UNSUPPORTED_MEDIA_TYPE', 'Envie os dados em JSON.'), undefined);
    },
  );
}

/** @throws {AppError} `VALIDATION_FAILED` */
function parseJson(text: string): unknown {
  // Old clients send the content type with every call, even without a body.
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

/** Walks level by level: a recursion would overflow on the very input that it should refuse. */
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
 * Whether a JSON text has more than `max` values, found without parsing: every value but the first follows a comma or an
 * opening bracket. Strings are skipped by a native search, so that a file in base64 costs next to nothing.
 */
export function hasMoreValues(body: Buffer, max: number): boolean {
  let values = 0;
  for (let at = 0; at < body.length; at++) {
    const sign = body[at];
    if (sign === QUOTE) {
      at = endOfString(body, at);
      if (at < 0) return false;
    } else if (sign === COMMA || sign === ARRAY || sign === OBJECT) {
      values += 1;
      if (values > max) return true;
    }
  }
  return false;
}

/** Index of the quote that closes the string that begins at `start`; -1 without one, which the parser refuses. */
function endOfString(body: Buffer, start: number): number {
  let end = body.indexOf(QUOTE as number, start + 1);
  while (end >= 0) {
    let backslashes = 0;
    while (body[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = body.indexOf(QUOTE as number, end + 1);
  }
  return -1;
}
