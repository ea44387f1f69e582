import { Inject, Injectable } from '@nestjs/common';
import {
  TEMPLATE_VARIABLES,
  fillTemplate,
  type CandidateView,
  type CandidatesRpc,
  type PreviewRejection,
  type RejectionPreview,
  type RpcClient,
} from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { CandidatesService } from './candidates.service.js';
import { rejection } from './emails/candidate-emails.js';
import type { RenderedEmail } from './emails/layout.js';
import { candidateVariables, generalVariables } from './interview-variables.js';
import { PublicSite } from './public-site.js';

type Recipient = Pick<CandidateView, 'firstName' | 'lastName'>;

/** The text of a rejection: of a reason, or one that is being written; neither: the general text. */
type RejectionText = Pick<PreviewRejection, 'reasonId' | 'message'>;

const EXAMPLE: Recipient = { firstName: 'Ana', lastName: 'Souza' };

/** Renders the e-mails about rejections, for sending and for their preview. */
@Injectable()
export class RejectionEmailsService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly site: PublicSite,
    @Inject(rpcToken('candidates')) private readonly rpc: RpcClient<typeof CandidatesRpc>,
  ) {}

  async render(candidate: CandidateView, text: RejectionText): Promise<RenderedEmail> {
    const message = await this.messageOf(text);
    return this.renderFor(candidate, await this.candidates.jobTitleOf(candidate), message);
  }

  /** @throws {AppError} `NOT_FOUND` for an unknown reason */
  async preview({ candidateIds = [], ...text }: PreviewRejection): Promise<RejectionPreview[]> {
    const message = await this.messageOf(text);
    if (!candidateIds.length) {
      const example = this.renderFor(EXAMPLE, TEMPLATE_VARIABLES.vaga.example, message);
      return [toPreview(null, EXAMPLE, example)];
    }
    const found = new Map((await this.candidates.byIds(candidateIds)).map((one) => [one.id, one]));
    const candidates = candidateIds.flatMap((id) => found.get(id) ?? []);
    return Promise.all(
      candidates.map(async (candidate) => {
        const jobTitle = await this.candidates.jobTitleOf(candidate);
        return toPreview(candidate.id, candidate, this.renderFor(candidate, jobTitle, message));
      }),
    );
  }

  private renderFor(candidate: Recipient, jobTitle: string | null, message: string | undefined) {
    const values = { ...generalVariables(), ...candidateVariables(candidate, jobTitle) };
    const applicant = {
      firstName: candidate.firstName,
      jobTitle,
      interviewed: false,
      jobsUrl: this.site.page('/vagas'),
      areaUrl: this.site.areaUrl,
    };
    return rejection(applicant, message === undefined ? undefined : fillTemplate(message, values));
  }

  /** Reasons that are no longer offered keep their text. */
  private async messageOf({ reasonId, message }: RejectionText): Promise<string | undefined> {
    if (message !== undefined || reasonId === undefined) return message;
    const reason = (await this.rpc.rejectionReasons()).find(({ id }) => id === reasonId);
    if (!reason) throw new AppError('NOT_FOUND', 'Motivo não encontrado');
    return reason.message;
  }
}

const toPreview = (
  candidateId: number | null,
  { firstName, lastName }: Recipient,
  { subject, text }: RenderedEmail,
): RejectionPreview => ({ candidateId, name: `${firstName} ${lastName}`, subject, text });
