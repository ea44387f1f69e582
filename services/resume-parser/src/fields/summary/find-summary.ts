import { linesIn, type ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import { levelOf } from '../../lexicon/education-level.js';
import { periodIn } from '../../lexicon/period.js';
import type { Found } from '../../resume.js';
import { firstFound, type Finder, type Stated } from '../../rule.js';
import { sentencesOf, type Sentence } from './sentences.js';

/** A form field, not an archive: enough for five jobs in full or fifteen by their titles. */
const MAX_LENGTH = 2_500;
const MAX_PROFILE_LENGTH = 600;

/** '1: Não possuo. Procuro o primeiro emprego.' and nothing else in the section */
const DENIAL =
  /^[^\p{L}]*(?:n[ãa]o (?:possuo|tenho|h[áa])|ainda n[ãa]o (?:possuo|tenho)|sem experi[êe]ncia|(?:busco|procuro) (?:o |meu )?primeiro emprego|none|no (?:previous |prior |work )?experience)(?!\p{L})[^\n]{0,80}$/iu;

export const SUMMARY_FINDERS: Finder<ResumeDocument, Stated | undefined>[] = [
  {
    name: 'the profile and the experience',
    weight: 0.8,
    find: (document) => {
      const lines = linesIn(document, 'experience');
      const experience = shortened(lines);
      const profile = profileOf(document);
      if (experience === '' || DENIAL.test(experience)) return undefined;
      return stated(profile === '' ? experience : `${profile}\n\n${experience}`, lines);
    },
    example:
      '# Bruna Leal\n## Resumo\nVendedora com dez anos de loja.\n## Experiência\nLoja Sol – 2019 a 2021',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'the profile alone',
    weight: 0.6,
    find: (document) => stated(profileOf(document), linesIn(document, 'profile')),
    example: '# Bruna Leal\n## Sobre mim\nGosto de gente.\n## Idiomas\nInglês',
    fixture: 'pt-u17-cozinheira-prosa.pdf',
  },
  {
    name: 'voluntary work',
    weight: 0.4,
    find: (document) => {
      const lines = linesIn(document, 'volunteer');
      return stated(shortened(lines), lines);
    },
    example: '# Bruna Leal\n## Trabalho voluntário\nApoio à creche Sol\n## Idiomas\nInglês',
  },
  {
    // A résumé without headings: all lines that state a period of work.
    name: 'lines with a period',
    weight: 0.4,
    find: (document) => {
      const lines = linesIn(document, 'head', 'contact', 'other', 'objective').filter(
        ({ text }) => (periodIn(text)?.start ?? '') !== '' && levelOf(text) === undefined,
      );
      return stated(shortened(lines), lines);
    },
    example: '# Bruna Leal\nbruna@gmail.com\nLoja Sol – Vendedora – 2019 a 2021',
    fixture: 'en-u30-translator.pdf',
  },
];

export const findSummary = (document: ResumeDocument): Found | undefined =>
  firstFound(SUMMARY_FINDERS, document);

function stated(value: string, [line]: ZonedLine[]): Stated | undefined {
  return value === '' ? undefined : { value, line };
}

/** The lines as sentences; of a long text, the titles and as much of the rest as fits. */
function shortened(lines: ZonedLine[]): string {
  const sentences = sentencesOf(lines);
  const length = sentences.reduce((sum, { text }) => sum + text.length + 1, 0);
  const kept = length <= MAX_LENGTH ? sentences : withinLength(sentences);
  return kept.map(({ text }) => text).join('\n');
}

function withinLength(sentences: Sentence[]): Sentence[] {
  const kept = new Set<Sentence>();
  let left = MAX_LENGTH;
  for (const wanted of [true, false]) {
    for (const sentence of sentences) {
      if (sentence.isTitle !== wanted || sentence.text.length + 1 > left) continue;
      kept.add(sentence);
      left -= sentence.text.length + 1;
    }
  }
  return sentences.filter((sentence) => kept.has(sentence));
}

function profileOf(document: ResumeDocument): string {
  const paragraph = sentencesOf(linesIn(document, 'profile'))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cutAtSentence(paragraph.slice(0, MAX_PROFILE_LENGTH));
}

function cutAtSentence(text: string): string {
  if (text.length < MAX_PROFILE_LENGTH) return text;
  const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('; '));
  return end > MAX_PROFILE_LENGTH / 2 ? text.slice(0, end + 1) : text;
}
