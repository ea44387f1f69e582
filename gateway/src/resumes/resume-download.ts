import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError } from '@araucaria/platform';
import type { ResumeFiles } from '@araucaria/storage';

/**
 * A résumé for saving, never for showing as a page of ours: what a stranger sent must not run in our name.
 * @throws {AppError} `NOT_FOUND`
 */
export async function sendAttachment(
  reply: FastifyReply,
  files: ResumeFiles,
  key: string,
  filename: string,
): Promise<StreamableFile> {
  if (!(await files.exists(key))) throw new AppError('NOT_FOUND', 'O currículo não está disponível.');
  void reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
  return new StreamableFile(await files.stream(key), { type: 'application/pdf' });
}
