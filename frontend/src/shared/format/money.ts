const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 'R$ 250,00' from an amount in reais. */
export const formatReais = (amount: number): string => brl.format(amount);

/** 'R$ 250,00' from an amount in cents. */
export const formatCents = (cents: number): string => brl.format(cents / 100);

/** Cents of a typed amount: '500', '1.500,50', 'R$ 500,00'. NaN if the text is not an amount. */
export function parseCents(text: string): number {
  const written = text.replace(/R\$|\s/g, '').replace(/\.(?=\d{3}(\D|$))/g, '');
  const parts = /^(\d+)(?:,(\d{1,2}))?$/.exec(written);
  if (!parts) return Number.NaN;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
