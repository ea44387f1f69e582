import { escapeHtml } from '@araucaria/contracts';

/** HTML whose values are escaped. */
export class Html {
  constructor(readonly source: string) {}
}

/** The parts of templates without their indentation, which is a third of an e-mail. */
const compactParts = new WeakMap<TemplateStringsArray, string[]>();

function compact(parts: TemplateStringsArray): string[] {
  const known = compactParts.get(parts);
  if (known) return known;
  const result = parts.map((part) => part.replace(/\n\s+/g, '\n'));
  compactParts.set(parts, result);
  return result;
}

/** Template tag that escapes every value, except {@link Html}. */
export function html(parts: TemplateStringsArray, ...values: Array<string | Html | Html[]>): Html {
  const written = values.map((value) => {
    if (value instanceof Html) return value.source;
    if (Array.isArray(value)) return value.map(({ source }) => source).join('');
    return escapeHtml(value);
  });
  return new Html(String.raw({ raw: compact(parts) }, ...written));
}
