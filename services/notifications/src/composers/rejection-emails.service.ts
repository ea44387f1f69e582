import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  NotificationsRpc,
  TEMPLATE_VARIABLES,
  fillTemplate,
  type CandidateView,
  type InterviewView,
  type PreviewRejection,
  type RejectionPreview,
} from '@araucaria/contracts';
import { AppError, Rpc } from '@araucaria/platform';
import { CandidatesService } from '../rules/candidates.service.js';
import { rejection } from '../emails/candidate-emails.js';
import { formatLongDay, formatTime } from '../emails/date-formats.js';
import type { RenderedEmail } from '../emails/layout.js';
import { generalRejection, rejectionText } from '../emails/rejection-texts.js';
import { HeldInterviewsService } from '../rules/held-interviews.service.js';
import { candidateVariables, generalVariables } from './interview-variables.js';
import { PublicSite } from './public-site.js';

type Recipient = Pick<CandidateView, 'firstName' | 'lastName' | 'resumeKey'>;

/** The text of a rejection: of a reason, or one that is being written; neither: the general text. */
type RejectionText = Pick<PreviewRejection, 'reasonId' | 'message'>;

interface Rejection {
  jobTitle: string | null;
  interviewed: boolean;
  /** undefined: the general text. */
  message: string | undefined;
  cancelled?: InterviewView | undefined;
}

/** In one sentence: 'Esta vaga foi encerrada', 'A vaga de Dados está fechada', 'encerramos a vaga'. */
const SAYS_CLOSED =
  /\bvaga\b[^.!?\n]{0,200}?\b(foi|est[áa]|fica) (encerrada|fechada|cancelada)|\b(encerramos|fechamos|cancelamos) (a|esta|essa) vaga\b/iu;

const EXAMPLE: Recipient = { firstName: 'Ana', lastName: 'Souza', resumeKey: 'example' };

/** Renders the e-mails about rejections, for sending and for their preview. */
@Injectable()
export class RejectionEmailsService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly site: PublicSite,
    private readonly heldInterviews: HeldInterviewsService,
    private readonly client: CandidatesClient,
  ) {}

  /** @param cancelled the interview that the rejection cancels, if no other e-mail says so */
  async render(
    candidate: CandidateView,
    text: RejectionText,
    cancelled?: InterviewView,
  ): Promise<RenderedEmail> {
    const message = await this.messageOf(text);
    const held = await this.heldInterviews.candidatesOf([candidate.id]);
    return this.renderFor(candidate, {
      jobTitle: await this.candidates.jobTitleOf(candidate),
      interviewed: held.has(candidate.id),
      message,
      cancelled,
    });
  }

  /** @throws {AppError} `NOT_FOUND` for an unknown reason */
  @Rpc(NotificationsRpc.previewRejection)
  async preview({ candidateIds = [], ...text }: PreviewRejection): Promise<RejectionPreview[]> {
    const message = await this.messageOf(text);
    if (!candidateIds.length) {
      const jobTitle = TEMPLATE_VARIABLES.vaga.example;
      const example = this.renderFor(EXAMPLE, { jobTitle, interviewed: true, message });
      return [toPreview(null, EXAMPLE, example)];
    }
    const found = new Map((await this.candidates.byIds(candidateIds)).map((one) => [one.id, one]));
    const candidates = candidateIds.flatMap((id) => found.get(id) ?? []);
    const held = await this.heldInterviews.candidatesOf(candidates.map(({ id }) => id));
    return Promise.all(
      candidates.map(async (candidate) => {
        const jobTitle = await this.candidates.jobTitleOf(candidate);
        const interviewed = held.has(candidate.id);
        const email = this.renderFor(candidate, { jobTitle, interviewed, message });
        const callsOpenJobClosed = await this.callsOpenJobClosed(candidate, email.text);
        return { ...toPreview(candidate.id, candidate, email), callsOpenJobClosed };
      }),
    );
  }

  /** Staff may have changed the words of every reason, so the text itself is read. */
  private async callsOpenJobClosed(candidate: CandidateView, text: string): Promise<boolean> {
    return SAYS_CLOSED.test(text) && (await this.candidates.isJobOpen(candidate));
  }

  private renderFor(candidate: Recipient, { jobTitle, interviewed, message, cancelled }: Rejection) {
    const values = { ...generalVariables(), ...candidateVariables(candidate, jobTitle) };
    const of = { hasJob: jobTitle !== null, interviewed, hasResume: candidate.resumeKey !== null };
    const text = message === undefined ? generalRejection(of) : rejectionText(message, of);
    const applicant = {
      firstName: candidate.firstName,
      jobTitle,
      interviewed,
      jobsUrl: this.site.page('/vagas'),
      areaUrl: this.site.areaUrl,
    };
    return rejection(
      applicant,
      [fillTemplate(text, values), ...(cancelled ? [cancellationText(cancelled)] : [])].join('\n\n'),
    );
  }

  /** Reasons that are no longer offered keep their text. */
  private async messageOf({ reasonId, message }: RejectionText): Promise<string | undefined> {
    if (message !== undefined || reasonId === undefined) return message;
    const reason = (await this.client.rejectionReasons()).find(({ id }) => id === reasonId);
    if (!reason) throw new AppError('NOT_FOUND', 'Motivo não encontrado');
    return reason.message;
  }
}

function cancellationText({ interviewDate }: InterviewView): string {
  const at = new Date(interviewDate);
  return `A sua entrevista de ${formatLongDay(at)}, às ${formatTime(at)}, foi cancelada.`;
}

const toPreview = (
  candidateId: number | null,
  { firstName, lastName }: Recipient,
  { subject, text }: RenderedEmail,
): RejectionPreview => ({
  candidateId,
  name: `${firstName} ${lastName}`,
  subject,
  text,
  callsOpenJobClosed: false,
});
