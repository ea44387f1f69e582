import { Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
} from 'openid-client';
import { log } from '@araucaria/platform';
import { SignOnRefusal } from './sign-on-refusal.js';
import { SingleSignOnConfig, type ProviderConfig } from './single-sign-on-config.js';

/** For each request to the provider. */
const REQUEST_TIMEOUT_SECONDS = 5;
/** A fresh login at the provider is completed here within this time. */
const FRESH_LOGIN_SECONDS = 120;
/** After a failure, attempts within this time fail at once. */
const RETRY_AFTER_MS = 10_000;

/** The secrets of one login, which only the browser that started it has. */
export interface SignOnSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the provider states about its user. Only `sub` is certain to be there. */
export interface Claims {
  sub: string;
  [name: string]: unknown;
}

/** OpenID Connect with the provider of the company: code flow with PKCE, state and nonce. */
@Injectable()
export class IdentityProviderService {
  private configuration: Promise<Configuration> | undefined;
  private failedAtMs = 0;

  constructor(private readonly config: SingleSignOnConfig) {}

  /**
   * The address of the provider's login.
   * @param isFresh the provider asks its user to log in again, even if its session continues
   * @throws {SignOnRefusal} `unavailable`
   */
  async authorizationUrl({ state, nonce, codeVerifier }: SignOnSecrets, isFresh = false): Promise<URL> {
    const provider = this.provider();
    return buildAuthorizationUrl(await this.discover(provider), {
      redirect_uri: provider.redirectUri,
      scope: provider.scope,
      response_type: 'code',
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(isFresh && { prompt: 'login', max_age: String(FRESH_LOGIN_SECONDS) }),
    });
  }

  /**
   * Redeems the code of the provider's response. Verifies issuer, audience, signature, times and nonce of the ID token, and the
   * time of a fresh login.
   * @param query of the request to the redirect URI
   * @throws {SignOnRefusal} `unavailable`, `cancelled` or `invalid`
   */
  async claims(query: string, secrets: SignOnSecrets, isFresh = false): Promise<Claims> {
    const { state, nonce, codeVerifier } = secrets;
    const provider = this.provider();
    const configuration = await this.discover(provider);
    const url = new URL(provider.redirectUri);
    url.search = query;
    try {
      const tokens = await authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
        ...(isFresh && { maxAge: FRESH_LOGIN_SECONDS }),
      });
      const idToken = tokens.claims();
      if (!idToken) throw new SignOnRefusal('invalid');
      // Providers may state e-mail and groups there only. The library compares its subject with the ID token's.
      const userInfo = configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, tokens.access_token, idToken.sub)
        : {};
      return { ...userInfo, ...idToken };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  private provider(): ProviderConfig {
    const { provider } = this.config;
    if (!provider) throw new SignOnRefusal('unavailable');
    return provider;
  }

  /** Reads the provider's metadata once it is needed: the gateway starts without it. */
  private async discover({ issuer, clientId, clientSecret }: ProviderConfig): Promise<Configuration> {
    if (Date.now() - this.failedAtMs < RETRY_AFTER_MS) throw new SignOnRefusal('unavailable');
    this.configuration ??= discovery(issuer, clientId, undefined, ClientSecretBasic(clientSecret), {
      timeout: REQUEST_TIMEOUT_SECONDS,
      execute: [
        enableNonRepudiationChecks,
        // The configuration allows http: on this machine only.
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
    try {
      return await this.configuration;
    } catch (error) {
      this.configuration = undefined;
      this.failedAtMs = Date.now();
      log.warn({ err: error, issuer: issuer.href }, 'the identity provider could not be reached');
      throw new SignOnRefusal('unavailable', error);
    }
  }
}

const SERVER_FAULT_STATUS = 500;

function refusalOf(error: unknown): SignOnRefusal {
  if (error instanceof SignOnRefusal) return error;
  if (error instanceof AuthorizationResponseError) return new SignOnRefusal('cancelled', error);
  return new SignOnRefusal(isOutage(error) ? 'unavailable' : 'invalid', error);
}

/** Whether a request had no response in time, or one of a failing server. */
function isOutage(error: unknown): boolean {
  const { code, cause, status } = error as { code?: string; cause?: unknown; status?: number };
  const isServerFault =
    (status ?? 0) >= SERVER_FAULT_STATUS ||
    (cause instanceof Response && cause.status >= SERVER_FAULT_STATUS);
  return (
    isServerFault ||
    code === 'OAUTH_TIMEOUT' ||
    (error instanceof TypeError && error.message === 'fetch failed')
  );
}
