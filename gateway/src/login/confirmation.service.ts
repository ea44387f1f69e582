import { Injectable } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  FactorProof,
  PASSWORD_MAX_CHARS,
  UsersClient,
  availableFactors,
  type ConfirmationMethod,
  type WebAuthnOptions,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { FactorAttemptsService } from '../factors/factor-attempts.service.js';
import { SessionService } from '../sessions/session.service.js';
import { WebAuthnChallengesService } from '../factors/webauthn-challenges.service.js';

/** A proof of a second factor; of the password if the account has none. */
export class Confirmation extends FactorProof {
  @IsOptional()
  @MaxLength(PASSWORD_MAX_CHARS, { message: 'A senha está incorreta.' })
  @IsString({ message: 'A senha está incorreta.' })
  password?: string;
}

/** How the user of a session can confirm. */
export interface ConfirmationOptions {
  methods: ConfirmationMethod[];
  /** For the browser's WebAuthn call; null without a passkey. */
  passkeyOptions: WebAuthnOptions | null;
}

/** Renews the proof of the factors of a session, before sensitive calls. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly sessions: SessionService,
    private readonly challenges: WebAuthnChallengesService,
    private readonly attempts: FactorAttemptsService,
    private readonly users: UsersClient,
  ) {}

  async options(request: FastifyRequest): Promise<ConfirmationOptions> {
    const id = actingUserId(request);
    const factors = availableFactors(await this.users.secondFactors({ id }));
    if (!factors.length) {
      const isSignedOn = request.session.factors?.includes('sso');
      return { methods: [isSignedOn ? 'sso' : 'password'], passkeyOptions: null };
    }
    const passkeyOptions = factors.includes('passkey') ? await this.users.passkeyOptions({ id }) : null;
    if (passkeyOptions) await this.challenges.open(request, 'confirmation', passkeyOptions);
    return { methods: factors, passkeyOptions };
  }

  /** @throws {AppError} `INVALID_FACTOR`, `TOO_MANY_REQUESTS` */
  async confirm(request: FastifyRequest, { password, ...proof }: Confirmation): Promise<void> {
    const id = actingUserId(request);
    if (password !== undefined) await this.confirmPassword(id, password);
    else {
      const challenge = proof.passkey && (await this.challenges.take(request, 'confirmation'));
      const verify = () => this.users.verifyFactor({ ...proof, id, purpose: 'confirmation', challenge });
      await (proof.passkey ? verify() : this.attempts.count(id, verify));
    }
    this.sessions.factorConfirmed(request);
  }

  /** The password proves nothing new for an account with a second factor. */
  private async confirmPassword(id: number, password: string): Promise<void> {
    if (availableFactors(await this.users.secondFactors({ id })).length)
      throw new AppError('INVALID_FACTOR', 'Confirme com o seu segundo fator.');
    await this.attempts.count(id, () => this.users.confirmPassword({ password }));
  }
}

function actingUserId({ context: { actor } }: FastifyRequest): number {
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor.id;
}
