import type { Channel } from '../../generated/graphql';

export interface TemplateValues {
  title: string;
  type: Channel | '';
  content: string;
}

export const TEMPLATE_RULES = {
  title: {
    validate: (text: unknown) =>
      String(text).trim().length >= 3 || 'O título deve ter pelo menos 3 caracteres',
  },
  content: {
    validate: (text: unknown) =>
      String(text).trim().length >= 10 || 'A mensagem deve ter pelo menos 10 caracteres',
  },
};
