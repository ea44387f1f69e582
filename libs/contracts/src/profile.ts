import { Matches } from 'class-validator';
import {
  PHONE_PATTERN,
  PLAIN_FIELDS,
  PROFILE_FIELDS,
  PROFILE_MAX_CHARS as MAX,
  PROFILE_MIN_CHARS as MIN,
  type FieldWith,
  type ProfileField,
} from './domain/index.js';
import type { InputClass } from './rpc.js';
import { OptionalText, OptionalWebAddress, Text } from './validation.js';

/** The state is missing: some calls refuse an unknown one, others drop it. */
type OptionalField = Exclude<ProfileField, FieldWith<'minChars'> | 'state'>;

class OptionalFields {}
for (const field of PROFILE_FIELDS) {
  const { minChars, isWebAddress, maxChars } = PLAIN_FIELDS[field];
  if (minChars !== undefined || field === 'state') continue;
  (isWebAddress ? OptionalWebAddress() : OptionalText(maxChars))(OptionalFields.prototype, field);
}

/** The fields of a profile that may be empty, but for the state. Their rules follow from the table. */
export class OptionalProfile extends (OptionalFields as InputClass<{ [F in OptionalField]?: string }>) {}

/** A whole profile, but for the state. */
export class ProfileForm extends OptionalProfile {
  @Text(MIN.firstName, 'Nome é obrigatório', MAX.firstName) firstName!: string;
  @Text(MIN.lastName, 'Sobrenome é obrigatório', MAX.lastName) lastName!: string;
  @Matches(PHONE_PATTERN, { message: 'Telefone inválido' })
  @Text(MIN.phone, 'Telefone inválido', MAX.phone)
  phone!: string;
}
