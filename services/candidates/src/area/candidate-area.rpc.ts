import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  type AddResume,
  type ApplyAgain,
  type ByLinkToken,
  type ByPerson,
  type ConfirmResume,
  type CorrectProfile,
  type DiscardResume,
  type RequestAreaLink,
  type UndoWithdrawal,
  type Withdraw,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { AreaLinksService } from './area-links.service.js';
import { CandidateAreaService } from './candidate-area.service.js';
import { ErasureService } from '../privacy/erasure.service.js';
import { NewResumesService } from '../apply/new-resumes.service.js';

/** Calls of 'Minha candidatura'. They name the person of the session, and reach that person's records only. */
@Controller()
export class CandidateAreaRpcController {
  constructor(
    private readonly links: AreaLinksService,
    private readonly candidateArea: CandidateAreaService,
    private readonly newResumes: NewResumesService,
    private readonly erasure: ErasureService,
  ) {}

  @Rpc(CandidatesRpc.requestAreaLink)
  requestAreaLink(input: RequestAreaLink) {
    return this.links.request(input);
  }

  @Rpc(CandidatesRpc.redeemAreaLink)
  redeemAreaLink({ token }: ByLinkToken) {
    return this.links.redeem(token);
  }

  @Rpc(CandidatesRpc.area)
  area({ personId }: ByPerson) {
    return this.candidateArea.read(personId);
  }

  @Rpc(CandidatesRpc.withdraw)
  withdraw(input: Withdraw) {
    return this.candidateArea.withdraw(input);
  }

  @Rpc(CandidatesRpc.undoWithdrawal)
  undoWithdrawal(input: UndoWithdrawal) {
    return this.candidateArea.undoWithdrawal(input);
  }

  @Rpc(CandidatesRpc.applyAgain)
  applyAgain(input: ApplyAgain) {
    return this.candidateArea.applyAgain(input);
  }

  @Rpc(CandidatesRpc.correctProfile)
  correctProfile(input: CorrectProfile) {
    return this.candidateArea.correctProfile(input);
  }

  @Rpc(CandidatesRpc.addResume)
  addResume(input: AddResume) {
    return this.newResumes.add(input);
  }

  @Rpc(CandidatesRpc.confirmResume)
  confirmResume(input: ConfirmResume) {
    return this.newResumes.confirm(input);
  }

  @Rpc(CandidatesRpc.discardResume)
  discardResume(input: DiscardResume) {
    return this.newResumes.discard(input);
  }

  @Rpc(CandidatesRpc.leaveTalentBank)
  leaveTalentBank({ personId }: ByPerson) {
    return this.erasure.eraseTalentBankEntry(personId);
  }

  @Rpc(CandidatesRpc.erasePerson)
  erasePerson({ personId }: ByPerson) {
    return this.erasure.erasePerson(personId);
  }
}
