import { MESSAGE_TEMPLATE_MIN_CHARS } from '@araucaria/contracts/domain';
import type { Channel } from '../../generated/graphql';
import { textOf } from '../../shared/form/text-length';

export interface TemplateValues {
  title: string;
  type: Channel | '';
  content: string;
}

export const TEMPLATE_RULES = {
  title: {
    validate: (text: unknown) =>
      textOf(text).trim().length >= MESSAGE_TEMPLATE_MIN_CHARS.title ||
      'O título deve ter pelo menos 3 caracteres',
  },
  content: {
    validate: (text: unknown) =>
      textOf(text).trim().length >= MESSAGE_TEMPLATE_MIN_CHARS.content ||
      'A mensagem deve ter pelo menos 10 caracteres',
  },
};
