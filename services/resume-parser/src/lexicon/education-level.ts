import { fold } from './characters.js';
import type { EducationLevel } from '../resume.js';

/**
 * Levels from the highest down, as Brazilians and English speakers write them, on folded text. A technologist or bachelor
 * is a Graduação, an MBA or especialização a Pós-Graduação; a name of a school ('Escola Técnica', 'Colégio Doutor João')
 * must not be a level.
 */
const LEVELS: [EducationLevel, RegExp][] = [
  [
    'Doutorado',
    /\bpos ?doc(?:toral|torado)?\b|\bpos ?doutorad[oa]?\b|\bdoutorad[oa]\b|\bdoutorand[oa]\b|\bdoutora? em\b|\bph\.? ?d\b\.?|\bdoctor(?:ate|al)\b|\bdoctor of\b|\bd\.?phil\b|\bd\.?sc\b/,
  ],
  [
    'Mestrado',
    /\bmestrad[oa]\b|\bmestrand[oa]\b|\bmestr[ea] em\b|\bmaster'?s\b|\bmaster of (?!business adm)|\bmaster (?:degree|in|em|thesis)\b|\bmasters? (?:degree|in|of(?! business))\b|\bm\.? ?sc\b\.?|\bm\.?phil\b|\bm\.? ?eng\b|\bm\.? ?tech\b|\bm\.?s\. |\bm\.?ed\b|\bm\.? ?com\b|\bm\.?c\.?a\b(?=$|[ ,(])|\bstricto sensu\b/,
  ],
  [
    'Pós-Graduação',
    /\bpos ?graduac|\bpos ?graduad|\bpos ?graduand|\bpos em\b|\bpos ?grad\b|\bespecializacao\b|\bespecialista em\b|\bespecializando\b|\bm\.?b\.?a\b|\bmaster of business adm|\blato sensu\b|\bresidencia (?:medica|multiprofissional|em|profissional|juridica|uniprofissional)|\bpost ?graduate\b|\bgraduate (?:certificate|diploma)\b|\bpg ?dip/,
  ],
  [
    'Graduação',
    /\bgraduac|\bgraduad[oa]\b|\bgraduand[oa]\b|\bbachar|\bbel em\b|\blicenci(?:atura|ad[oa])\b|\btecnolog[oa]\b|\btecnologia em (?:analise|gestao|sistemas|redes|processos|logistica|recursos|marketing|design|alimentos|automacao|seguranca|banco|jogos|producao|construcao|eletr|mecan|manutencao|fabricacao|estetica|radiologia|gastronomia|hotelaria|eventos|comercio|agro|saneamento|internet|desenvolvimento|informatica|negocios|secretariado|turismo|moda)|\bcurso superior\b|\bensino superior\b|\bnivel superior\b|\bsuperior (?:in)?complet|\bsuperior (?:em|cursando|trancado|de tecnologia)\b|^superior\b|\bformacao superior\b|\bcst\b|\bterceiro grau\b|\b3o? grau\b|\bbachelor|\bb\.? ?sc\b|\bb\.?s\.?\b(?! in business class)|\bb\.a\.|\bb\.?a\.? (?:in|hons|degree)\b|\bb\.? ?tech\b|\bb\.?e\.(?=\s|$)|\bb\.? ?eng\b|\bb\.?com\b|\bbba\b|\bundergraduate\b|\bassociate(?:'s)? (?:degree|of|in)\b|\bll\.?b\b|^tecnologia em\b|\buniversitari[oa] (?:em|de|cursando)\b|\bacademic[oa] de\b|\bestudante de (?!ensino)|\bhigher education\b/,
  ],
  [
    'Técnico',
    /\btecnic[oa] (?:em|de|profissionalizante|subsequente|concomitante|integrado)\b|\bcurso tecnic|\bensino tecnico\b|\bnivel tecnico\b|\bmedio tecnico\b|\bformacao tecnica\b|^tecnico\b|\btechnical (?:degree|diploma|course|high school|certificate)\b|\btechnician in\b|\bvocational\b|\bhnd\b/,
  ],
  [
    'Ensino Médio',
    /\bensino medio\b|\bnivel medio\b|\bmedio (?:in)?completo\b|\b(?:2o?|segundo) grau\b|\bcolegial\b|\bged\b|\bhsc\b|\bclass xii\b|\bwassce\b|\bbaccalaureate\b|\bhigh ?school\b|\bsecondary (?:school|education)\b|\bsecundario\b|\bmagisterio\b|\bsupletivo\b|\beja\b|\ba-? ?levels?\b|^medio\b|\bdiploma de ensino medio\b|\bformacao geral\b/,
  ],
];

/** Those that hold without a heading 'Formação' above them. */
const PLAIN =
  /\bensino (?:medio|superior)\b|\b(?:segundo|2o?) grau\b|\bgraduac|\bbacharel|\blicenciatura\b|\bmestrado\b|\bdoutorado\b|\bbachelor|\bmaster(?:'s| of)\b|\bcursando\b|\bformad[oa] em\b|\bhigh school diploma\b|\bgraduad[oa] em\b|\btecnologo em\b|\btecnic[oa] em\b/;

export const RANK: Record<EducationLevel, number> = {
  'Ensino Médio': 1,
  Técnico: 2,
  Graduação: 3,
  'Pós-Graduação': 4,
  Mestrado: 5,
  Doutorado: 6,
};

/** Ordinals and hyphens that folding would tear apart. */
export function foldStudies(text: string): string {
  return fold(text.replace(/[º°ª]/g, 'o').replace(/’/g, "'")).replace(/(?<=[a-z])-(?=[a-z])/g, ' ');
}

/** Two capitals that are also states of Brazil ('Dourados - MS', 'Salvador - BA'): a degree only before what was studied. */
const SHORT_DEGREE =
  /(?:^|[,|•·:–—]\s*|\s{3,}|\s-\s)(MS|MA|MEng|BA|BS|BE|SB|AB)(?:,\s+|\s+(?:in\s+)?)(?!Brasil|Brazil)(?=\p{Lu}\p{Ll}{2,}|\p{Lu}{4,})/u;

export function levelOf(text: string): EducationLevel | undefined {
  const short = SHORT_DEGREE.exec(text)?.[1];
  if (short) return short.startsWith('M') ? 'Mestrado' : (longLevelOf(text) ?? 'Graduação');
  return longLevelOf(text);
}

function longLevelOf(text: string): EducationLevel | undefined {
  const folded = foldStudies(text).replace(
    /\bensino medio (?:integrado|com habilitacao|profissionalizante)\b.*|\bensino medio (?:e|\/|\+) (?:curso )?tecnico\b/,
    'curso tecnico',
  );
  const plain = folded.replace(
    /\b(?:escola|colegio|instituto|centro|universidade|faculdade)s? (?:tecnic[oa]|de pos graduacao|estadual|municipal|doutora?|mestre)\b/g,
    '',
  );
  const level = LEVELS.find(([, pattern]) => pattern.test(plain))?.[0];
  // 'Eletrotécnica (Técnico)': the bare word between separators is the degree.
  const bareTechnical = /(?:^|[(,–—|]\s*|\s-\s+)t[ée]cnic[oa]\s*(?:$|[),–—|]|\s-\s)/i.test(text);
  return bareTechnical && (level === undefined || level === 'Ensino Médio') ? 'Técnico' : level;
}

export function isPlainlyEducation(text: string): boolean {
  return PLAIN.test(foldStudies(text));
}

export const IN_PROGRESS =
  /\bcursando\b|em andamento|em curso|incomplet|previs[ãa]o|\bin progress\b|\bexpected\b|\bcurrent|presente?\b|atual\b|\bcandidate\b|-and[oa]\b|graduand[oa]|mestrand[oa]|doutorand[oa]|trancad/i;

const SCHOOL =
  /\b(?:universidade|pontificia|university|universidad|faculdade|faculdades|faculty|college|colegio|escola|school|instituto|institute|centro universitario|fundacao|academy|academia|senai|senac|sesi|etec|fatec|eteot|cefet|if[a-z]{2}|uf[a-z]{1,4}|utf[a-z]{2}|espm|fecap|facamp|fei|ime|ita|esalq|ue[a-z]{1,3}|puc\w*|usp|unicamp|unesp|unb|fgv|ibmec|insper|estacio|anhanguera|unopar|uninter|uniasselvi|unip|uninove|mackenzie|fiap|fmu|uniderp|unisinos|unicesumar|pitagoras|multivix|univix|faesa|ucb|unifesp|una|unifor|unit|uniceub|laureate|mit|ucla|caltech|polytechnic|politecnica|ensino a distancia|ead|unilasalle|ulbra|feevale|univali|udesc|uva|unesa|cruzeiro do sul|descomplica|xp educacao|alura|unileste|unifacs|unime|ftc|uneb|uni(?!dade|do|dos|da|das|ao|co|ca|cos|cas|versal|forme|formes|lever|med|banco|corp|verso|que|x|t|on|ted|cef)[a-z]{2,})\b/;

/** Schools below or beside the universities: a course named with one of them is no Graduação. */
const LOWER_SCHOOL =
  /\b(?:colegio|escola|school|academy|academia|senai|senac|sesi|etec|cefet|if[a-z]{2}|instituto|institute|alura|xp educacao)\b/;

export function isUniversity(text: string): boolean {
  const folded = foldStudies(text);
  return (
    SCHOOL.test(folded) &&
    (!LOWER_SCHOOL.test(folded) || /\buniversi|\bfaculdade|\bcentro universitario/.test(folded))
  );
}

export function isSchool(text: string): boolean {
  return SCHOOL.test(foldStudies(text));
}
