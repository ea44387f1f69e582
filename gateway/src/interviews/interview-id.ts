import { isUUID } from 'class-validator';
import type { PipeTransform } from '@nestjs/common';
import { AppError } from '@araucaria/platform';

/** A link that was cut off or made up is a link to nothing. */
export class InterviewIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUUID(id)) throw new AppError('NOT_FOUND', 'Entrevista não encontrada');
    return id.toLowerCase();
  }
}
