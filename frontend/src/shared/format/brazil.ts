import { BRAZILIAN_STATES } from '@araucaria/contracts/domain';

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The two-letter code of a state given by code or name, ignoring accents and case; empty if there is none. */
export function stateCode(text: string): string {
  const searched = normalize(text);
  const found = Object.entries(BRAZILIAN_STATES).find(
    ([code, name]) => normalize(code) === searched || normalize(name) === searched,
  );
  return found?.[0] ?? '';
}

/** `12345-678` from eight digits; any other text is returned unchanged, so that foreign codes can be typed. */
export function formatCep(text: string): string {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}
