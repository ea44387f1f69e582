import type { ResumeExperience } from '@araucaria/contracts/domain';
import { RestError, withTimestamp } from '../../shared/api/rest';
import type { EducationInput, ExperienceInput } from '../../generated/graphql';
import type { Confidence, ResumeFields } from './application-values';
import { educationOf, experiencesOf, type ReadEducation } from '../../shared/profile/resume-records';

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

interface UploadResponse {
  resumeData: ResumeFields;
  resumeUrl: string;
  resumeFilename: string;
  confidence?: Confidence;
  experiences?: ResumeExperience[];
  education?: ReadEducation[];
  message?: string | null;
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

/**
 * Uploads the file and reports progress from 0 to 1. Uses XMLHttpRequest because `fetch` reports no upload progress.
 * @throws RestError, or Error without a connection
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
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new Error('network'));
    request.onload = () => {
      if (request.status < 200 || request.status > 299) {
        reject(RestError.of(request.status, request.responseText, request.statusText));
        return;
      }
      const response = JSON.parse(request.responseText) as UploadResponse;
      resolve({
        resumeUrl: response.resumeUrl,
        resumeFilename: response.resumeFilename,
        isRead: Object.values(response.resumeData).some(Boolean),
        fields: response.resumeData,
        confidence: response.confidence ?? {},
        experiences: experiencesOf(response.experiences, { acceptsYears: true }),
        education: educationOf(response.education, { acceptsYears: true }),
        ...(response.message && { message: response.message }),
      });
    };
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('resume', file);
    request.send(body);
  });
}
