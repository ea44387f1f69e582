import { IsOptional } from 'class-validator';
import { JOB_MAX_CHARS, OneOf, OptionalText, PROMPT_MAX_CHARS, Text } from '@araucaria/contracts';

const DRAFT_MODES = ['description', 'requirements', 'benefits'] as const;
export type DraftMode = (typeof DRAFT_MODES)[number];

/** A request for a draft. Old clients send only the prompt, which names the mode in words. */
export class DraftInput {
  @Text(1, 'Por favor, forneça uma descrição do cargo para gerar o conteúdo.', PROMPT_MAX_CHARS)
  prompt!: string;
  @IsOptional() @OneOf(DRAFT_MODES, 'Tipo de conteúdo desconhecido') mode?: DraftMode;
  @OptionalText(JOB_MAX_CHARS.title) title?: string;
  @OptionalText(JOB_MAX_CHARS.department) department?: string;
}

export interface Draft {
  text: string;
  /** The model, or `template` where no assistant is configured. */
  provider: string;
}
