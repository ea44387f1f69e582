import { RestError, withTimestamp } from '../../shared/api/rest';
import type { EducationInput, ExperienceInput } from '../../generated/graphql';
import type { Confidence, ResumeFields } from './application-values';
import { educationOf, experiencesOf, type ReadEducation, type ReadExperience } from './resume-records';

/** 5 MB, as the server refuses more. */
export const MAX_BYTES = 5 * 1024 * 1024;

export const TOO_LARGE =
  'O arquivo é muito grande! Tamanho máximo permitido: 5MB. Por favor, comprima o arquivo antes de enviar.';
const FAILED = 'Falha ao processar o currículo. Por favor, tente novamente.';
const NOT_PDF = 'Envie o currículo em formato PDF.';

/** The stored file and what was read in it. */
export interface UploadedResume {
  resumeUrl: string;
  resumeFilename: string;
  fields: ResumeFields;
  confidence: Confidence;
  experiences: ExperienceInput[];
  education: EducationInput[];
  /** How the file could be read, where that is worth saying: from an image, in part, not at all. */
  message?: string;
}

interface UploadAnswer {
  resumeData: ResumeFields;
  resumeUrl: string;
  resumeFilename: string;
  confidence?: Confidence;
  experiences?: ReadExperience[];
  education?: ReadEducation[];
  message?: string | null;
}

/** Why a file is not even sent, or undefined when it may go. */
export function refusal(file: { name: string; type: string; size: number }): string | undefined {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return NOT_PDF;
  if (file.size > MAX_BYTES) return TOO_LARGE;
  return undefined;
}

/** The sentence for a failed upload. */
export function uploadMessage(error: unknown): string {
  if (!(error instanceof RestError)) return FAILED;
  if (error.status === 413) return TOO_LARGE;
  return error.sentence ?? FAILED;
}

/** The stored file of an answer that has no fields: the reader was busy, the file was kept. */
export function keptFile(error: unknown, filename: string): UploadedResume | null {
  if (!(error instanceof RestError) || typeof error.body.resumeUrl !== 'string') return null;
  return {
    resumeUrl: error.body.resumeUrl,
    resumeFilename: filename,
    fields: {},
    confidence: {},
    experiences: [],
    education: [],
  };
}

/**
 * Sends the file, telling how much of it is gone (0 to 1). `fetch` cannot report progress of a body, so this is an
 * XMLHttpRequest. Throws RestError, or Error when nothing answered.
 */
export function uploadResume(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedResume> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', withTimestamp('/api/resume/upload'));
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new Error('network'));
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        reject(RestError.of(request.status, request.responseText, request.statusText));
        return;
      }
      const answer = JSON.parse(request.responseText) as UploadAnswer;
      resolve({
        resumeUrl: answer.resumeUrl,
        resumeFilename: answer.resumeFilename,
        fields: answer.resumeData,
        confidence: answer.confidence ?? {},
        experiences: experiencesOf(answer.experiences),
        education: educationOf(answer.education),
        ...(answer.message && { message: answer.message }),
      });
    };
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('resume', file);
    request.send(body);
  });
}
