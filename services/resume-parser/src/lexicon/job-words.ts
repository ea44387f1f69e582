import { FAMILY_NAMES, GIVEN_NAMES } from './person-words.js';
import { remembered } from './remembered.js';
import { fold } from './text.js';
import { anyOf, readLines } from './word-list.js';

const ROLE = anyOf(readLines('job-roles'), '\\b', '\\w*');
/** Taken out before a trade is looked for. */
const FIELDS = anyOf(readLines('trade-fields'), '\\b', '(?![a-z])', 'g');
const COMPANY = anyOf(readLines('company-words'), '\\b', '\\b');
/** 'Secretaria Municipal', 'Cooperativa': they begin like a trade or stand before all other words. */
const EMPLOYER = anyOf(readLines('employer-beginnings'), '^(?:\\d+[.)]\\s*)?', '\\b');
/** 'Döhler Schmidt Auditores': a trade in the plural behind names. */
const OFFICE = anyOf(readLines('offices'), '\\b', '$');
const OWN_ACCOUNT = anyOf(readLines('own-account'), '\\b', '');
/**
 * How the words for trades are formed, folded: 'bordadeira', 'luminotécnico' and 'tanker' stand in no list. Names of employers may
 * be formed so too: it only counts where nothing says more.
 */
const TRADE_FORMS =
  /^[a-z]{2,}(?:eir[oa]|ist[ao]|[aei]dora?|tora?|sora|log[oa]|nom[oa]|graf[oa]|tecnic[oa]|ente|ante)\b/;
/** With its accent: 'padaria' is none. */
const ARY = /^\p{L}{2,}ári[oa](?!\p{L})/iu;
const TRADE_ENDINGS =
  /\b[a-z]{3,}(?:er|or|ist|ian|man|woman|ant|ess|ee|hand|keeper|smith|wright|monger)(?: [iv]{1,3})?$/;

