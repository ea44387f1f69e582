import { isUUID } from 'class-validator';
import type { PipeTransform } from '@nestjs/common';
import { AppError } from '@araucaria/platform';

/**
 * The id of an interview, from a link: a UUID in lower case.
 * @throws {AppError} `NOT_FOUND` for anything else
 */
export function interviewId(text: string): string {
  if (!isUUID(text)) throw new AppError('NOT_FOUND', 'Entrevista não encontrada');
  return text.toLowerCase();
}

export class InterviewIdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    return interviewId(text);
  }
}
