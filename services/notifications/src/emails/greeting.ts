/**
 * Anyone may apply with the address of another person. A text that is no plausible name (a link, an advertisement) is therefore
 * not repeated in e-mails.
 */
export const isPlausibleName = (name: string) => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name);

/** `Olá, Ana!`, or `Olá!` without a plausible name. */
export const greeting = (firstName: string) => `Olá${isPlausibleName(firstName) ? `, ${firstName}` : ''}!`;
