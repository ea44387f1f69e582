/** The shape that the server checks: something, an at sign, a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
