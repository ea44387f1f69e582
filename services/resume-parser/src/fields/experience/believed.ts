import { isOfLabelWords } from '../../lexicon/label-words.js';
import { isColumnName } from '../../lexicon/table-heads.js';
import { startsWithBullet } from '../../lexicon/text.js';
import type { Period } from '../../lexicon/period.js';
import { isWithinStay } from '../entries/stays.js';
import type { FoundJob } from './job-at.js';
import {
  beginsLikeEmployer,
  beginsWithRole,
  isLabelAlone,
  isOnOwnAccount,
  namesCompany,
  namesRole,
  seemsRole,
} from '../../lexicon/job-words.js';

/** Time without a job, which some list among the jobs. */
const PAUSE =
  /^(?:pausa(?!\p{L})|(?:per[íi]odo |ano )?sab[áa]tico(?!\p{L})|licen[çc]a[- ](?:maternidade|paternidade|m[ée]dica)|sabbatical|career break|unemployed(?!\p{L})|desempregad[oa](?!\p{L})|(?:job[- ]seeking|seeking work|gap year|time off|time out(?=\s(?:to|for|from)\s)|travell?ing(?=$|\s(?:in|around|through|across|the)\s))(?!\p{L})|(?:maternity|paternity|parental) leave|(?:raising|bringing up|caring for|looking after) (?:my |a |our |the )?(?:own )?(?:famil|child|kid|mother|father|parent|relative)|(?:cuidando|cuidados) (?:d[aeo]s?|com) (?:\p{L}+ )?(?:filh|m[ãa]e|pai|fam[íi]lia))/iu;

/** 'DPhil in Oncology' among stays at universities: a study, whereas a 'PhD student' may be employed. */
const STUDY =
  /^(?:(?:d\.?|m\.?)\s?phil|ph\.?\s?d|[bm]\.?\s?(?:a|sc|eng|ed|tech)|ll\.?[bm]|mba|bachelor(?:[’']?s)?(?: of \p{L}+)?|master(?:[’']?s)?(?: of \p{L}+)?|doctorate)\.?(?:\s\(hons\))?\s+in\s/iu;

/** What portals print where a person gave no value. */
const NO_VALUE =
  /^(?:n[ãa]o (?:informad[oa]|divulgad[oa]|consta|se aplica)|(?:empresa )?confidencial|sem (?:empresa|informa[çc][ãa]o)|not (?:specified|provided|disclosed|applicable|available)|undisclosed|confidential(?: company)?|n\/?a|none|nenhum[a]?|-+)\.?$/iu;

/** 'I was at home bringing up my children', 'Fiquei em casa cuidando da minha mãe' */
const SENTENCE =
  /^(?:(?:I|We|My|Eu|N[óo]s|Meus?|Minhas?|Our|He|She|They)(?=\s\p{Ll})|(?:i|we|eu)\s(?=\p{Ll})|\p{Lu}\p{Ll}+(?:ei|ivi|amos|emos)(?=\s(?:[aeo]s?|com|d[aeo]s?|em|n[aeo]s?|para|por|um|uma)\s)|(?:Saí|Vim|Fui|Tive|Fiz|Faço|Was|Were|Am|Had|Stayed|Lived|Moved|Took|Had|Did|Went)(?=\s\p{Ll}))/u;
/** 'Em busca da primeira oportunidade', 'Available from May 2026' */
const WISH =
  /^(?:(?:em|à) (?:busca|procura) d|(?:total )?disponi(?:bilidade|vel|ível)(?!\p{L})|(?:actively )?(?:looking|searching) for|seeking(?!\p{L})|(?:immediately )?available(?!\p{L})|availability(?!\p{L}))/iu;
/** 'Visiting student, University of Tromsø' */
const GUEST = /^(?:visiting|exchange|erasmus) (?:phd |graduate |undergraduate )?student$/i;
/** 'Member' of an association; 'Crew Member' works. */
const MEMBERSHIP =
  /^(?:(?:active|associate|student|life(?:time)?|founding|full|affiliate) )?(?:member(?:ship)?|membro)(?: (?:of|d[aeo]s?)(?!\p{L}).*| (?:efetiv|fundador|titular|honor[áa]ri)\p{L}*)?$/iu;
/** A sign that recognition made of a bullet, or the rest of a sentence. */
const FRAGMENT =
  /^(?:\p{Ll}\s\p{Lu}|(?:de|da|do|com|em|por(?! conta)|para|of|with|and|by|for|from|to)\s\p{Ll})/u;

