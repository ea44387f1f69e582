import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  UsersClient,
  type CloseSubjectRequest,
  type RegisterSubjectRequest,
  type RpcInput,
  type SubjectRequestView,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { CandidateExportService, type PersonalRecord } from '../candidates/candidate-export.service.js';
import {
  ReferrersService,
  type ReferrerExport,
  type ReferrerSummary,
} from '../referrals/referrers.service.js';

export interface NamedRequest extends SubjectRequestView {
  registeredBy: string | null;
  closedBy: string | null;
}

export interface RequestMatches {
  /** The latest application; null: no application under this address. */
  candidateId: number | null;
  /** All applications, oldest first. */
  candidateIds: number[];
  /** True: an application is in quarantine. The data are exported after its restoration only. */
  isQuarantined: boolean;
  referrals: number;
  mentions: number;
  usernames: string[];
  /** Cents of unpaid bonuses, which an erasure ends. */
  owedCents: number;
}

/** Everything that is stored about the person of a request. */
export interface SubjectExport {
  email: string;
  /** Oldest first. */
  applications: PersonalRecord[];
  /** null: no referral and no account under this address. */
  referrer: ReferrerExport | null;
}

const ERASED = 'Os dados foram apagados.';

/** Requests of people about their data: finds the data by e-mail, exports and erases it. */
@Injectable()
export class SubjectRequestsService {
  constructor(
    private readonly users: UsersClient,
    private readonly candidates: CandidatesClient,
    private readonly candidateExports: CandidateExportService,
    private readonly referrers: ReferrersService,
  ) {}

  async list(): Promise<NamedRequest[]> {
    return this.named(await this.users.subjectRequests());
  }

  async register(input: RpcInput<RegisterSubjectRequest>): Promise<NamedRequest> {
    return this.namedOne(await this.users.registerSubjectRequest(input));
  }

  async close(input: RpcInput<CloseSubjectRequest>): Promise<NamedRequest> {
    return this.namedOne(await this.users.closeSubjectRequest(input));
  }

  async matches(id: number): Promise<RequestMatches> {
    const { email } = await this.openRequest(id);
    const [candidate, referrer] = await Promise.all([
      this.candidates.findByEmail({ email }),
      this.findReferrer(email),
    ]);
    return {
      ...candidate,
      referrals: referrer?.referrals ?? 0,
      mentions: referrer?.mentions ?? 0,
      usernames: referrer?.usernames ?? [],
      owedCents: referrer?.owedCents ?? 0,
    };
  }

  /** Everything that is stored about the person. Each part is recorded in the audit trail. */
  async export(id: number): Promise<SubjectExport> {
    const { email } = await this.openRequest(id);
    const { candidateIds, isQuarantined } = await this.candidates.findByEmail({ email });
    if (isQuarantined)
      throw new AppError('NOT_FOUND', 'A candidatura está em quarentena. Restaure-a antes de exportar.');
    const isReferrer = (await this.findReferrer(email)) !== null;
    const applications: PersonalRecord[] = [];
    for (const candidateId of candidateIds) applications.push(await this.candidateExports.one(candidateId));
    return {
      email,
      applications,
      referrer: isReferrer ? await this.referrers.export({ email }) : null,
    };
  }

  /**
   * Erases everything about the person in every service, then closes the request. Each step may be repeated.
   * @throws {AppError} `CHANGED_MEANWHILE` for a closed request; `LEGAL_HOLD`; `SELF_DELETION`
   */
  async erase(id: number): Promise<NamedRequest> {
    const { email, kind } = await this.openRequest(id);
    if (kind !== 'erasure')
      throw AppError.invalid([{ field: 'id', message: 'Este pedido não é de exclusão' }]);
    const { candidateId } = await this.candidates.findByEmail({ email });
    if (candidateId !== null) await this.candidates.erase({ id: candidateId });
    if (await this.findReferrer(email)) await this.referrers.erase({ email });
    return this.close({ id, state: 'fulfilled', answer: ERASED });
  }

  private async openRequest(id: number): Promise<{ email: string; kind: SubjectRequestView['kind'] }> {
    const { email, kind, state } = await this.users.subjectRequest({ id });
    if (state !== 'open' || email === null)
      throw new AppError('CHANGED_MEANWHILE', 'Este pedido já foi respondido.');
    return { email, kind };
  }

  private async findReferrer(email: string): Promise<ReferrerSummary | null> {
    try {
      return await this.referrers.find({ email });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  private async namedOne(request: SubjectRequestView): Promise<NamedRequest> {
    const [named] = await this.named([request]);
    return named as NamedRequest;
  }

  private async named(requests: SubjectRequestView[]): Promise<NamedRequest[]> {
    const ids = [
      ...new Set(requests.flatMap(({ registeredById, closedById }) => [registeredById, closedById])),
    ].flatMap((id) => id ?? []);
    const accounts = ids.length ? await this.users.byIds({ ids }) : [];
    const names = new Map<number | null, string>(accounts.map(({ id, username }) => [id, username]));
    return requests.map((request) => ({
      ...request,
      registeredBy: names.get(request.registeredById) ?? null,
      closedBy: names.get(request.closedById) ?? null,
    }));
  }
}
