/** Named as in the built-in templates; accents and case do not matter. */
export interface Placeholders {
  nome: string;
  vaga: string;
  data: string;
  horario: string;
  local: string;
  'link de confirmacao': string;
}

/** The text with what `[nome]` and the others stand for; brackets around anything else are the author's own. */
export function fillIn(text: string, values: Placeholders): string {
  return text.replace(/\[([^[\]\n]{1,40})\]/g, (whole, name: string) => {
    const key = plain(name);
    return Object.hasOwn(values, key) ? values[key as keyof Placeholders] : whole;
  });
}

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();