/** A title in small letters has fewer words than a phrase. */
const MIN_PHRASE_WORDS = 4;

/** Who gives the orders, behind a label that recognition misread or nothing else. */
const PERSON = /^(?:supervisor|patr[ãa]o|patroa|chefe|boss)$/iu;
/** A title of a form, not of a job. */
const isLabel = (text: string) => isLabelAlone(text) || isColumnName(text) || isOfLabelWords(text);
const valueOf = (text: string) => (NO_VALUE.test(text.trim()) || isLabel(text.trim()) ? '' : text);
const employerOf = (text: string) =>
  PERSON.test(text) || (!beginsLikeEmployer(text) && wordsInSmallLetters(text) > MAX_SMALL_WORDS)
    ? ''
    : valueOf(text);

/** 'Fechamento contábil de três empresas do grupo' is what was done: the name of an employer has capitals. */
const MAX_SMALL_WORDS = 2;
const wordsInSmallLetters = (text: string) => text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0;

/** 'ainda não tenho experiência registrada' */
const isPhrase = (text: string) =>
  /^\p{Ll}/u.test(text) &&
  text.split(' ').length >= MIN_PHRASE_WORDS &&
  !beginsWithRole(text) &&
  /(?<!\p{L})(?:n[ãa]o|tenho|sou|estou|fui|ajudo|trabalho|minha|meu|my|not|have|was|am|were|been)(?!\p{L})/u.test(
    text,
  );
const isNoTitle = (text: string) =>
  SENTENCE.test(text) || WISH.test(text) || isPhrase(text) || startsWithBullet(text);

/**
 * The jobs with enough evidence to be believed. Each names a trade or an employer by a known word, or has two titles; a line
 * alone that no word of a trade or an employer supports is believed only where no job has such a word, and it is short. Sentences, labels of forms and
 * values that say nothing are no titles.
 */
export function believed(jobs: FoundJob[]): FoundJob[] {
  const stated = jobs
    .map((found) => ({
      ...found,
      job: {
        ...found.job,
        position: valueOf(found.job.position),
        company: employerOf(found.job.company),
      },
    }))
    .filter(
      ({ job: { position, company } }) =>
        (position !== '' || company !== '') &&
        ![position, company].some((text) => PAUSE.test(text) || isNoTitle(text)) &&
        !(STUDY.test(position) || GUEST.test(position)) &&
        !(jobs.length > 1 && [position, company].some((text) => MEMBERSHIP.test(text))),
    );
  const supported = stated.filter(isSupported);
  return supported.length > 0 ? withoutParts(withEmployers(supported)) : stated.filter(isPlain);
}

/**
 * Of several jobs, a position without its employer was read by half, and is not to be relied on: the employer stands somewhere. Where
 * no job has one, the person names none.
 */
function withEmployers(jobs: FoundJob[]): FoundJob[] {
  if (jobs.every(({ job }) => job.company === '')) return jobs;
  return jobs.filter(({ job, head = '' }) => job.company !== '' || isOnOwnAccount(`${head} ${job.position}`));
}

/**
 * Without what happened in a job: 'Obra: Hospital Sol (2021 – 2022)' names no trade, and its years lie within those of a job that
 * names one.
 */
function withoutParts(jobs: FoundJob[]): FoundJob[] {
  const stays = jobs
    .filter(({ job }) => namesTrade(job) && job.company !== '')
    .map(({ job }) => periodOf(job));
  return jobs.filter(
    ({ job }) => namesTrade(job) || !stays.some((stay) => isWithinStay(periodOf(job), stay)),
  );
}

const periodOf = ({ startDate, endDate, isCurrent }: FoundJob['job']): Period => ({
  start: startDate,
  end: endDate,
  isCurrent,
});
const namesTrade = ({ position }: FoundJob['job']) => namesRole(position) || seemsRole(position);

/** Where no job has such evidence: a short title with a start and an end. */
function isPlain({ job: { position, company, startDate, endDate, isCurrent } }: FoundJob): boolean {
  const title = position || company;
  return (
    startDate !== '' &&
    (endDate !== '' || isCurrent) &&
    /^\p{Lu}/u.test(title) &&
    title.split(' ').length < MIN_PHRASE_WORDS
  );
}

/** A word names the trade or the employer, or both a position and an employer stand there. */
function isSupported({ job: { position, company } }: FoundJob): boolean {
  const isKnown = namesRole(position) || seemsRole(position) || namesCompany(company);
  return !FRAGMENT.test(position) && (isKnown || (position !== '' && company !== ''));
}
