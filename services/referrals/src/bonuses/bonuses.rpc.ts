import { Controller } from '@nestjs/common';
import {
  ReferralsRpc,
  type ById,
  type ByPaymentDay,
  type CreateBonusRule,
  type FilterBonuses,
  type ListBonuses,
  type PayBonus,
  type RegisterHire,
  type ReleaseBonus,
  type UndoHire,
  type UpdateBonusRule,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { BonusLedgerService } from './bonus-ledger.service.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { BonusPagesService } from './bonus-pages.service.js';
import { BonusesService } from './bonuses.service.js';
import { HiresService } from './hires.service.js';
import { PaymentsService } from './payments.service.js';
import { ReferralCountsService } from '../records/referral-counts.service.js';

@Controller()
export class BonusesRpcController {
  constructor(
    private readonly bonuses: BonusesService,
    private readonly pages: BonusPagesService,
    private readonly hires: HiresService,
    private readonly payments: PaymentsService,
    private readonly ledger: BonusLedgerService,
    private readonly rules: BonusRulesService,
    private readonly counts: ReferralCountsService,
  ) {}

  @Rpc(ReferralsRpc.hire)
  hire(input: RegisterHire) {
    return this.hires.hire(input);
  }

  @Rpc(ReferralsRpc.undoHire)
  undoHire(input: UndoHire) {
    return this.hires.undoHire(input);
  }

  @Rpc(ReferralsRpc.releaseBonus)
  release(input: ReleaseBonus) {
    return this.bonuses.release(input);
  }

  @Rpc(ReferralsRpc.bonusEntries)
  entries({ id }: ById) {
    return this.ledger.entriesOf(id);
  }

  @Rpc(ReferralsRpc.payFirst)
  payFirst(input: PayBonus) {
    return this.payments.payFirst(input);
  }

  @Rpc(ReferralsRpc.paySecond)
  paySecond(input: PayBonus) {
    return this.payments.paySecond(input);
  }

  @Rpc(ReferralsRpc.payableBonuses)
  payable({ day }: ByPaymentDay) {
    return this.bonuses.payable(day);
  }

  @Rpc(ReferralsRpc.dueBonuses)
  due() {
    return this.counts.due();
  }

  @Rpc(ReferralsRpc.bonusPage)
  page(input: ListBonuses) {
    return this.pages.page(input);
  }

  @Rpc(ReferralsRpc.bonusIds)
  ids(filter: FilterBonuses) {
    return this.pages.ids(filter);
  }

  @Rpc(ReferralsRpc.bonusFigures)
  figures() {
    return this.pages.figures();
  }

  @Rpc(ReferralsRpc.bonusRules)
  bonusRules() {
    return this.rules.list();
  }

  @Rpc(ReferralsRpc.createBonusRule)
  createBonusRule(input: CreateBonusRule) {
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
