import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  UsersClient,
  type AddPasskeyBody,
  type AddedFactor,
  type TotpCode,
  type WebAuthnOptions,
} from '@araucaria/contracts';
import { currentActor } from '@araucaria/platform';
import { SessionService } from '../sessions/session.service.js';
import { WebAuthnChallengesService } from './webauthn-challenges.service.js';

/** Changes second factors and applies the changes to the sessions of their user. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly sessions: SessionService,
    private readonly challenges: WebAuthnChallengesService,
    private readonly users: UsersClient,
  ) {}

  async confirmTotp(request: FastifyRequest, code: TotpCode): Promise<AddedFactor> {
    const added = await this.users.confirmTotp(code);
    return this.added(request, added);
  }

  async passkeyRegistration(request: FastifyRequest): Promise<WebAuthnOptions> {
    return this.challenges.open(request, 'registration', await this.users.passkeyRegistration());
  }

  async addPasskey(request: FastifyRequest, passkey: AddPasskeyBody): Promise<AddedFactor> {
    const challenge = await this.challenges.take(request, 'registration');
    return this.added(request, await this.users.addPasskey({ ...passkey, challenge }));
  }

  async removeTotp(): Promise<void> {
    await this.users.removeTotp();
    await this.applyOwnChange();
  }

  async removePasskey(id: number): Promise<void> {
    await this.users.removePasskey({ id });
    await this.applyOwnChange();
  }

  /** Ends the sessions of the user, too: a lost telephone may be logged in. */
  async reset(request: FastifyRequest, userId: number): Promise<void> {
    await this.users.resetSecondFactors({ id: userId });
    await this.sessions.secondFactorsChanged(userId);
    await this.sessions.endAllBut(request, userId);
  }

  /** Adding a factor includes its proof. */
  private async added(request: FastifyRequest, added: AddedFactor): Promise<AddedFactor> {
    await this.applyOwnChange();
    this.sessions.factorConfirmed(request);
    return added;
  }

  private async applyOwnChange(): Promise<void> {
    const id = currentActor()?.id;
    if (id !== undefined) await this.sessions.secondFactorsChanged(id);
  }
}
