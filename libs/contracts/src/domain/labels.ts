/** The label of a key. An unknown key is returned as it is, and so is a name of `Object.prototype`. */
export const labelOf = (labels: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? key;
