import { failureOf } from '../../shared/api/failure';
import { publicQueryCache } from '../../shared/api/public-query-cache';
import type { FieldError } from '../../shared/api/rest';

export const KNOWN_EMAIL = {
  title: 'Email já cadastrado',
  text: 'Este email já está cadastrado em nossa base de dados. Você já se candidatou anteriormente.',
};

export interface Refusal {
  title: string;
  description: string;
  fields: FieldError[];
  /** The job was closed or deleted. */
  jobClosed?: boolean;
  /** The form has been stored, with other contents. */
  wasSent?: boolean;
  /** The address is known: an e-mail to it says what comes next. */
  isKept?: boolean;
}

export function refusalOf(error: unknown): Refusal {
  const { code, message, fields } = failureOf(error);
  if (code === 'RECAPTCHA_FAILED')
    return {
      title: 'Verificação reCAPTCHA falhou',
      description: 'Complete a verificação novamente e envie outra vez.',
      fields: [],
    };
  if (code === 'EMAIL_ALREADY_EXISTS')
    return { title: KNOWN_EMAIL.title, description: KNOWN_EMAIL.text, fields: [], isKept: true };
  if (code === 'FORM_ALREADY_SENT')
    return {
      title: 'Esta candidatura já foi recebida',
      description:
        'A candidatura já chegou, mas a resposta se perdeu. O que você mudou depois não está nela.',
      fields: [],
      wasSent: true,
    };
  const jobClosed = code === 'JOB_CLOSED' || code === 'NOT_FOUND';
  // Refetches the list of open jobs.
  if (jobClosed) publicQueryCache.invalidate();
  return {
    title: 'Erro ao enviar candidatura',
    description: message || 'Não foi possível enviar a sua candidatura. Tente novamente.',
    fields,
    jobClosed,
  };
}
