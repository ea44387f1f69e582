export type Field = 'address' | 'district' | 'city' | 'state' | 'zip' | 'number' | 'complement';

export const LABELS: [Field, RegExp][] = [
  [
    'address',
    /^(?:endereco(?: residencial| comercial| profissional| completo| atual)?|end|logradouro|rua|av|avenida|localizacao|local|residencia|residente(?: em| e domiciliad[oa] em)?|reside em|moro em|morada|home|address|home address|location|based in|localidade|onde moro)$/,
  ],
  ['district', /^(?:bairro|distrito|district)$/],
  [
    'city',
    /^(?:cidade(?: ?[/e-] ?(?:uf|estado))?|cidade (?:atual|onde (?:reside|mora|moro|resido)|de residencia)|municipio(?: ?\/ ?uf)?|city)$/,
  ],
  ['state', /^(?:estado|uf|state)$/],
  ['zip', /^(?:cep|c\.e\.p\.?|zip|zip code|postal code|codigo postal)$/],
  ['number', /^(?:numero|n|no)$/],
  ['complement', /^(?:complemento|compl)$/],
];
/** Every label that a personal-data block may carry: what is not ours ends what is. */
export const LABEL = new RegExp(
  String.raw`(?:^|(?<=[\s|,;•·(–—-]))(` +
    [
      String.raw`endere[çc]o(?:\s+(?:residencial|comercial|profissional|completo|atual))?|end|logradouro|localiza[çc][ãa]o|local(?:idade)?|resid[êe]ncia|morada|home\s+address|address|location|based\s+in|onde\s+moro`,
      String.raw`rua|avenida|bairro|distrito|district|cidade(?:\s*[\/e-]\s*(?:uf|estado))?|cidade\s+(?:atual|natal|onde\s+(?:reside|mora|moro|resido)|de\s+resid[êe]ncia)|munic[íi]pio(?:\s*\/\s*uf)?|city|estado(?!\s+civil)|uf|state`,
      String.raw`c\.?e\.?p|zip(?:\s+code)?|postal\s+code|c[óo]digo\s+postal|n[úu]mero|complemento|compl|n[º°]`,
      String.raw`nome(?:\s+completo)?|name|telefones?(?:\s+\p{L}+)?|tel|fones?|celular(?:es)?|cel|whats\s?app|phone|mobile|recados?|contatos?|e-?mail|data\s+de\s+nascimento|nasc(?:imento)?|date\s+of\s+birth`,
      String.raw`estado\s+civil|naturalidade|nacionalidade|nationality|natural\s+de|local\s+de\s+nascimento|place\s+of\s+birth|birthplace|cpf|rg|identidade|idade|age|sexo|g[êe]nero|cnh|habilita[çc][ãa]o|filhos|linkedin|github|site|portf[óo]lio|profiss[ãa]o|cargo|disponibilidade|pretens[ãa]o(?:\s+salarial)?`,
    ].join('|') +
    String.raw`)\s*\.*\s*[:.]\s*`,
  'giu',
);
/** 'SSP/SP', 'OAB-ES 12345': the state of a paper, not of a home. */
export const PAPERS =
  /\b(?:SSP|SESP|SDS|SJS|IFP|DETRAN|OAB|CREA|CRM|CRO|CRC|COREN|CRP|CREF|CRESS|CRF|CRN|CRMV|CAU|CRA|CRECI|MTE|CTPS)\s*[-–\/ ]\s*[A-Z]{2}\b/g;
/** Sentences and bare labels that lead to a place. */
export const LEAD_IN =
  /^(?:(?:[Rr]esidente(?:\s+e\s+domiciliad[oa])?|[Rr]esido|[Rr]eside|[Mm]or[oa]|[Mm]orando|[Aa]tualmente|[Ll]ocalizad[oa]|[Bb]ased|[Ll]ocated|[Ll]iving|[Ll]ives)\s+(?:em|in|no|na)\s*:?\s+|(?:(?:[Mm]orada\s*\/\s*)?[Ee]ndere[çc]o|ENDERE[ÇC]O|[Mm]orada|[Aa]ddress|[Ll]ocaliza[çc][ãa]o|[Cc]idade|[Ll]ocation)\s+(?=\p{Lu}|\d))/u;
/** Where somebody was born or what a paper says, up to the next label or separator. */
export const NOT_HOME =
  /^(?:cidade natal|naturalidade|natural de|local de nascimento|place of birth|birthplace|nacionalidade|nationality|profissao|cargo|cpf|rg|identidade|cnh|habilitacao|data de nascimento|nasc|nascimento|date of birth)$/;
export const BIRTH = /\b(?:natural de|nascid[oa] em|born in)\s+[^|•;,]*(?:[,\/-]\s*[A-Z]{2}\b)?/gi;
export const CONTACTS =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|br|io|dev|net|org|me)\b(?:\/\S*)?/gi;
export const PHONE =
  /(?:(?:tel|fone|telefone|cel|celular|whats\s?app|contato|recado|phone|mobile)[.:\s/]*)?(?:\+\s?\d{1,3}[\s.-]*)?\(?\d{2,3}\)?[\s.-]*(?:9[\s.]?)?\d{3,5}[\s.-]\d{4}\b/gi;
