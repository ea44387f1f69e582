import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { InputClass } from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import { ObjectPipe } from './query.js';

/**
 * Validates a JSON body against the class that its parameter is declared with; a missing body counts as an empty one.
 * @throws {AppError} `VALIDATION_FAILED` with one message per refused field
 */
export class BodyPipe implements PipeTransform<unknown, Promise<object>> {
  private readonly object = new ObjectPipe();

  transform(body: unknown, { metatype }: ArgumentMetadata): Promise<object> {
    if (!metatype || metatype === Object) throw new Error('Declare the body with its input class');
    return validateInput(metatype as InputClass<object>, this.object.transform(body));
  }
}
