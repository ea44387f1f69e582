import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isEmailAddress } from './domain/index.js';

/** Requires an e-mail address ({@link isEmailAddress}); any other value is refused with `message`. Does not trim. */
export const EmailAddress = (message: string): PropertyDecorator =>
  ValidateBy({ name: 'isEmail', validator: { validate: isEmailAddress } }, { message });

/** As {@link EmailAddress}; whitespace around the address is removed. */
export const TrimmedEmailAddress = (message: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    EmailAddress(message),
  );
