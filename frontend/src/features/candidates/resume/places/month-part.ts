import type { Part } from './place-search';

const MONTHS = [
  ['jan', 'janeiro', 'january'],
  ['fev', 'fevereiro', 'feb', 'february'],
  ['mar', 'março', 'march'],
  ['abr', 'abril', 'apr', 'april'],
  ['mai', 'maio', 'may'],
  ['jun', 'junho', 'june'],
  ['jul', 'julho', 'july'],
  ['ago', 'agosto', 'aug', 'august'],
  ['set', 'setembro', 'sep', 'sept', 'september'],
  ['out', 'outubro', 'oct', 'october'],
  ['nov', 'novembro', 'november'],
  ['dez', 'dezembro', 'dec', 'december'],
] as const;

/**
 * The ways to write the month of a day: '03/2019', 'mar/19', 'março de 2019', '2019-03', or only its year.
 * @param day '2019-03-01'
 */
export function monthPart(day: string | null | undefined): Part {
  const [year = '', number = ''] = (day ?? '').split('-');
  const names = MONTHS[Number(number) - 1];
  if (!names) return { wordings: [] };
  const years = [year, year.slice(-2)];
  const months = [number, String(Number(number)), ...names];
  return {
    wordings: [
      [
        `${year} ${number}`,
        ...years.flatMap((each) => months.map((month) => `${month} ${each}`)),
        ...names.map((month) => `${month} de ${year}`),
      ],
      [year],
    ],
  };
}
