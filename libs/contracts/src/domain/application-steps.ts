import { isApproved, isEnded, isHired, reopens, type CandidateStatus } from './candidate-status.js';
import { HIRING_DOCUMENTS } from './hiring-documents.js';
import { hiringStepOf, type HiringStep } from './hiring-steps.js';

/** The steps of an application as its candidate sees them, in their order. */
export const APPLICATION_STEPS = {
  received: 'Recebida',
  reviewing: 'Em análise',
  interview: 'Entrevista',
  result: 'Resultado',
  hiring: 'Contratação',
} as const;

export type ApplicationStep = keyof typeof APPLICATION_STEPS;
export const APPLICATION_STEP_NAMES = Object.keys(APPLICATION_STEPS) as ApplicationStep[];

/** How an application ended. `declined`: by the candidate. */
export type ApplicationOutcome = 'rejected' | 'declined' | 'hired';

export interface ApplicationChange {
  id: number;
  kind: 'status' | 'hiring-step';
  to: string;
  /** ISO 8601, UTC. */
  at: string;
  /** null: the change cannot be undone. */
  changeId: string | null;
  /** Id of the entry that this one undoes. */
  undoes: number | null;
}

export interface ApplicationProgress {
  /** All steps; `reachedAt` (ISO 8601, UTC) is null for one that is not reached, or that was skipped. */
  steps: Array<{ step: ApplicationStep; reachedAt: string | null }>;
  current: ApplicationStep;
  status: CandidateStatus;
  hiringStep: HiringStep | null;
  /** null: the application is open. */
  outcome: ApplicationOutcome | null;
  /** Since when nothing has moved: the last change that is shown. ISO 8601, UTC. */
  since: string;
}

interface ProgressOptions {
  now: Date;
  /** For how long after a change it can be undone. */
  undoWindowSeconds: number;
  /** When the candidate was notified of the rejection, ISO 8601; null: not yet, and it is not shown. */
  rejectionAnnouncedAt?: string | null;
}

/**
 * Derives what a candidate sees from the history of the application: never more than staff have decided and can no longer
 * undo, and no rejection before its announcement. It depends on the history only, so that it cannot differ from it.
 * @param changes the whole history, oldest first
 * @param receivedAt when the application was received, ISO 8601
 */
export function applicationProgress(
  changes: readonly ApplicationChange[],
  receivedAt: string,
  options: ProgressOptions,
): ApplicationProgress {
  const reachedAt: Array<string | null> = APPLICATION_STEP_NAMES.map((_step, index) =>
    index === 0 ? receivedAt : null,
  );
  let current = 0;
  let status: CandidateStatus = 'new';
  let storedStep: string | null = null;
  let since = receivedAt;
  for (const { kind, to, at } of visibleChanges(changes, options)) {
    if (kind === 'status') {
      if (reopens(status, to)) storedStep = null;
      status = to as CandidateStatus;
    } else storedStep = to;
    const next = APPLICATION_STEP_NAMES.indexOf(stepOf(status, storedStep));
    // A step back takes back the later ones; a repeated step keeps its first date.
    for (let index = next + 1; index < reachedAt.length; index++) reachedAt[index] = null;
    reachedAt[next] ??= at;
    current = next;
    since = at;
  }
  return {
    steps: APPLICATION_STEP_NAMES.map((step, index) => ({ step, reachedAt: reachedAt[index] ?? null })),
    current: APPLICATION_STEP_NAMES[current] ?? 'received',
    status,
    hiringStep: isApproved(status) ? hiringStepOf(status, storedStep) : null,
    outcome: outcomeOf(status),
    since,
  };
}

/** The changes that hold: without undone ones, without those that can still be undone, without an unannounced rejection. */
function visibleChanges(
  changes: readonly ApplicationChange[],
  { now, undoWindowSeconds, rejectionAnnouncedAt = null }: ProgressOptions,
): ApplicationChange[] {
  const undone = new Set(changes.flatMap(({ undoes }) => undoes ?? []));
  const undoableSinceMs = now.getTime() - undoWindowSeconds * 1_000;
  const isFinal = ({ changeId, at }: ApplicationChange) =>
    changeId === null || Date.parse(at) <= undoableSinceMs;
  const isAnnounced = ({ kind, to, at }: ApplicationChange) =>
    kind !== 'status' ||
    to !== 'rejected' ||
    (rejectionAnnouncedAt !== null && Date.parse(at) <= Date.parse(rejectionAnnouncedAt));
  return changes.filter(
    (change) => change.undoes === null && !undone.has(change.id) && isFinal(change) && isAnnounced(change),
  );
}

