import { Inject, Injectable } from '@nestjs/common';
import {
  TEMPLATE_VARIABLES,
  TEMPLATE_VARIABLE_NAMES,
  fillTemplate,
  missingVariables,
  unknownVariables,
  type InterviewType,
  type InterviewsRpc,
  type InterviewView,
  type MessagePreview,
  type PreviewMessage,
  type RpcClient,
  type TemplateValues,
} from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { Candidates } from './candidates.service.js';
import { candidateVariables, generalVariables, interviewVariables } from './interview-variables.js';
import { OutOfDate } from './out-of-date.js';
import { PublicSite } from './public-site.js';

const EXAMPLES = Object.fromEntries(
  TEMPLATE_VARIABLE_NAMES.map((name) => [name, TEMPLATE_VARIABLES[name].example]),
) as TemplateValues;

type Planned = Pick<InterviewView, 'interviewDate' | 'interviewType' | 'notes'>;

/** Shows messages as their readers would get them. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly candidates: Candidates,
    private readonly site: PublicSite,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
  ) {}

  async preview(input: PreviewMessage): Promise<MessagePreview> {
    const { content = '' } = input;
    const values = await this.valuesFor(input);
    return {
      text: fillTemplate(content, values),
      missing: missingVariables(content, values),
      unknown: unknownVariables(content),
    };
  }

  /** Of nobody in particular, everything has an example; of somebody, only what is known of them has a value. */
  private async valuesFor(input: PreviewMessage): Promise<TemplateValues> {
    const stored = input.interviewId ? await this.interviews.byId({ id: input.interviewId }) : undefined;
    const interview = stored ?? planned(input);
    const candidateId = input.candidateId ?? stored?.candidateId;
    if (!candidateId) return EXAMPLES;
    const candidate = await this.candidates.of({ candidateId }).catch((error: unknown) => {
      throw error instanceof OutOfDate ? new AppError('NOT_FOUND', 'Candidato não encontrado.') : error;
    });
    const jobTitle = await this.candidates.titleFor(candidate, stored?.jobId);
    return {
      ...generalVariables(),
      ...candidateVariables(candidate, jobTitle),
      ...(interview && interviewVariables(interview)),
      ...(interview && { link: this.site.page(`/confirmar-entrevista${stored ? `?id=${stored.id}` : ''}`) }),
    };
  }
}

/** An interview that does not exist yet has all but its link. */
function planned({ interviewDate, interviewType, notes }: PreviewMessage): Planned | undefined {
  if (!interviewDate) return undefined;
  return { interviewDate, interviewType: interviewType as InterviewType, notes: notes ?? null };
}
