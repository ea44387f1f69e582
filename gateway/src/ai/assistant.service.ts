import { Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import { AppError, log, readConfig, str, validateInput } from '@araucaria/platform';
import { DraftInput, type Draft } from './draft-input.js';
import { modeOf, writeDraft } from './template-drafter.js';

/** Milliseconds; a person looks at a spinner meanwhile. */
const LIMIT = 25_000;

const INSTRUCTIONS = `Você redige textos de vagas de emprego para uma empresa brasileira, em português do Brasil,
com linguagem clara, inclusiva e sem exageros. Responda somente com o texto pedido, sem título nem comentários.
Requisitos e benefícios são uma lista separada por vírgulas, em uma só linha.`;

const WANTED = {
  description: 'Escreva a descrição da vaga em dois ou três parágrafos curtos.',
  requirements: 'Escreva de seis a dez requisitos, separados por vírgulas.',
  benefits: 'Escreva de cinco a oito benefícios, separados por vírgulas.',
};

/** Drafts texts of jobs: with any OpenAI-compatible assistant, or by our own templates where none is configured. */
@Injectable()
export class AssistantService {
  private readonly model: string;
  private readonly client?: OpenAI;

  constructor() {
    const { AI_API_KEY, AI_BASE_URL, AI_MODEL } = readConfig({
      AI_API_KEY: str({ default: '' }),
      AI_BASE_URL: str({ default: '' }),
      AI_MODEL: str({ default: 'gpt-4o-mini' }),
    });
    this.model = AI_MODEL;
    if (AI_API_KEY || AI_BASE_URL)
      this.client = new OpenAI({
        // Assistants on one's own machine ask for no key; the package wants one.
        apiKey: AI_API_KEY || 'none',
        ...(AI_BASE_URL && { baseURL: AI_BASE_URL }),
        timeout: LIMIT,
        maxRetries: 0,
      });
  }

  /** @throws {AppError} `UNAVAILABLE` when the configured assistant does not answer */
  async draft(body: unknown): Promise<Draft> {
    const input = await validateInput(DraftInput, body);
    if (!this.client) return { text: writeDraft(input), provider: 'template' };
    try {
      const answer = await this.client.chat.completions.create({
        model: this.model,
        messages: [
          { role: 'system', content: INSTRUCTIONS },
          { role: 'user', content: questionOf(input) },
        ],
      });
      const text = answer.choices[0]?.message.content?.trim();
      if (!text) throw new Error('the assistant said nothing');
      return { text, provider: this.model };
    } catch (error) {
      log.warn({ err: error }, 'the assistant failed');
      throw new AppError(
        'UNAVAILABLE',
        'Ocorreu um erro ao conectar com o assistente de IA. Tente novamente mais tarde.',
      );
    }
  }
}

function questionOf(input: DraftInput): string {
  const facts = [
    input.title && `Título: ${input.title}`,
    input.department && `Departamento: ${input.department}`,
    `Pedido: ${input.prompt}`,
  ];
  return [...facts.filter(Boolean), WANTED[modeOf(input)]].join('\n');
}
