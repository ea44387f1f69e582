import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import { MAX_RESUME_BYTES } from '@araucaria/storage';

const RESUME_FIELD = 'resume';

/** Nobody sends this by mistake; it is refused before it is received. */
const ABSURD = 10 * MAX_RESUME_BYTES;

export interface UploadedFile {
  bytes: Buffer;
  filename: string;
}

/**
 * The file of an upload.
 * @throws {AppError} `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, or `VALIDATION_FAILED` where there is none
 */
export async function receiveResume(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Envie o currículo como multipart/form-data.');
  if (Number(request.headers['content-length']) > ABSURD) throw new AppError('PAYLOAD_TOO_LARGE');
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      // The file ended with the very piece that went over the limit.
      if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
      if (part.fieldname === RESUME_FIELD) return { bytes, filename: nameOf(part.filename) };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('PAYLOAD_TOO_LARGE');
    throw new AppError('VALIDATION_FAILED', 'O envio está incompleto ou malformado. Tente novamente.');
  }
  throw AppError.invalid([{ field: RESUME_FIELD, message: 'Envie o arquivo do currículo.' }]);
}

/** Some browsers send a path; control characters have no business in a header. */
function nameOf(filename: string | undefined): string {
  const last = (filename ?? '').split(/[\\/]/).pop() ?? '';
  return (
    last
      .replace(/[\u0000-\u001f\u007f]/g, '')
      .trim()
      .slice(0, 255) || 'curriculo.pdf'
  );
}