/** 'Moura & Filhos', 'Hollis & Dean' */
const PARTNERS = /^\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+)?\s&\s\p{Lu}[\p{L}’']+$/u;

/** The labels of a position, an employer or a period, and what they mean. */
const LABELS: [RegExp, string][] = [
  [
    /^(?:empresa|empregador|nome da empresa|(?:name of )?(?:the )?(?:company|employer|organi[sz]ation|hospital|facility|agency|establishment|firm|vessel)(?: name)?|institui[çc][ãa]o|local(?: de trabalho)?|organiza[çc][ãa]o)$/i,
    'empresa',
  ],
  [
    /^(?:(?:[úu]ltimo )?cargo(?: ocupado| exercido| atual| anterior| inicial)?|(?:[úu]ltim[oa] )?fun[çc][ãa]o(?: exercida| anterior)?|(?:previous|former) (?:position|role|title)|(?:position|post)(?: held)?|(?:job )?role|(?:job )?title|designation|enquadramento(?: funcional)?|cargo (?:de confian[çc]a|em comiss[ãa]o|comissionado)|fun[çc][ãa]o (?:comissionada|gratificada|de confian[çc]a))$/i,
    'cargo',
  ],
  [/^(?:per[íi]odo|period|(?:inclusive )?dates?|data|duration)$/i, 'periodo'],
  [
    /^(?:(?:principais )?atividades(?: (?:desenvolvidas|exercidas))?|atribui[çc][õo]es|responsabilidades|descri[çc][ãa]o|v[íi]nculo(?: institucional)?|carga hor[áa]ria|regime|outras informa[çc][õo]es|cidade|pa[íi]s|city|country|setor|segmento|sal[áa]rio)$/i,
    'atividades',
  ],
];
const RESULTS = anyOf(readLines('result-labels'), '^(?:key |main |selected |principais )?', '$');
/** '1) Company Name: …' */
const NUMBERED = /^\(?\d{1,2}[.)]\s*(?=\p{Lu})/u;
const LABELLED = /^([\p{L} ]{3,30}?)\s*:\s*(.*)$/u;

export const namesRole = remembered((text) => {
  const folded = fold(text.replace(DEED, ''));
  const at = roleAt(folded);
  return at >= 0 && (!EMPLOYER.test(folded) || endsInTrade(folded)) && !(at > 0 && OFFICE.test(folded));
});

/** 'School Bus Driver', 'Hotel Manager': in English, the last word says what it is. */
const ENGLISH_TRADE =
  /\b(?:driver|manager|teacher|nurse|teller|clerk|porter|assistant|director|worker|officer|administrator|supervisor|coordinator|lecturer|professor|librarian|counsell?or|secretary|receptionist|cook|chef|cashier|analyst|engineer|technician|attendant|monitor|aide|principal|president|intern|trainee|fellow|researcher|consultant|representative|steward|guard|keeper|editor|head|lead|reporter|leader|inspector|operator|tutor|janitor|custodian|psychologist|pharmacist|physician|bartender|server|associate|specialist|producer|presenter|journalist|broadcaster|announcer|programmer|planner|buyer|accountant|auditor|therapist|dispatcher|foreman|mechanic|photographer|writer|designer|developer|host)(?: \([a-z ]+\)| [iv]{1,3})?$/;
const endsInTrade = (folded: string) =>
  ENGLISH_TRADE.test(folded) && !/\b(?:d[aeo]s?|of|for) \S+$/.test(folded);

function beginsWithName(folded: string): boolean {
  const [word = ''] = folded.split(' ');
  return FAMILY_NAMES.has(word) || GIVEN_NAMES.has(word);
}

/** The text is formed like the name of a trade, though no list holds it. */
export function seemsRole(text: string): boolean {
  const folded = fold(text);
  if (namesCompany(text) || folded.split(' ').length > 6) return false;
  return (
    ((TRADE_FORMS.test(folded) || ARY.test(text)) && !beginsWithName(folded)) || TRADE_ENDINGS.test(folded)
  );
}

/** 'Coordinated weekly planning', 'Leads a team': what was or is done, not 'Registered Nurse'. */
export const DEED = /^\p{Lu}\p{Ll}{3,}(?:ed(?=\s[\p{Ll}\d])|s(?=\s(?:an?|the|its|our|all)\s))/u;

/** Where a trade stands in a folded text; -1 if it names none. */
const roleAt = (folded: string) => folded.replace(FIELDS, (field) => '.'.repeat(field.length)).search(ROLE);

export function beginsWithRole(text: string): boolean {
  if (DEED.test(text)) return false;
  const folded = fold(text);
  return roleAt(folded) === 0 && (!EMPLOYER.test(folded) || endsInTrade(folded));
}

export function namesCompany(text: string): boolean {
  const folded = fold(text);
  return COMPANY.test(folded) || EMPLOYER.test(folded) || OFFICE.test(folded) || PARTNERS.test(text);
}

/** 'Freelance', 'Autônomo', 'own business': no employer is missing there. */
export function isOnOwnAccount(text: string): boolean {
  return OWN_ACCOUNT.test(fold(text));
}

export function beginsLikeEmployer(text: string): boolean {
  return EMPLOYER.test(fold(text));
}

/** 'Accomplishments: Director’s award, 2018': what came of a job. */
export function labelsResults(text: string): boolean {
  const [, label = ''] = /^\W{0,3}(\p{L}[\p{L} ]{2,30}?)\s?:\s/u.exec(text.slice(0, 50)) ?? [];
  return RESULTS.test(fold(label));
}

interface Labelled {
  label: string;
  value: string;
}

const HIRED = /enquadramento|servidor|celetista|bolsista|colaborador|livre|outro|visitante/i;

function labelOf(text: string): Labelled | undefined {
  const [, name = '', value = ''] = LABELLED.exec(text.slice(0, 300).replace(NUMBERED, '')) ?? [];
  const label = LABELS.find(([pattern]) => pattern.test(name.trim()))?.[1];
  // 'Vínculo: Professora Associada'; 'Vínculo: Servidor público, Enquadramento: …' names the kind of contract.
  if (/^v[íi]nculo$/i.test(name.trim()) && namesRole(value) && !HIRED.test(value))
    return { label: 'cargo', value: value.trim() };
  return label === undefined ? undefined : { label, value: value.trim() };
}

/** 'Cargo: Vendedora' and the like. */
export function isLabelledTitle(text: string): boolean {
  return labelOf(text) !== undefined;
}

/** 'Cargo anterior', 'Empresa': a label without its value. */
export const isLabelAlone = (text: string): boolean => labelOf(`${text.replace(/\s*:$/, '')}:`) !== undefined;

/** 'Cargo anterior: Recepcionista' below the last position at the same employer. */
export const isFormerPosition = (text: string): boolean =>
  isTitleLabel(text) &&
  /^(?:(?:cargo|fun[çc][ãa]o) (?:anterior|inicial)|(?:previous|former) \p{L}+)\s*:/iu.test(text);

/** 'Cargo de confiança: Coordenadora': an office that a public servant holds at the same employer. */
export const isOfOffice = (text: string): boolean =>
  isTitleLabel(text) &&
  /^(?:cargo|fun[çc][ãa]o) (?:de confian[çc]a|em comiss|comission|gratific)/i.test(text);

/** The label names a position or an employer, not a period or activities. */
export function isTitleLabel(text: string): boolean {
  const label = labelOf(text)?.label;
  return label === 'cargo' || label === 'empresa';
}

/** What divides several labels on one line; before the usual ones, a space is enough. */
const NEXT_LABEL =
  /\s{3,}|\s*\|\s*|(?:[,;.]|\s[-–—\/•·])\s+(?=\p{Lu}[\p{L} ]{2,25}:(?:\s|$))|\s+(?=(?:Empresa|Empregador|Cargo|Fun[çc][ãa]o|Per[íi]odo|Setor)\s*:\s)/u;

/** The values behind labels, also of several on one line; of two values behind one label, the first. */
export function labelledValues(texts: string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const text of texts) {
    const own = text.slice(0, 400).split(NEXT_LABEL);
    for (const found of own.map(labelOf)) {
      if (found && found.value !== '' && !values.has(found.label)) values.set(found.label, found.value);
    }
  }
  return values;
}
