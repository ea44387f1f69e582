import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  ReferralsClient,
  isHired,
  type ById,
  type ReferralApplicationView,
  type RpcInput,
  type UndoHireBody,
} from '@araucaria/contracts';

/** Undoes a hire in both services that know it. */
@Injectable()
export class HireUndoService {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly candidates: CandidatesClient,
  ) {}

  /**
   * The bonus first: it is refused while an instalment is paid, and then nothing has changed. A repeated call goes on where the first
   * one failed.
   */
  async undo({
    id,
    reason,
    candidateStatus,
  }: RpcInput<UndoHireBody> & ById): Promise<ReferralApplicationView> {
    const application = await this.referrals.undoHire({ id, reason });
    const status = candidateStatus ?? 'approved';
    const { candidateId } = application;
    if (candidateId === null || isHired(status)) return application;
    const [candidate] = await this.candidates.byIds({ ids: [candidateId] });
    if (candidate && isHired(candidate.status))
      await this.candidates.changeStatus({
        id: candidateId,
        from: candidate.status,
        status,
        undoHire: true,
        note: `Contratação desfeita: ${reason.trim()}`,
      });
    return application;
  }
}
