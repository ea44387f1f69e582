import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { isEmailAddress } from './domain/index.js';

/** Requires an e-mail address ({@link isEmailAddress}); any other value is refused with `message`. Does not trim. */
export function EmailAddress(message: string): PropertyDecorator {
  return applyDecorators(
    ValidateBy({ name: 'isEmail', validator: { validate: isEmailAddress } }, { message }),
  );
}
