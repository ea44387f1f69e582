/**
 * The label of each field of a record, and how its value reads (default: as text, `Sim` or `Não`). null: an internal number or
 * a technical value, which only the JSON file has. A new field of the record does not compile without an entry.
 */
export type Fields<R> = {
  readonly [F in keyof R]-?: null | readonly [label: string, format?: (value: NonNullable<R[F]>) => string];
};

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export const moment = (at: string) => MOMENT.format(new Date(at));
export const money = (cents: number) => MONEY.format(cents / 100);
export const reais = (amount: number) => MONEY.format(amount);
