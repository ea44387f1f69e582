import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  InterviewsClient,
  NotificationsClient,
  ReferralsClient,
  UsersClient,
  type AreaApplication,
  type AreaResumeAccess,
  type ByEmail,
  type CalendarFile,
  type CandidateArea,
  type RetentionKind,
  type RetentionRuleView,
  type StoredArea,
  type WithdrawBody,
  type Withdrawal,
} from '@araucaria/contracts';
import { AppError, Clock } from '@araucaria/platform';
import { roleOf, toAreaApplication } from './area-views.js';

/** What an erasure leaves, and why (`docs/privacy.md`). */
const ALWAYS_KEPT = [
  'A trilha de auditoria, com números internos, datas e códigos, sem os seus dados: a LGPD exige essa prestação de contas (art. 6º, X, e art. 37).',
  'As cópias de segurança, cifradas, até serem substituídas. Se uma for usada, a exclusão é repetida antes de o sistema abrir.',
  'Pedidos sobre dados pessoais que você confirmou em /privacidade/pedido, com o seu nome e e-mail: comprovam a nossa resposta. São apagados 30 dias depois da resposta a uma exclusão, e cinco anos depois de outras.',
];
const KEPT_BONUS =
  'O registro do bônus de quem indicou você, com números internos, datas e valores, sem os seus dados: é o comprovante do pagamento.';
const KEPT_REFERRAL =
  'O registro de que você foi indicado, com números internos e datas, sem os seus dados: mostra que a indicação não teve bônus.';

/** 'Minha candidatura': composes what several services know about a person, and what the person may do. */
@Injectable()
export class CandidateAreaService {
  constructor(
    private readonly candidates: CandidatesClient,
    private readonly interviews: InterviewsClient,
    private readonly notifications: NotificationsClient,
    private readonly referrals: ReferralsClient,
    private readonly users: UsersClient,
    private readonly clock: Clock,
  ) {}

  async read(personId: number): Promise<CandidateArea> {
    const stored = await this.candidates.area({ personId });
    const [applications, resumeAccesses, rules, staysAfterErasure] = await Promise.all([
      this.applicationsOf(stored),
      this.accessesOf(stored),
      this.users.retentionRules(),
      this.staysAfterErasure(stored),
    ]);
    const { email, profile, consentVersion, consentAt, lastResume, jobAlerts, experiences, education } =
      stored;
    const terms = { applications: termOf(rules, 'applicants'), messages: termOf(rules, 'messages') };
    return {
      ...{ email, profile, consentVersion, consentAt },
      ...{ applications, resumeAccesses, terms, staysAfterErasure },
      lastResume: lastResume ? { filename: lastResume.filename, at: lastResume.at } : null,
      jobAlerts,
      experiences,
      education,
    };
  }

  /** @throws {AppError} `NOT_FOUND`; `CHANGED_MEANWHILE` for an application that has ended */
  async withdraw(personId: number, id: number, { reason }: WithdrawBody): Promise<Withdrawal> {
    const stored = await this.candidates.area({ personId });
    const application = stored.applications.find((one) => one.id === id);
    const [seen] = application ? await this.applicationsOf({ ...stored, applications: [application] }) : [];
    if (!seen) throw new AppError('NOT_FOUND', 'Candidatura não encontrada');
    if (seen.outcome === 'rejected' || seen.outcome === 'hired')
      throw new AppError('CHANGED_MEANWHILE', 'Esta candidatura já terminou.');
    return this.candidates.withdraw({ personId, id, reason });
  }

  /** @throws {AppError} `WRONG_CONFIRMATION` for another address; `LEGAL_HOLD` */
  async erase(personId: number, { email }: ByEmail): Promise<void> {
    const stored = await this.candidates.area({ personId });
    if (email.toLowerCase() !== stored.email.toLowerCase())
      throw new AppError('WRONG_CONFIRMATION', 'O e-mail não confere com o desta área.');
    await this.candidates.erasePerson({ personId });
  }

  /** The calendar entry of one of the person's interviews. @throws {AppError} `NOT_FOUND` for any other */
  async calendarFile(personId: number, interviewId: string): Promise<CalendarFile> {
    const { applications } = await this.candidates.area({ personId });
    const ids = applications.map(({ id }) => id);
    const interviews = ids.length ? await this.interviews.byCandidateIds({ ids }) : [];
    if (!interviews.some(({ id }) => id === interviewId))
      throw new AppError('NOT_FOUND', 'Entrevista não encontrada');
    return this.notifications.calendarEntry({ interviewId });
  }

  async applicationsOf({ applications }: Pick<StoredArea, 'applications'>): Promise<AreaApplication[]> {
    const ids = applications.map(({ id }) => id);
    if (!ids.length) return [];
    const [interviews, deliveries] = await Promise.all([
      this.interviews.byCandidateIds({ ids }),
      this.notifications.deliveriesOf({ ids }),
    ]);
    const now = this.clock.now();
    return applications.map((application) =>
      toAreaApplication(application, {
        interviews: interviews.filter(({ candidateId }) => candidateId === application.id),
        deliveries: deliveries.filter(({ candidateId }) => candidateId === application.id),
        now,
      }),
    );
  }

  private async accessesOf({ resumeAccesses }: StoredArea): Promise<AreaResumeAccess[]> {
    const ids = [...new Set(resumeAccesses.flatMap(({ actorId }) => actorId ?? []))];
    const users = new Map((ids.length ? await this.users.byIds({ ids }) : []).map((user) => [user.id, user]));
    return resumeAccesses.map(({ candidateId, actorId, at }) => ({
      id: candidateId,
      role: roleOf(actorId === null ? undefined : users.get(actorId)),
      at,
    }));
  }

  private async staysAfterErasure({ applications }: StoredArea): Promise<string[]> {
    const referred = await Promise.all(
      applications.map(({ id }) => this.referrals.applicationsByCandidate({ candidateId: id })),
    );
    const records = referred.flat();
    if (!records.length) return ALWAYS_KEPT;
    const hasBonus = records.some(({ isHired, bonusPaid }) => isHired || bonusPaid);
    return [hasBonus ? KEPT_BONUS : KEPT_REFERRAL, ...ALWAYS_KEPT];
  }
}

function termOf(rules: readonly RetentionRuleView[], kind: RetentionKind): number | null {
  const rule = rules.find((one) => one.kind === kind);
  return rule?.enabled ? rule.termDays : null;
}
