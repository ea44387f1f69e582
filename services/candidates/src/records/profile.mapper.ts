import { PROFILE_FIELDS, type Profile } from '@araucaria/contracts';

/** The profile in a record that has its fields; null where it has no value. */
export const profileOf = (values: { [Field in keyof Profile]?: string | null | undefined }): Profile =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, values[field] ?? null])) as Profile;
