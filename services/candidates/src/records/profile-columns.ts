import { p } from '@mikro-orm/core';
import { APPLICATION_FIELDS, PROFILE_FIELDS } from '@araucaria/contracts';

/** A column for each field; null: it is empty. */
const optionalTexts = <F extends string>(fields: readonly F[]) => {
  const column = () => p.text().nullable();
  return Object.fromEntries(fields.map((field) => [field, column()])) as Record<F, ReturnType<typeof column>>;
};

const requiredTexts = () => ({ firstName: p.text(), lastName: p.text(), phone: p.text(), country: p.text() });

/** Columns of a person, which each application copies (decision 043). */
export const profileColumns = () => ({ ...optionalTexts(PROFILE_FIELDS), ...requiredTexts() });

/** Columns of what a visitor writes in an application. */
export const applicationColumns = () => ({ ...optionalTexts(APPLICATION_FIELDS), ...requiredTexts() });
