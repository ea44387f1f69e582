import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';
import { portuguese } from './short-resumes.js';

const page = (text: string) => () => printedLines(text);

/** A narrow column of dates at 57 points and the texts at 159. */
const withDates = (rows: [date: string, text: string][]) => () => {
  const pieces = rows.flatMap(([date, text], at): Piece[] => {
    const y = 110 + at * 15;
    return [
      ...(date === '' ? [] : [{ text: date, x: 57, y }]),
      ...(text === '' ? [] : [{ text, x: 159, y }]),
    ];
  });
  return printed({
    pages: [
      [
        { text: 'Norma Queiroz Lins', x: 57, y: 50, size: 20, bold: true },
        { text: 'Santos, SP · (13) 99606-1122 · norma.lins@exemplo.com', x: 57, y: 70 },
        { text: 'Experiência', x: 57, y: 92, size: 13, bold: true },
        ...pieces,
      ],
    ],
  });
};

/** What stands around the jobs: letters, aims, results, and how names and places are written. */
export const MATTERS: Habit[] = [
  {
    name: 'jobs and studies told under the aim, without headings',
    pdf: page(`## GILMAR NOGUEIRA DE SOUZA
41 anos, casado, CNH AB
Rua das Acácias 77, Vila Rezende, Piracicaba SP
19 99455 1020
gilmar.nogueira@exemplo.com

Vaga pretendida: Pintor

Trabalhei na Funilaria São Jorge como Pintor de veículos de 02/2019 até 06/2025.

Trabalhei no Posto Estrela como Frentista/Caixa de 2009 até 2012.

Estudei até o 2º ano do ensino médio na E.E. Castro Alves.`),
    jobs: [
      'Pintor de veículos | Funilaria São Jorge | 2019-02 | 2025-06',
      'Frentista/Caixa | Posto Estrela | 2009 | 2012',
    ],
  },
  {
    name: 'jobs told under the profile, without headings',
    pdf: page(`# Dulce Amorim Peixoto
Ilhéus – BA | (73) 98833-1020 | dulce.amorim@exemplo.com

## SOBRE MIM
Gosto de gente e de cozinha.
Trabalhei na Pousada do Farol como camareira de 2015 a 2019.
Trabalho no Restaurante Dendê como cozinheira desde 2020.`),
    jobs: ['camareira | Pousada do Farol | 2015 | 2019', 'cozinheira | Restaurante Dendê | 2020 | now'],
  },
  {
    name: 'several jobs told in one paragraph, without headings',
    pdf: page(`Olá, meu nome é Dulce Amorim Peixoto, tenho 24 anos e moro em Ilhéus, Bahia.
Meu telefone é (73) 98833-1020.

Trabalhei como camareira na Pousada do Farol de 2015 a 2019. Depois trabalhei como auxiliar de
sala na Creche Pingo Azul de fevereiro de 2020 até dezembro de 2024.

Procuro vaga de auxiliar.`),
    jobs: [
      'camareira | Pousada do Farol | 2015 | 2019',
      'auxiliar de sala | Creche Pingo Azul | 2020-02 | 2024-12',
    ],
  },
  {
    name: 'the town of an employer in brackets over several positions',
    pdf: portuguese(
      'EXPERIÊNCIA',
      `## M. Dantas Alimentos (Eusébio/CE)   01/2019 – atual
## Coordenador de Manutenção (desde 07/2021)
-> Equipe de 34 técnicos
## Engenheiro de Manutenção (01/2019 – 06/2021)`,
    ),
    jobs: [
      'Coordenador de Manutenção | M. Dantas Alimentos | 2021-07 | now',
      'Engenheiro de Manutenção | M. Dantas Alimentos | 2019-01 | 2021-06',
    ],
  },
  {
    name: 'the address of the employer in a letter before the résumé',
    pdf: page(`Ilhéus, 4 de fevereiro de 2026.
À
Cacau Puro Alimentos Ltda.
A/C Sr. Otávio Pires – Recursos Humanos
Av. Soares Lopes, 900 – Salvador – BA

Prezado Sr. Otávio,
Escrevo para me candidatar à vaga de analista de qualidade.
Atenciosamente,
Dulce Amorim Peixoto
\f
# Dulce Amorim Peixoto
Rua do Porto, 15, Pontal, Ilhéus/BA
(73) 98833-1020 | dulce.amorim@exemplo.com

## Experiência
Analista de laboratório – Chocolates do Sul
2019 – 2024`),
    fields: { address: 'Rua do Porto, 15, Pontal', city: 'Ilhéus', state: 'BA' },
  },
  {
    name: 'the address of the employer in an English letter before the résumé',
    pdf: page(`# Maeve Gallagher
maeve.gallagher@example.com

March 3, 2026
Hiring Manager
Atlantic Foods Ltd
900 Harbour Street, Galway

Dear Hiring Manager,
I am writing to apply for the post of technologist.
Sincerely,
Maeve Gallagher
\f
# Maeve Gallagher
14 Shore Road, Dublin
+353 85 555 0177 | maeve.gallagher@example.com

## Experience
Dairy Technologist – Benbulben Creamery
2017 – 2024`),
    fields: { address: '14 Shore Road', city: 'Dublin' },
  },
  {
    name: 'a curly apostrophe behind a small letter in a name',
    pdf: page(`# Otília Queiroga d’Assunção
Santos, SP · (13) 99606-1122 · otilia.queiroga@exemplo.com

## Experiência
Arquiteta – Ateliê Maré
2019 – 2024`),
    fields: { firstName: 'Otília', lastName: 'Queiroga d’Assunção' },
  },
  {
    name: 'a straight apostrophe behind a small letter in a name',
    pdf: page(`# Benedita Rocha d'Alencar
Santos, SP · (13) 99606-1133 · benedita.rocha@exemplo.com

## Experiência
Arquiteta – Ateliê Maré
2019 – 2024`),
    fields: { firstName: 'Benedita', lastName: "Rocha d'Alencar" },
  },
  {
    name: 'a result between two years below a position',
    pdf: portuguese(
      'TRAJETÓRIA',
      `REDE DE CLÍNICAS ANCHIETA   2019 – atual
## Diretora de Operações
-> Abertura de 61 unidades entre 2020 e 2024.
-> Redução de 14% no custo por exame em 2022.

LATICÍNIOS DA SERRA S/A   2011 – 2019
## Gerente Industrial
-> Fusão das plantas do Sul entre 2012 e 2015.`,
    ),
    jobs: [
      'Diretora de Operações | REDE DE CLÍNICAS ANCHIETA | 2019 | now',
      'Gerente Industrial | LATICÍNIOS DA SERRA S/A | 2011 | 2019',
    ],
  },
  {
    name: 'semesters over two lines of a narrow column',
    pdf: withDates([
      ['2º semestre de 2021', 'Engenheira de Obras'],
      ['– atual', 'Construtora Maresia'],
      ['', 'Retrofit de hotel.'],
      ['2018 – 1º semestre', 'Engenheira de Planejamento'],
      ['de 2021', 'Dragagem Sul'],
      ['', 'Curva S.'],
    ]),
    jobs: [
      'Engenheira de Obras | Construtora Maresia | 2021 | now',
      'Engenheira de Planejamento | Dragagem Sul | 2018 | 2021',
    ],
  },
  {
    name: 'semesters so wide that only a space divides them from the text',
    pdf: withDates([
      ['2º semestre de 2021 Engenheira de Obras', ''],
      ['– atual', 'Maresia Obras'],
      ['', 'Retrofit de hotel.'],
      ['2018 – 1º semestre Engenheira de Planejamento', ''],
      ['de 2021', 'Areal Sul'],
      ['', 'Curva S.'],
    ]),
    jobs: [
      'Engenheira de Obras | Maresia Obras | 2021 | now',
      'Engenheira de Planejamento | Areal Sul | 2018 | 2021',
    ],
  },
  {
    name: 'a heading of a size between those of the other headings',
    pdf: () =>
      printed({
        pages: [
          [
            { text: 'Norma Queiroz Lins', x: 57, y: 50, size: 24 },
            { text: 'Santos, SP | (13) 99606-1122 | norma.lins@exemplo.com', x: 57, y: 70 },
            { text: 'Formação', x: 51, y: 100, size: 15.5 },
            { text: 'Universidade Santa Marina', x: 57, y: 120 },
            { text: 'Bacharelado em Estatística', x: 57, y: 133 },
            { text: '2014 – 2018', x: 450, y: 133 },
            { text: 'Experiência', x: 51, y: 165, size: 13.2 },
            { text: 'Analista de Dados', x: 57, y: 185 },
            { text: '2019 – 2022', x: 450, y: 185 },
            { text: 'Cooperativa Coqueiral', x: 57, y: 198 },
            { text: 'Projetos', x: 51, y: 230, size: 14.3 },
            { text: 'Mapa de chuvas | Python, Leaflet', x: 57, y: 250 },
            { text: '2020', x: 450, y: 250 },
            { text: 'Habilidades', x: 51, y: 280, size: 12.9 },
            { text: 'SQL, R', x: 57, y: 300 },
          ],
        ],
      }),
    jobs: ['Analista de Dados | Cooperativa Coqueiral | 2019 | 2022'],
  },
  {
    name: 'a heading whose letters have no accents and look smaller on a scan',
    pdf: () =>
      printed({
        pages: [
          [
            { text: 'JONAS LIMA ROCHA', x: 56, y: 50, size: 13 },
            { text: 'Santos, SP | (13) 99606-1122 | jonas.lima@exemplo.com', x: 56, y: 70, size: 8.9 },
            { text: 'FORMAÇÃO', x: 56, y: 95, size: 10.7 },
            { text: 'Técnico em Mecânica - SENAI Santos - 2005', x: 56, y: 113, size: 8.9 },
            { text: 'EXPERIÊNCIA', x: 56, y: 138, size: 11.7 },
            { text: 'Mecânico', x: 62, y: 156, size: 8.6 },
            { text: 'Oficina Porto Novo', x: 62, y: 170, size: 9 },
            { text: '07/2006 - 02/2013', x: 62, y: 184, size: 9 },
            { text: 'CURSOS', x: 56, y: 215, size: 9.1 },
            { text: 'Injeção eletrônica (2011)', x: 57, y: 233, size: 8.6 },
            { text: 'NR-12 (2018)', x: 57, y: 251, size: 9.1 },
          ],
        ],
      }),
    jobs: ['Mecânico | Oficina Porto Novo | 2006-07 | 2013-02'],
  },
  {
    name: 'studies told under the aim, without headings',
    pdf: page(`## GILMAR NOGUEIRA DE SOUZA
Rua das Acácias 77, Vila Rezende, Piracicaba SP
19 99455 1020

Vaga pretendida: Pintor

Concluí o ensino médio na E.E. Castro Alves em 2008.

Tenho carro próprio.`),
    fields: { educationLevel: 'Ensino Médio' },
  },
  {
    name: 'the county under the town',
    pdf: page(`# Poppy Ashdown
9 Tannery Lane, Wells
Somerset BA5 1AE
07700 900812 | poppy.ashdown@example.com

## Profile
Florist with a soft spot for stems that are grown in the fields of the county, and for tidy rooms.

## Work
Florist – The Potting Bench
2016 – 2019`),
    fields: { address: '9 Tannery Lane', city: 'Wells', zip: 'BA5 1AE' },
  },
  {
    name: 'the county between the town and its post code',
    pdf: page(`# Poppy Ashdown
9 Tannery Lane, Whitby, North Yorkshire YO21 3PU
07700 900812 | poppy.ashdown@example.com

## Profile
Florist with a soft spot for stems that are grown in the fields of the county, and for tidy rooms.

## Work
Florist – The Potting Bench
2016 – 2019`),
    fields: { address: '9 Tannery Lane', city: 'Whitby', zip: 'YO21 3PU' },
  },
];
