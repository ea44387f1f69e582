import type { ApplicationOutcome, NextAction } from '@araucaria/contracts/domain';

export const OUTCOMES: Record<ApplicationOutcome, string> = {
  rejected: 'Processo encerrado',
  declined: 'Você desistiu',
  hired: 'Contratação',
};

export const ACTORS: Record<NextAction['actor'], string> = {
  company: 'Com a equipe',
  candidate: 'Com você',
  none: 'Encerrada',
};

export const AREA_PATH = '/api/candidate-area';

export const CLOSED_LINK = 'Este link está incompleto, expirou ou já foi usado. Peça um novo, é rápido.';
