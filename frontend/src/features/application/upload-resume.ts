import { RestError, withTimestamp } from '../../shared/api/rest';
import type { EducationInput, ExperienceInput } from '../../generated/graphql';
import type { UploadAnswer } from '../../generated/rest';
import type { Confidence, ResumeFields } from './application-values';
import { educationOf, experiencesOf } from '../../domain/profile/resume-records';

/** The stored file and the values that were parsed from it. */
export interface UploadedResume {
  resumeUrl: string;
  resumeFilename: string;
  fields: ResumeFields;
  confidence: Confidence;
  experiences: ExperienceInput[];
  education: EducationInput[];
  /** Whether the parser found any value. */
  isRead: boolean;
  /** A note to the candidate if the file could be parsed only partly, by OCR, or not at all. */
  message?: string;
}

/** The stored file of a failed parsing: the parser was busy, but the file was stored. */
export function keptFile(error: unknown, filename: string): UploadedResume | null {
  if (!(error instanceof RestError) || typeof error.body.resumeUrl !== 'string') return null;
  return {
    resumeUrl: error.body.resumeUrl,
    resumeFilename: filename,
    isRead: false,
    fields: {},
    confidence: {},
    experiences: [],
    education: [],
  };
}

/** Longer than the server takes to read a file. */
const STALL_TIMEOUT_MS = 60_000;

function parsed(text: string): UploadAnswer | undefined {
  try {
    const response = JSON.parse(text) as Partial<UploadAnswer> | null;
    return response?.resumeUrl && response.resumeData ? (response as UploadAnswer) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Uploads the file and reports progress from 0 to 1. Uses XMLHttpRequest because `fetch` reports no upload progress.
 * @throws RestError; Error without a connection, without progress for a minute, or with another response than the server's
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
    // The address of the file then holds a token: no other form can be sent with it.
    request.setRequestHeader('x-bind-upload', '1');
    const fail = () => reject(new Error('network'));
    let stall = setTimeout(stop, STALL_TIMEOUT_MS);
    function stop(): void {
      request.abort();
      fail();
    }
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(stop, STALL_TIMEOUT_MS);
      onProgress(total ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(stall);
    request.onerror = fail;
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        reject(RestError.of(request.status, request.responseText, request.statusText));
        return;
      }
      const response = parsed(request.responseText);
      // A portal of a network answers each request with its own page.
      if (!response) return fail();
      resolve({
        resumeUrl: response.resumeUrl,
        resumeFilename: response.resumeFilename,
        isRead: Object.values(response.resumeData).some(Boolean),
        fields: response.resumeData,
        confidence: response.confidence,
        experiences: experiencesOf(response.experiences),
        education: educationOf(response.education),
        ...(response.message && { message: response.message }),
      });
    };
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('resume', file);
    request.send(body);
  });
}
