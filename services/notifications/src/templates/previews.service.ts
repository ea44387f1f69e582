import { Injectable } from '@nestjs/common';
import {
  InterviewsClient,
  NotificationsRpc,
  TEMPLATE_VARIABLES,
  TEMPLATE_VARIABLE_NAMES,
  fillTemplate,
  missingVariables,
  unknownVariables,
  type InterviewType,
  type InterviewView,
  type MessagePreview,
  type PreviewMessage,
  type TemplateValues,
} from '@araucaria/contracts';
import { AppError, Rpc } from '@araucaria/platform';
import { CandidatesService } from '../rules/candidates.service.js';
import {
  candidateVariables,
  generalVariables,
  interviewVariables,
} from '../composers/interview-variables.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { PublicSite } from '../composers/public-site.js';

const EXAMPLES = Object.fromEntries(
  TEMPLATE_VARIABLE_NAMES.map((name) => [name, TEMPLATE_VARIABLES[name].example]),
) as TemplateValues;

type PlannedInterview = Pick<InterviewView, 'interviewDate' | 'interviewType' | 'notes'>;

/** Renders message templates as their recipients would read them. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly site: PublicSite,
    private readonly interviews: InterviewsClient,
  ) {}

  @Rpc(NotificationsRpc.preview)
  async preview(input: PreviewMessage): Promise<MessagePreview> {
    const { content = '' } = input;
    const values = await this.valuesFor(input);
    return {
      text: fillTemplate(content, values),
      missing: missingVariables(content, values),
      unknown: unknownVariables(content),
    };
  }

  /** Without a candidate, every variable has an example. With one, only known variables have a value. */
  private async valuesFor(input: PreviewMessage): Promise<TemplateValues> {
    const stored = input.interviewId ? await this.interviews.byId({ id: input.interviewId }) : undefined;
    const interview = stored ?? plannedInterview(input);
    const candidateId = input.candidateId ?? stored?.candidateId;
    if (!candidateId) return EXAMPLES;
    const candidate = await this.candidates.byDelivery({ candidateId }).catch((error: unknown) => {
      throw error instanceof OutdatedMessageError
        ? new AppError('NOT_FOUND', 'Candidato não encontrado.')
        : error;
    });
    const jobTitle = await this.candidates.jobTitleOf(candidate, stored?.jobId);
    return {
      ...generalVariables(),
      ...candidateVariables(candidate, jobTitle),
      ...(interview && interviewVariables(interview)),
      ...(interview && { link: this.site.page(`/confirmar-entrevista${stored ? `?id=${stored.id}` : ''}`) }),
    };
  }
}

/** The interview of an invitation that is being written; it has no id, and so no link, yet. */
function plannedInterview({
  interviewDate,
  interviewType,
  notes,
}: PreviewMessage): PlannedInterview | undefined {
  if (!interviewDate) return undefined;
  return { interviewDate, interviewType: interviewType as InterviewType, notes: notes ?? null };
}
