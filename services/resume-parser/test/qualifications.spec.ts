import { readFileSync } from 'node:fs';
import { extract } from '../src/fields/extract.js';
import { parseFixture } from './parse-fixture.js';
import type { ResumeLanguage } from '../src/resume.js';
import { parsePlainLines } from './plain-lines.js';

/** 'Inglês|Avançado|C1'; a '?' before it: whether it counts is a matter of taste. */
type Truth = Record<string, { languages: string[]; skills?: string[] }>;

const asText = ({ language, level, europeanLevel }: ResumeLanguage) =>
  [language, level, ...(europeanLevel ? [europeanLevel] : [])].join('|');

/** Shares of what is stated that must be read, and of what is read that must be stated. */
const REQUIRED: Record<string, number> = { blind: 1, blind3: 1, strangers: 0.97 };

describe.each(Object.entries(REQUIRED))('the languages and skills of %s', (folder, required) => {
  const directory = new URL(`./fixtures/${folder}/`, import.meta.url);
  const truths = JSON.parse(readFileSync(new URL('qualifications.json', directory), 'utf8')) as Truth;

  it('are read as the documents state them', async () => {
    const wrong: string[] = [];
    let stated = 0;
    for (const [file, truth] of Object.entries(truths)) {
      const resume = await parseFixture(new URL(file, directory));
      const kinds = {
        languages: resume.languages.map(asText),
        ...(truth.skills && { skills: resume.skills.map(({ text }) => text) }),
      };
      for (const [kind, read] of Object.entries(kinds)) {
        const all = truth[kind as keyof typeof truth] ?? [];
        const certain = all.filter((one) => !one.startsWith('?'));
        stated += certain.length;
        wrong.push(
          ...certain.filter((one) => !read.includes(one)).map((one) => `${file}: missed ${one}`),
          ...read
            .filter((one) => !all.includes(one) && !all.includes(`?${one}`))
            .map((one) => `${file}: not stated ${one}`),
        );
      }
    }
    expect(wrong.length <= stated * (1 - required) ? [] : wrong).toEqual([]);
  });
});

const read = (text: string) => extract(parsePlainLines(`# Bruna Leal\n${text}`));
const languagesOf = (text: string) => read(text).languages.map(asText);

describe('languages', () => {
  it.each([
    ['Idiomas: inglês avançado; espanhol', ['Inglês|Avançado', 'Espanhol|']],
    ['## Idiomas\nFluente em inglês e francês', ['Inglês|Fluente', 'Francês|Fluente']],
    ['## Idiomas\nInglês (B2)\nLibras – básico', ['Inglês|Intermediário|B2', 'Libras|Básico']],
    ['## Languages\nEnglish, conversational Portuguese', ['Inglês|', 'Português|Intermediário']],
    ['## Idiomas\nItaliano   Leitura', ['Italiano|']],
    ['## Habilidades\nExcel avançado\nInglês intermediário', ['Inglês|Intermediário']],
  ])('are read in %j', (text, expected) => {
    expect(languagesOf(text)).toEqual(expected);
  });

  it.each([
    '## Formação\nLicenciatura em Letras – Português e Inglês – UFES',
    '## Experiência\nProfessora de inglês básico – Escola Sol – 2019 a 2021',
    '## Dados pessoais\nNacionalidade: português',
    '## Skills\nLanguages: Python, Go',
  ])('are not read in %j', (text) => {
    expect(languagesOf(text)).toEqual([]);
  });

  it('say where they stand and how sure they are', () => {
    expect(read('## Idiomas\nInglês avançado').languages).toEqual([
      {
        language: 'Inglês',
        level: 'Avançado',
        europeanLevel: '',
        confidence: 0.95,
        page: 1,
        line: 'Inglês avançado',
      },
    ]);
  });
});

describe('skills', () => {
  it('have the printed text, and the usual name where it is known', () => {
    const { skills } = read(
      '## Habilidades\nPacote Office (avançado), postgres, escuta ativa\nInglês básico',
    );
    expect(skills.map(({ text, name }) => [text, name])).toEqual([
      ['Pacote Office', 'Pacote Office'],
      ['postgres', 'PostgreSQL'],
      ['escuta ativa', ''],
    ]);
    expect(skills.map(({ confidence }) => confidence)).toEqual([0.9, 0.9, 0.6]);
  });

  it('are named once, by whatever word', () => {
    const { skills } = read('## Skills\nExcel, MS Excel, planilhas');
    expect(skills.map(({ text }) => text)).toEqual(['Excel']);
  });

  it('are no sentences', () => {
    const { skills } = read(
      '## Habilidades\nTenho facilidade para aprender coisas novas e gosto de trabalhar com pessoas.',
    );
    expect(skills).toEqual([]);
  });
});
