import { Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import { AppError, log, num, readConfig, str, validateInput } from '@araucaria/platform';
import { DraftInput, type Draft } from './draft-input.js';
import { modeOf, writeDraft } from './template-drafter.js';

/** The user waits for the text, behind a spinner. */
const DEFAULT_TIMEOUT_MS = 25_000;

const INSTRUCTIONS = `Você redige textos de vagas de emprego para uma empresa brasileira, em português do Brasil,
com linguagem clara, inclusiva e sem exageros. Responda somente com o texto pedido, sem título nem comentários.
Requisitos e benefícios são uma lista separada por vírgulas, em uma só linha.`;

const TASKS = {
  description: 'Escreva a descrição da vaga em dois ou três parágrafos curtos.',
  requirements: 'Escreva de seis a dez requisitos, separados por vírgulas.',
  benefits: 'Escreva de cinco a oito benefícios, separados por vírgulas.',
};

/** Drafts texts of jobs: with an OpenAI-compatible assistant, or from our own templates where none is configured. */
@Injectable()
export class AssistantService {
  private readonly model: string;
  private readonly client?: OpenAI;

  constructor() {
    const { AI_API_KEY, AI_BASE_URL, AI_MODEL, AI_TIMEOUT_MS } = readConfig({
      AI_API_KEY: str({ default: '' }),
      AI_BASE_URL: str({ default: '' }),
      AI_MODEL: str({ default: 'gpt-4o-mini' }),
      AI_TIMEOUT_MS: num({ default: DEFAULT_TIMEOUT_MS }),
    });
    this.model = AI_MODEL;
    if (AI_API_KEY || AI_BASE_URL)
      this.client = new OpenAI({
        // A local assistant needs no key, but the package requires one.
        apiKey: AI_API_KEY || 'none',
        ...(AI_BASE_URL && { baseURL: AI_BASE_URL }),
        timeout: AI_TIMEOUT_MS,
        maxRetries: 0,
        // What staff typed goes to the configured address only.
        fetchOptions: { redirect: 'error' },
      });
  }

  /** @throws {AppError} `UNAVAILABLE` when the configured assistant does not respond */
  async draft(body: unknown): Promise<Draft> {
    const input = await validateInput(DraftInput, body);
    if (!this.client) return { text: writeDraft(input), provider: 'template' };
    try {
      const completion = await this.client.chat.completions.create({
        model: this.model,
        messages: [
          { role: 'system', content: INSTRUCTIONS },
          { role: 'user', content: requestOf(input) },
        ],
      });
      const text = completion.choices[0]?.message.content?.trim();
      if (!text) throw new Error('the response has no text');
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

function requestOf(input: DraftInput): string {
  const lines = [
    input.title && `Título: ${input.title}`,
    input.department && `Departamento: ${input.department}`,
    `Pedido: ${input.prompt}`,
  ];
  return [...lines.filter(Boolean), TASKS[modeOf(input)]].join('\n');
}
