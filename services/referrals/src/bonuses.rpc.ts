import { Controller } from '@nestjs/common';
import {
  ReferralsRpc,
  type ById,
  type PayBonus,
  type RegisterHire,
  type SaveBonusRule,
  type UpdateBonusRule,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { BonusRulesService } from './bonus-rules.service.js';
import { BonusesService } from './bonuses.service.js';

@Controller()
export class BonusesRpcController {
  constructor(
    private readonly bonuses: BonusesService,
    private readonly rules: BonusRulesService,
  ) {}

  @Rpc(ReferralsRpc.hire)
  hire(input: RegisterHire) {
    return this.bonuses.hire(input);
  }

  @Rpc(ReferralsRpc.payFirst)
  payFirst(input: PayBonus) {
    return this.bonuses.payFirst(input);
  }

  @Rpc(ReferralsRpc.paySecond)
  paySecond(input: PayBonus) {
    return this.bonuses.paySecond(input);
  }

  @Rpc(ReferralsRpc.pendingBonuses)
  pending() {
    return this.bonuses.pending();
  }

  @Rpc(ReferralsRpc.completedBonuses)
  completed() {
    return this.bonuses.completed();
  }

  @Rpc(ReferralsRpc.predictedBonuses)
  predicted() {
    return this.bonuses.predicted();
  }

  @Rpc(ReferralsRpc.bonusRules)
  bonusRules() {
    return this.rules.list();
  }

  @Rpc(ReferralsRpc.createBonusRule)
  createBonusRule(input: SaveBonusRule) {
    return this.rules.create(input);
  }

  @Rpc(ReferralsRpc.updateBonusRule)
  updateBonusRule(input: UpdateBonusRule) {
    return this.rules.update(input);
  }

  @Rpc(ReferralsRpc.removeBonusRule)
  removeBonusRule({ id }: ById) {
    return this.rules.remove(id);
  }
}
