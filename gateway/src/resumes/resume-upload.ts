import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, type SchemaObject } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import { MAX_RESUME_BYTES, cleanLine, firstChars, type ErrorCode } from '@araucaria/contracts';
import { ApiErrors } from '../docs/api-decorators.js';

const RESUME_FIELD = 'resume';

const BODY: SchemaObject = {
  type: 'object',
  required: [RESUME_FIELD],
  properties: { [RESUME_FIELD]: { type: 'string', contentMediaType: 'application/pdf' } as SchemaObject },
};

export const ResumeUpload = (...furtherErrors: ErrorCode[]): MethodDecorator =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: BODY }),
    ApiErrors(
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'RESUME_UNREADABLE',
      'RESUME_INFECTED',
      ...furtherErrors,
      'TOO_MANY_REQUESTS',
    ),
    RouteConfig({ limit: 'upload' }),
  );

/** A body of this announced size is refused before it is received; smaller ones are read to get a clear response. */
const MAX_ANNOUNCED_BYTES = 10 * MAX_RESUME_BYTES;
const MAX_FILENAME_LENGTH = 255;

export interface UploadedFile {
  bytes: Buffer;
  filename: string;
}

/**
 * Receives the file of an upload.
 * @throws {AppError} `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, or `VALIDATION_FAILED` where there is none
 */
export async function receiveResume(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Envie o currículo como multipart/form-data.');
  if (Number(request.headers['content-length']) > MAX_ANNOUNCED_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE');
  try {
    const file = await fileOf(request);
    if (file) return file;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('PAYLOAD_TOO_LARGE');
    throw new AppError('VALIDATION_FAILED', 'O envio está incompleto ou malformado. Tente novamente.');
  } finally {
    // The parser would go on with the rest of a refused body: a megabyte of boundaries takes it more than a second.
    request.raw.unpipe();
    request.raw.resume();
  }
  throw AppError.invalid([{ field: RESUME_FIELD, message: 'Envie o arquivo do currículo.' }]);
}

/** The file of the form; undefined if there is none. */
async function fileOf(request: FastifyRequest): Promise<UploadedFile | undefined> {
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    const bytes = await part.toBuffer();
    // Not thrown by the parser if the limit is exceeded in the last chunk.
    if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
    if (part.fieldname === RESUME_FIELD) return { bytes, filename: nameOf(part.filename) };
  }
  return undefined;
}

/** Some browsers send a path. The name becomes a header, which may hold no control characters. */
function nameOf(filename: string | undefined): string {
  const last = (filename ?? '').split(/[\\/]/).pop() ?? '';
  return firstChars(cleanLine(last), MAX_FILENAME_LENGTH) || 'curriculo.pdf';
}
