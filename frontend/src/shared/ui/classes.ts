/** The `class` attribute of an element with these classes; those that do not apply are left out. */
export const classes = (...names: Array<string | false | undefined>): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
