import { printed, printedLines } from '../printed.js';
import type { Habit } from './habit.js';

/** Forms, side columns and diplomas, as the authors of a fourth lot print them. */
export const FOURTH_LOT_FORMS: Habit[] = [
  {
    name: 'a form of a portal whose labels have values in a second column',
    pdf: () =>
      printedLines(`# Osmar Batista Furtado
Telefone: (65) 99255-0133
## Experiência profissional
Empresa:   Fazenda Três Marias
Função exercida:   Tratorista
Admissão:   08/01/2018
Saída:   20/12/2022

Empresa:   Laticínio Vale Bom
Função exercida:   Auxiliar de produção
Admissão:   02/05/2014
Saída:   20/12/2017`),
    jobs: [
      'Tratorista | Fazenda Três Marias | 2018-01 | 2022-12',
      'Auxiliar de produção | Laticínio Vale Bom | 2014-05 | 2017-12',
    ],
  },
  {
    name: 'an older Europass form whose labels of studies have no colons',
    pdf: () =>
      printedLines(`# Tereza Lima Sampaio
Telefone   (85) 98655-0177
## Experiência profissional
Datas   De 02/2011 até o presente
Função ou cargo ocupado   Professora de Geografia
Nome do empregador   Escola Padre Anchieta

Datas   De 2003 até 2010
Função ou cargo ocupado   Professora temporária
Nome do empregador   Prefeitura Municipal de Sobral
## Educação e formação
Datas   De 2006 até 2008
Título da qualificação   Mestrado em Geografia
Nome da instituição   Universidade Federal do Ceará

Datas   De 1998 até 2002
Título da qualificação   Licenciatura em Geografia
Nome da instituição   Universidade Estadual do Ceará`),
    schools: [
      'Mestrado em Geografia | Universidade Federal do Ceará | 2006 | 2008',
      'Licenciatura em Geografia | Universidade Estadual do Ceará | 1998 | 2002',
    ],
  },
  {
    name: 'a diploma of a trade over a secondary school',
    pdf: () =>
      printedLines(`# Achieng Otieno
Kisumu, Kenya | +254 712 555 044 | achieng@mail.example
## Education
Diploma in Food Production (2nd year)
Lake View Institute of Hospitality   2025
Kisumu Girls Secondary School   2021 – 2024
## Skills
Cooking, customer care and baking for the guests of a hotel`),
    fields: { educationLevel: 'Técnico', educationCourse: 'Food Production' },
  },
  {
    name: 'a table of schools over one of national diplomas',
    pdf: () =>
      printedLines(`# Chinedu Okafor
Enugu, Nigeria | 0803 555 0166 | chinedu@mail.example
## INSTITUTIONS ATTENDED WITH DATES
Ibadan Polytechnic   2010 – 2012
Community Secondary School   2000 – 2006
## QUALIFICATIONS OBTAINED WITH DATES
National Diploma (ND) Accountancy   2012
Senior School Certificate   2006
## HOBBIES
Reading and meeting people`),
    fields: { educationLevel: 'Técnico', educationCourse: 'Accountancy' },
  },
  {
    // Baselines of the entries and of their dates agree; the side column has headings and lines of its own.
    name: 'dates in a strip between a side column and the entries',
    pdf: () =>
      printed({
        pages: [
          [
            { text: 'Graça Nogueira', x: 40, y: 50, size: 20, bold: true },
            ...['Contato', 'Olinda, PE', '(81) 98855-0142', 'Idiomas', 'Inglês', 'Espanhol'].map(
              (text, at) => ({
                text,
                x: 40,
                y: 96 + at * 22,
                bold: text === 'Contato' || text === 'Idiomas',
              }),
            ),
            { text: 'Experiência', x: 250, y: 90, bold: true },
            ...[
              ['2019 - 2023', 'Costureira', 'Ateliê Coral'],
              ['2015 - 2018', 'Bordadeira', 'Rendas do Sol'],
              ['2012 - 2014', 'Vendedora', 'Loja Aurora'],
            ].flatMap(([dates = '', position = '', company = ''], at) => [
              { text: dates, x: 165, y: 112 + at * 40 },
              { text: position, x: 250, y: 112 + at * 40, bold: true },
              { text: company, x: 250, y: 126 + at * 40 },
            ]),
          ],
        ],
      }),
    jobs: [
      'Costureira | Ateliê Coral | 2019 | 2023',
      'Bordadeira | Rendas do Sol | 2015 | 2018',
      'Vendedora | Loja Aurora | 2012 | 2014',
    ],
  },
  {
    name: 'titles of entries a little smaller than the headings',
    pdf: () => {
      let y = 0;
      const piece = (text: string, size: number, gap: number, bold = size > 10) => ({
        text,
        x: 50,
        y: (y += gap),
        size,
        bold,
      });
      return printed({
        pages: [
          [
            piece('Silvana Prates Montenegro', 17, 50),
            piece('Celular: (19) 99355-0188', 9, 20),
            piece('Histórico profissional', 11, 40),
            ...[
              [
                'Ótica Boa Vista – Pequena empresa',
                'de Maio/2018 a Setembro/2024 (6 anos e 5 meses)',
                'Último cargo: Caixa',
              ],
              [
                'Livraria Cedro – Média empresa',
                'de Janeiro/2012 a Fevereiro/2018 (6 anos e 2 meses)',
                'Último cargo: Vendedora',
              ],
              [
                'Papelaria Lua – Grande empresa',
                'de Agosto/2007 a Dezembro/2008 (1 ano e 5 meses)',
                'Último cargo: Estoquista',
              ],
            ].flatMap(([company = '', dates = '', position = '']) => [
              piece(company, 10.4, 24),
              piece(dates, 9.8, 14),
              piece(position, 9.8, 14),
            ]),
            piece('Formação', 11, 32),
            piece('Curso Técnico, Administração', 10.4, 24),
            piece('ETEC Santa Cruz (conclusão: dezembro/2005)', 9.8, 14),
            piece('Ensino Médio (2º Grau)', 10.4, 24),
            piece('E.E. Dom Pedro, concluído em 2003', 9.8, 14),
          ],
        ],
      });
    },
    jobs: [
      'Caixa | Ótica Boa Vista | 2018-05 | 2024-09',
      'Vendedora | Livraria Cedro | 2012-01 | 2018-02',
      'Estoquista | Papelaria Lua | 2007-08 | 2008-12',
    ],
    degrees: ['Técnico', 'Ensino Médio'],
  },
];
