import { IsOptional } from 'class-validator';
import { OneOf, OptionalText, Text } from '@araucaria/contracts';

const DRAFT_MODES = ['description', 'requirements', 'benefits'] as const;
export type DraftMode = (typeof DRAFT_MODES)[number];

/** A request for a draft. Old clients send only the prompt, which names the mode in words. */
export class DraftInput {
  @Text(1, 'Por favor, forneça uma descrição do cargo para gerar o conteúdo.', 5_000) prompt!: string;
  @IsOptional() @OneOf(DRAFT_MODES, 'Tipo de conteúdo desconhecido') mode?: DraftMode;
  @OptionalText(160) title?: string;
  @OptionalText(120) department?: string;
}

export interface Draft {
  text: string;
  /** The model, or `template` where no assistant is configured. */
  provider: string;
}
