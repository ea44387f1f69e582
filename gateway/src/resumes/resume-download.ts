import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AppError } from '@araucaria/platform';
import type { ResumeFiles } from '@araucaria/storage';

/**
 * Sends a résumé as a download. Browsers never open it as a page of this origin, where scripts in it could run.
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
