/** The 27 federative units: code and full name. */
export const STATES: ReadonlyArray<readonly [code: string, name: string]> = [
  ['AC', 'Acre'],
  ['AL', 'Alagoas'],
  ['AP', 'Amapá'],
  ['AM', 'Amazonas'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['DF', 'Distrito Federal'],
  ['ES', 'Espírito Santo'],
  ['GO', 'Goiás'],
  ['MA', 'Maranhão'],
  ['MT', 'Mato Grosso'],
  ['MS', 'Mato Grosso do Sul'],
  ['MG', 'Minas Gerais'],
  ['PA', 'Pará'],
  ['PB', 'Paraíba'],
  ['PR', 'Paraná'],
  ['PE', 'Pernambuco'],
  ['PI', 'Piauí'],
  ['RJ', 'Rio de Janeiro'],
  ['RN', 'Rio Grande do Norte'],
  ['RS', 'Rio Grande do Sul'],
  ['RO', 'Rondônia'],
  ['RR', 'Roraima'],
  ['SC', 'Santa Catarina'],
  ['SP', 'São Paulo'],
  ['SE', 'Sergipe'],
  ['TO', 'Tocantins'],
];

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The two-letter code of a state given by code or name, ignoring accents and case; empty if there is none. */
export function stateCode(text: string): string {
  const searched = normalize(text);
  return (
    STATES.find(([code, name]) => normalize(code) === searched || normalize(name) === searched)?.[0] ?? ''
  );
}

/** `12345-678` from eight digits; any other text is returned unchanged, so that foreign codes can be typed. */
export function formatCep(text: string): string {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}

export const EDUCATION_LEVELS = [
  'Ensino Médio',
  'Técnico',
  'Graduação',
  'Pós-Graduação',
  'Mestrado',
  'Doutorado',
] as const;
