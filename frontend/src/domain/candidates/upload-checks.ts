import { MAX_RESUME_BYTES } from '@araucaria/contracts/domain';
import { RestError } from '../../shared/api/rest';

export const TOO_LARGE =
  'O arquivo é muito grande! Tamanho máximo permitido: 5MB. Por favor, comprima o arquivo antes de enviar.';
const FAILED = 'Falha ao processar o currículo. Por favor, tente novamente.';
const EMPTY = 'O arquivo está vazio. Escolha outro arquivo.';
const NOT_PDF = 'Envie o currículo em formato PDF.';

/** Why a file cannot be uploaded as a résumé; undefined if it can. */
export function refusal(file: { name: string; type: string; size: number }): string | undefined {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return NOT_PDF;
  if (file.size === 0) return EMPTY;
  if (file.size > MAX_RESUME_BYTES) return TOO_LARGE;
  return undefined;
}

/** The message to the user about a failed upload. */
export function uploadMessage(error: unknown): string {
  if (!(error instanceof RestError)) return FAILED;
  if (error.status === 413) return TOO_LARGE;
  return error.body.errors?.[0]?.message ?? error.sentence ?? FAILED;
}
