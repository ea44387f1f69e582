import { PROFILE_FIELDS, type Profile, type ProfileField } from '@araucaria/contracts/domain';

/** The fields of `sent` that differ from the stored profile; an empty field replaces nothing. */
export const differingFields = (sent: Profile, stored: Profile): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => sent[field] !== null && sent[field] !== stored[field]);

/** The fields that are taken over unless the person chooses otherwise: those that the profile lacks. */
export const fieldsToAdd = (sent: Profile, stored: Profile): ProfileField[] =>
  differingFields(sent, stored).filter((field) => stored[field] === null);