export function stepOf(status: CandidateStatus, storedStep: string | null): ApplicationStep {
  if (isEnded(status)) return 'result';
  if (isApproved(status)) return hiringStepOf(status, storedStep) === null ? 'result' : 'hiring';
  if (status === 'interview' || status === 'interviewing') return 'interview';
  return status === 'new' ? 'received' : 'reviewing';
}

function outcomeOf(status: CandidateStatus): ApplicationOutcome | null {
  if (isHired(status)) return 'hired';
  return status === 'rejected' || status === 'declined' ? status : null;
}

/** Who has to act next in an application; `none`: it has ended. */
type NextActor = 'company' | 'candidate' | 'none';

export interface NextAction {
  actor: NextActor;
  /** What happens next, in Portuguese. */
  text: string;
  /** What is asked for, in Portuguese; absent: nothing that is listed. */
  items?: readonly string[];
}

/** What a candidate answered to an invitation instead of confirming. */
type InvitationAnswer = 'declined' | 'reschedule-requested';

interface UpcomingInterview {
  isConfirmed: boolean;
  response?: InvitationAnswer | null;
}

const ANSWERED: Record<InvitationAnswer, string> = {
  declined: 'Você avisou que não pode ir à entrevista. A equipe vai falar com você.',
  'reschedule-requested': 'Você pediu outro horário para a entrevista. A equipe vai responder.',
};

/**
 * What happens next in an application, and who has to act. As the e-mails, it announces no offer before one is prepared.
 * @param upcoming scheduled interviews of the future, the next one first
 */
export function nextAction(
  {
    current,
    status,
    hiringStep,
    outcome,
  }: Pick<ApplicationProgress, 'current' | 'status' | 'hiringStep' | 'outcome'>,
  upcoming: readonly UpcomingInterview[] = [],
): NextAction {
  if (outcome === 'rejected') return { actor: 'none', text: 'O processo desta vaga terminou para você.' };
  if (outcome === 'declined') return { actor: 'none', text: 'Você desistiu desta candidatura.' };
  const hiring = hiringAction(status, hiringStep);
  // The page shows the interview too.
  if (hiring.actor === 'candidate') return hiring;
  const interview = interviewAction(upcoming);
  if (interview) return interview;
  switch (current) {
    case 'received':
      return { actor: 'company', text: 'A equipe vai ler a sua candidatura.' };
    case 'reviewing':
      return { actor: 'company', text: 'A equipe está analisando a sua candidatura.' };
    case 'interview':
      return { actor: 'company', text: 'A equipe vai combinar ou avaliar a entrevista.' };
    case 'result':
      return {
        actor: 'company',
        text: 'Você foi aprovado(a). A equipe vai combinar com você os próximos passos.',
      };
    case 'hiring':
      return hiring;
  }
}

/** An invitation without an answer comes before an earlier interview that is agreed on. */
function interviewAction(upcoming: readonly UpcomingInterview[]): NextAction | undefined {
  const [next] = upcoming;
  if (upcoming.some(({ isConfirmed, response }) => !isConfirmed && !response)) {
    const text =
      upcoming.length > 1
        ? 'Confirme a sua presença em cada entrevista.'
        : 'Confirme a sua presença na entrevista.';
    return { actor: 'candidate', text };
  }
  if (next?.isConfirmed) return { actor: 'candidate', text: 'Compareça à entrevista no horário combinado.' };
  return next?.response ? { actor: 'company', text: ANSWERED[next.response] } : undefined;
}

function hiringAction(status: CandidateStatus, step: HiringStep | null): NextAction {
  switch (step) {
    case 'offer_sent':
      return { actor: 'candidate', text: 'Responda à proposta que a equipe enviou.' };
    case 'documents':
      return {
        actor: 'candidate',
        text: 'Envie estes documentos à equipe, em resposta a um e-mail dela, em PDF ou em foto legível.',
        items: HIRING_DOCUMENTS,
      };
    case 'offer_accepted':
      return { actor: 'company', text: 'A equipe vai pedir os documentos da contratação.' };
    case 'onboarding':
      return { actor: 'company', text: 'A equipe está preparando o seu primeiro dia.' };
    default:
      return isHired(status)
        ? { actor: 'none', text: 'Contratação concluída. Boas-vindas!' }
        : { actor: 'company', text: 'A equipe vai preparar a proposta.' };
  }
}
