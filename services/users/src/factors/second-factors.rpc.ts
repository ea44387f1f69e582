import { Controller } from '@nestjs/common';
import {
  UsersRpc,
  type AddPasskey,
  type AuthenticatePasskey,
  type ById,
  type RenamePasskey,
  type TotpCode,
  type VerifyFactor,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { FactorVerificationService } from './factor-verification.service.js';
import { SecondFactorsService } from './second-factors.service.js';

@Controller()
export class SecondFactorsRpcController {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly verification: FactorVerificationService,
  ) {}

  @Rpc(UsersRpc.secondFactors)
  secondFactors({ id }: ById) {
    return this.factors.view(id);
  }

  @Rpc(UsersRpc.noteRequiredFactor)
  noteRequiredFactor({ id }: ById) {
    return this.factors.noteRequired(id);
  }

  @Rpc(UsersRpc.verifyFactor)
  verifyFactor(proof: VerifyFactor) {
    return this.verification.verify(proof);
  }

  @Rpc(UsersRpc.passkeyOptions)
  passkeyOptions({ id }: { id?: number }) {
    return this.verification.passkeyOptions(id);
  }

  @Rpc(UsersRpc.authenticatePasskey)
  authenticatePasskey(input: AuthenticatePasskey) {
    return this.verification.authenticatePasskey(input);
  }

  @Rpc(UsersRpc.beginTotp)
  beginTotp() {
    return this.factors.beginTotp();
  }

  @Rpc(UsersRpc.confirmTotp)
  confirmTotp(input: TotpCode) {
    return this.factors.confirmTotp(input);
  }

  @Rpc(UsersRpc.removeTotp)
  removeTotp() {
    return this.factors.removeTotp();
  }

  @Rpc(UsersRpc.passkeyRegistration)
  passkeyRegistration() {
    return this.factors.passkeyRegistration();
  }

  @Rpc(UsersRpc.addPasskey)
  addPasskey(input: AddPasskey) {
    return this.factors.addPasskey(input);
  }

  @Rpc(UsersRpc.renamePasskey)
  renamePasskey(input: RenamePasskey) {
    return this.factors.renamePasskey(input);
  }

  @Rpc(UsersRpc.removePasskey)
  removePasskey({ id }: ById) {
    return this.factors.removePasskey(id);
  }

  @Rpc(UsersRpc.renewRecoveryCodes)
  renewRecoveryCodes() {
    return this.factors.renewRecoveryCodes();
  }

  @Rpc(UsersRpc.resetSecondFactors)
  resetSecondFactors({ id }: ById) {
    return this.factors.reset(id);
  }
}
