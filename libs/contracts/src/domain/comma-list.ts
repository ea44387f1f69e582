const NUMBER_AT_END = /(?:^|[^\p{L}\p{N}.])\d[\d.]*$/u;
/** '5%', '50 mil' and '5kg', but neither '5S' nor '14001' nor '8.666': no decimals are that long or have thousands. */
const DECIMALS_AT_START = /^\d{1,3}(?![\p{Lu}\d]|\.\d)/u;
const DIGITS = /^\d+$/;

/** Whether the comma between the parts `at` and `at + 1` belongs to a number: 'R$ 1,5 mil', but neither 'Excel,5S' nor '8,11,17'. */
function isDecimalComma(parts: readonly string[], at: number): boolean {
  const [before = '', left = '', right = '', after = ''] = [
    parts[at - 1],
    parts[at],
    parts[at + 1],
    parts[at + 2],
  ];
  if (!NUMBER_AT_END.test(left) || !DECIMALS_AT_START.test(right)) return false;
  const isSeries = DIGITS.test(right) && DIGITS.test(after.trim());
  return !isSeries && !(DIGITS.test(left) && NUMBER_AT_END.test(before));
}

/** The items of a comma-separated list, without empty ones. */
export function commaList(text: string | null | undefined): string[] {
  const parts = (text ?? '').split(',');
  const items: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (at > 0 && isDecimalComma(parts, at - 1)) items.push(`${items.pop() ?? ''},${part}`);
    else items.push(part);
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

/** A list that says anything: commas and dashes alone do not. */
export const LIST_WITH_ITEMS = /[\p{L}\p{N}]/u;
