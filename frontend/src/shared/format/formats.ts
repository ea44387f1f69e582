import { firstChar } from '@araucaria/contracts/domain';

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
const ZONE = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, dateStyle: 'short' });
const minute = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });

/** `dd/MM/yyyy` in São Paulo. */
export const formatDate = (iso: string): string => day.format(new Date(iso));

/** `dd/MM/yyyy, HH:mm` in São Paulo. */
export const formatDateTime = (iso: string): string => minute.format(new Date(iso));

/** A monthly salary in whole reais: a range, one bound, or 'A combinar'. */
export function formatSalary(min: number | null | undefined, max: number | null | undefined): string {
  if (min != null && max != null)
    return min === max ? brl.format(min) : `${brl.format(min)} – ${brl.format(max)}`;
  if (min != null) return `A partir de ${brl.format(min)}`;
  if (max != null) return `Até ${brl.format(max)}`;
  return 'A combinar';
}

/** The first letters of the first and last name, for an avatar. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => firstChar(word ?? '').toLocaleUpperCase('pt-BR')).join('');
}

/** '1 vaga', '12 vagas'. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
