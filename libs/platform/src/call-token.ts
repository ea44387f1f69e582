import { Injectable, Optional } from '@nestjs/common';
import {
  SignJWT,
  createLocalJWKSet,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
  type CryptoKey,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { LRUCache } from 'lru-cache';
import {
  CALLERS,
  SERVICES_THAT_RECORD_ORIGINS,
  type Actor,
  type CallerName,
  type ServiceName,
} from '@araucaria/contracts';
import { AppError } from './app-error.js';
import { ConfigError, readConfig, str } from './config.js';
import type { RequestContext } from './request-context.js';

const ALGORITHM = 'EdDSA';
const TYPE = 'call+jwt';
/** Longer than a signature is reused, the longest deadline of a call (30 s) and the difference of clocks together. */
const LIFETIME_SECONDS = 60;
const REUSE_MS = 20_000;
const CLOCK_TOLERANCE_SECONDS = 5;
/** A call of the gateway may cause a call to a second service, which may call a third. */
const MAX_DELEGATIONS = 3;
/** Tokens of distinct actors and audiences, each below 2 KB. */
const MAX_CACHED = 2_000;

interface CallClaims extends JWTPayload {
  /** Signed by the gateway only: it authenticates users. */
  actor?: Actor;
  origin?: string;
  /** The token of the call that a service was handling when it made this call. */
  via?: string;
}

/** Who makes a call, proved by its token. */
export interface VerifiedCall {
  caller: CallerName;
  /** The user for whom the gateway started the work; undefined for visitors and for work of the system. */
  actor: Actor | undefined;
  origin: string | undefined;
  /** Epoch seconds. */
  expiresAt: number;
}

/** Signs the calls of this process with `RPC_PRIVATE_KEY`, whose `kid` begins with the name of the process. */
@Injectable()
export class CallSigner {
  private readonly tokens = new LRUCache<string, Promise<string>>({ max: MAX_CACHED, ttl: REUSE_MS });
  private key: { caller: CallerName; kid: string; imported: Promise<CryptoKey | Uint8Array> } | undefined;

  /** @param privateKey default `RPC_PRIVATE_KEY` */
  constructor(@Optional() private readonly privateKey?: string) {}

  /**
   * The name of this process.
   * @throws {ConfigError} when `RPC_PRIVATE_KEY` is missing or is not a key of a process
   */
  get caller(): CallerName {
    return this.load().caller;
  }

  /**
   * A token for calls to `audience`: of the gateway with the user of the context, of a service with the token of the
   * call that it is handling.
   */
  sign(audience: ServiceName, { actor, origin, token }: RequestContext): Promise<string> {
    const claims: CallClaims = {};
    if (this.caller !== 'gateway') {
      if (token !== undefined) claims.via = token;
    } else {
      if (actor) claims.actor = actor;
      if (origin !== undefined && SERVICES_THAT_RECORD_ORIGINS.includes(audience)) claims.origin = origin;
    }
    const key = `${audience} ${JSON.stringify(claims)}`;
    const cached = this.tokens.get(key);
    if (cached) return cached;
    const signed = this.signClaims(audience, claims);
    this.tokens.set(key, signed);
    signed.catch(() => this.tokens.delete(key));
    return signed;
  }

  private async signClaims(audience: ServiceName, claims: CallClaims): Promise<string> {
    const { caller, kid, imported } = this.load();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
      .setIssuer(caller)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS} s`)
      .sign(await imported);
  }

  private load() {
    if (this.key) return this.key;
    const jwk = readPrivateKey(this.privateKey);
    this.key = { caller: callerOf(jwk.kid), kid: jwk.kid ?? '', imported: importJWK(jwk, ALGORITHM) };
    return this.key;
  }
}

@Injectable()
export class CallVerifier {
  private readonly verified = new LRUCache<string, VerifiedCall>({ max: MAX_CACHED });
  private keys: JWTVerifyGetKey | undefined;

  constructor(private readonly signer: CallSigner) {}

  /** @throws {ConfigError} when `RPC_PUBLIC_KEYS` is missing or malformed */
  load(): JWTVerifyGetKey {
    this.keys ??= createLocalJWKSet({ keys: readPublicKeys() });
    return this.keys;
  }

  /**
   * @param service the service that is called; by default that of this process
   * @throws {AppError} `CALLER_REFUSED`, with the cause, when the token is missing, forged, expired or meant for another
   * service
   */
  async verify(token: unknown, service?: CallerName): Promise<VerifiedCall> {
    if (typeof token !== 'string') throw refused('the call has no token');
    const audience = service ?? this.signer.caller;
    const key = `${audience} ${token}`;
    const known = this.verified.get(key);
    if (known && known.expiresAt + CLOCK_TOLERANCE_SECONDS > Date.now() / 1_000) return known;
    this.verified.delete(key);
    const call = await this.verifyFor(audience, token, MAX_DELEGATIONS);
    this.verified.set(key, call);
    return call;
  }

  private async verifyFor(audience: CallerName, token: string, delegations: number): Promise<VerifiedCall> {
    const { caller, claims } = await this.read(audience, token);
    const { actor, origin, via, exp = 0 } = claims;
    if (caller === 'gateway') return { caller, actor, origin, expiresAt: exp };
    // A service cannot name a user by itself: it shows the token of the gateway that it was called with.
    if (actor !== undefined || origin !== undefined) throw refused(`${caller} must not name a user`);
    if (via === undefined) return { caller, actor: undefined, origin: undefined, expiresAt: exp };
    if (delegations === 0) throw refused('the call was passed on too often');
    const cause = await this.verifyFor(caller, via, delegations - 1);
    return { ...cause, caller, expiresAt: Math.min(exp, cause.expiresAt) };
  }

  private async read(
    audience: CallerName,
    token: string,
  ): Promise<{ caller: CallerName; claims: CallClaims }> {
    try {
      const caller = callerOf(decodeProtectedHeader(token).kid);
      const { payload } = await jwtVerify<CallClaims>(token, this.load(), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        audience,
        // A key proves one process only.
        issuer: caller,
        requiredClaims: ['exp', 'iat'],
        maxTokenAge: LIFETIME_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return { caller, claims: payload };
    } catch (error) {
      throw refused((error as Error).message);
    }
  }
}

/**
 * The key by which this process proves who it is.
 * @param json default `RPC_PRIVATE_KEY`
 * @throws {ConfigError} when it is missing or is not a key of a process
 */
export function readPrivateKey(json?: string): JWK {
  const fromEnvironment = () =>
    readConfig({ RPC_PRIVATE_KEY: str({ desc: 'private JWK (Ed25519) of this process' }) }).RPC_PRIVATE_KEY;
  const jwk = parseKey(json ?? fromEnvironment()) as JWK;
  callerOf(jwk.kid);
  return jwk;
}

/** The keys of all processes. @throws {ConfigError} when `RPC_PUBLIC_KEYS` is missing or malformed */
export function readPublicKeys(): JWK[] {
  const { RPC_PUBLIC_KEYS } = readConfig({
    RPC_PUBLIC_KEYS: str({ desc: 'JWK set with the public keys of all processes that call' }),
  });
  const { keys } = parseKey(RPC_PUBLIC_KEYS) as { keys: JWK[] };
  if (!Array.isArray(keys)) throw new ConfigError('RPC_PUBLIC_KEYS is not a JWK set');
  for (const key of keys) {
    callerOf(key.kid);
    if (key.d !== undefined) throw new ConfigError('RPC_PUBLIC_KEYS contains a private key');
  }
  return keys;
}

/** @param cause for the log only */
export function refused(cause: string): AppError {
  const error = new AppError('CALLER_REFUSED');
  error.cause = cause;
  return error;
}

/** The process of a key: its id is `<process>.<anything>`, so that a process can have two keys while one is replaced. */
export function callerOf(kid: string | undefined): CallerName {
  const name = kid?.split('.')[0];
  const caller = CALLERS.find((known) => known === name);
  if (!caller) throw new ConfigError(`The id of a key names no process: ${kid}`);
  return caller;
}

function parseKey(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ConfigError('RPC_PRIVATE_KEY and RPC_PUBLIC_KEYS are JSON (npm run secrets)');
  }
}
