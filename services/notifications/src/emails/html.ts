/** HTML whose values are escaped. */
export class Html {
  constructor(readonly source: string) {}
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag that escapes every value, except {@link Html}. */
export function html(parts: TemplateStringsArray, ...values: Array<string | Html | Html[]>): Html {
  const written = values.map((value) => {
    if (value instanceof Html) return value.source;
    if (Array.isArray(value)) return value.map(({ source }) => source).join('');
    return value.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
  });
  return new Html(String.raw({ raw: parts }, ...written));
}
