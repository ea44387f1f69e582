import { Matches } from 'class-validator';
import { PHONE_PATTERN, PROFILE_MAX_CHARS as MAX, PROFILE_MIN_CHARS as MIN } from './domain/index.js';
import { OptionalText, OptionalWebAddress, Text } from './validation.js';

/** The fields of a profile that may be empty. The state is missing: some calls refuse an unknown one, others drop it. */
export class OptionalProfile {
  @OptionalText(MAX.address) address?: string;
  @OptionalText(MAX.city) city?: string;
  @OptionalText(MAX.zip) zip?: string;
  @OptionalText(MAX.educationLevel) educationLevel?: string;
  @OptionalText(MAX.educationCourse) educationCourse?: string;
  @OptionalText(MAX.experienceSummary) experienceSummary?: string;
  @OptionalWebAddress() linkedinUrl?: string;
  @OptionalWebAddress() portfolioUrl?: string;
}

/** A whole profile, but for the state. */
export class ProfileForm extends OptionalProfile {
  @Text(MIN.firstName, 'Nome é obrigatório', MAX.firstName) firstName!: string;
  @Text(MIN.lastName, 'Sobrenome é obrigatório', MAX.lastName) lastName!: string;
  @Matches(PHONE_PATTERN, { message: 'Telefone inválido' })
  @Text(MIN.phone, 'Telefone inválido', MAX.phone)
  phone!: string;
}
