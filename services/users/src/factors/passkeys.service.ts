import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { COMPANY_NAME, MINUTE_MS, type WebAuthnOptions, type WebAuthnResponse } from '@araucaria/contracts';
import { Clock, log, readConfig, url } from '@araucaria/platform';
import { AccountSecret } from '../accounts/account-secret.js';
import type { Account } from '../accounts/account.entity.js';
import { Passkey } from '../accounts/passkey.entity.js';

/** For one WebAuthn call of the browser; the gateway keeps the challenge for as long. */
const TIMEOUT_MS = 5 * MINUTE_MS;

/** Base64url of at most 1,023 bytes (WebAuthn, section 5.1.3). */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/;

/** WebAuthn credentials. They are bound to the host of `PUBLIC_URL` (the RP id) and accepted from its origin only. */
@Injectable()
export class PasskeysService {
  private readonly site = new URL(readConfig({ PUBLIC_URL: url({ desc: 'https://…' }) }).PUBLIC_URL);

  constructor(
    private readonly secret: AccountSecret,
    private readonly clock: Clock,
  ) {}

  async registrationOptions(em: EntityManager, account: Account): Promise<WebAuthnOptions> {
    const passkeys = await em.find(Passkey, { accountId: account.id });
    const options = await generateRegistrationOptions({
      rpName: COMPANY_NAME,
      rpID: this.site.hostname,
      userID: this.secret.userHandle(account.id),
      userName: account.username,
      userDisplayName: account.fullName ?? account.username,
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: passkeys.map(descriptorOf),
      // Discoverable, and the user is verified: the passkey also logs in without a password.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  }

  /** Stores the passkey. @returns false if the response does not fit the challenge, or the credential is stored already */
  async add(
    em: EntityManager,
    accountId: number,
    { name, response, challenge }: { name: string; response: WebAuthnResponse; challenge: string },
  ): Promise<boolean> {
    const { registrationInfo } = await orUndefined(
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.hostname,
        requireUserVerification: true,
      }),
    );
    if (!registrationInfo) return false;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if (await em.count(Passkey, { credentialId: id })) return false;
    em.create(
      Passkey,
      {
        accountId,
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports,
        name,
        createdAt: this.clock.now(),
      },
      { persist: true },
    );
    return true;
  }

  /** @param accountId undefined: any discoverable passkey of the site, whose authenticator verifies the user */
  async authenticationOptions(em: EntityManager, accountId?: number): Promise<WebAuthnOptions> {
    const passkeys = accountId === undefined ? [] : await em.find(Passkey, { accountId });
    const options = await generateAuthenticationOptions({
      rpID: this.site.hostname,
      timeout: TIMEOUT_MS,
      userVerification: accountId === undefined ? 'required' : 'preferred',
      allowCredentials: passkeys.map(descriptorOf),
    });
    return { ...options };
  }

  /**
   * Verifies the response of a passkey and stores its counter.
   * @param accountId the owner; undefined: any, then the authenticator must have verified the user
   * @returns the owner; undefined if the response is wrong
   */
  async use(
    em: EntityManager,
    { response, challenge, accountId }: { response: WebAuthnResponse; challenge: string; accountId?: number },
  ): Promise<number | undefined> {
    const assertion = response as unknown as AuthenticationResponseJSON;
    const credentialId = assertion.id;
    if (typeof credentialId !== 'string' || !CREDENTIAL_ID.test(credentialId)) return undefined;
    // A copied authenticator that is used at the same time waits here, and then has a counter that is too low.
    await em.execute('select 1 from passkey where credential_id = ? for update', [credentialId]);
    const passkey = await em.findOne(Passkey, { credentialId });
    if (!passkey || (accountId !== undefined && passkey.accountId !== accountId)) return undefined;
    if (!this.isOwner(passkey.accountId, assertion)) return undefined;
    const { verified, authenticationInfo } = await orUndefined(
      verifyAuthenticationResponse({
        response: assertion,
        expectedChallenge: challenge,
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.hostname,
        requireUserVerification: accountId === undefined,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }),
    );
    if (!verified || !authenticationInfo) return undefined;
    passkey.counter = authenticationInfo.newCounter;
    passkey.lastUsedAt = this.clock.now();
    return passkey.accountId;
  }

  /** Discoverable credentials name their account; others leave it out. */
  private isOwner(accountId: number, { response }: AuthenticationResponseJSON): boolean {
    const handle = response?.userHandle;
    return !handle || handle === Buffer.from(this.secret.userHandle(accountId)).toString('base64url');
  }
}

const descriptorOf = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

/** The library throws for responses that are malformed or do not fit the challenge. */
async function orUndefined<T extends object>(verification: Promise<T>): Promise<Partial<T>> {
  try {
    return await verification;
  } catch (error) {
    log.info({ reason: (error as Error).name }, 'the response of a passkey was refused');
    return {};
  }
}
