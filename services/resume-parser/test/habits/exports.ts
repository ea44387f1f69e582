import { printed, type Piece } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

/** A column of headings, labels and dates that ends at 180 points, and the texts at 192 that stand beside them. */
function withMargin(rows: [left: string, right: string, size?: number][]): Uint8Array {
  const pieces = rows.flatMap(([left, right, size = 10], at): Piece[] => {
    const y = 50 + at * 18;
    return [
      ...(left === '' ? [] : [{ text: left, x: 180 - left.length * 4.5, y, size: 9 }]),
      ...(right === '' ? [] : [{ text: right, x: 192, y, size, bold: size > 10 }]),
    ];
  });
  return printed({ pages: [pieces] });
}

/** Narrow bold labels of a portal, some over two lines, and their values at 145 points. */
function withNarrowLabels(
  name: string,
  rows: [label: string, value: string, isBold?: boolean][],
): Uint8Array {
  const pieces = rows.flatMap(([label, value, isBold = false], at): Piece[] => {
    const y = 80 + at * 12;
    const isHeading = value === '#';
    return [
      ...(label === ''
        ? []
        : [
            {
              text: label,
              x: isHeading ? 51 : 138 - label.length * 5,
              y,
              bold: true,
              size: isHeading ? 12 : 10,
            },
          ]),
      ...(value === '' || isHeading ? [] : [{ text: value, x: isBold ? 51 : 145, y, bold: isBold }]),
    ];
  });
  return printed({ pages: [[{ text: name, x: 51, y: 50, size: 15, bold: true }, ...pieces]] });
}

/** What portals and forms make of a résumé. */
export const EXPORTS: Habit[] = [
  {
    name: 'an employer and its town with a hyphen between them',
    pdf: english(
      'Work Experience',
      `## Line Cook
Harbor Grill House-Mobile, AL
April 2020 to Present
Grill station.

## Stocker
Winn Grocers-Biloxi, MS
2016 to 2020`,
    ),
    jobs: ['Line Cook | Harbor Grill House | 2020-04 | now', 'Stocker | Winn Grocers | 2016 | 2020'],
  },
  {
    name: 'a school and its town with a hyphen between them',
    pdf: english(
      'Education',
      `## High school diploma
Murphy High School-Mobile, AL
August 2012 to May 2016`,
    ),
    schools: ['High school diploma | Murphy High School | 2012-08 | 2016-05'],
  },
  {
    name: 'a town with a hyphen of its own under the employer',
    pdf: english(
      'Work Experience',
      `## Line Cook
Harbor Grill House
Winston-Salem, NC
April 2020 to Present`,
    ),
    jobs: ['Line Cook | Harbor Grill House | 2020-04 | now'],
  },
  {
    name: 'the degree and its state on a line of their own',
    pdf: portuguese(
      'Formação',
      `## Engenharia Civil
Graduação - Interrompido
UniCerrado, 2016 a 2018

## Técnico em Edificações
Técnico - Concluído
Colégio Agrícola, 2009 a 2010`,
    ),
    schools: [
      'Graduação, Engenharia Civil | UniCerrado | 2016 | 2018',
      'Técnico em Edificações | Colégio Agrícola | 2009 | 2010',
    ],
  },
  {
    name: 'a finished degree and its state on a line of their own',
    pdf: portuguese(
      'Formação',
      `## Ciências Contábeis
Bacharelado - Completo
Universidade do Norte Novo, 2010 a 2013

## Técnico em Contabilidade
Técnico - Completo
Colégio Vicente Rijo, 2007 a 2008`,
    ),
    schools: [
      'Bacharelado, Ciências Contábeis | Universidade do Norte Novo | 2010 | 2013',
      'Técnico em Contabilidade | Colégio Vicente Rijo | 2007 | 2008',
    ],
  },
  {
    name: 'the short and the long name of a school with a dash between them',
    pdf: portuguese(
      'Formação acadêmica',
      `## UCN - Universidade Católica do Norte
Bacharelado, Ciências Contábeis · (2006 - 2010)

## FURG - Universidade Federal do Rio Grande
Especialização, Auditoria · (2012 - 2013)`,
    ),
    schools: [
      'Bacharelado, Ciências Contábeis | Universidade Católica do Norte | 2006 | 2010',
      'Especialização, Auditoria | Universidade Federal do Rio Grande | 2012 | 2013',
    ],
  },
  {
    name: 'headings without a text on their row in the margin of a form',
    pdf: () =>
      withMargin([
        ['INFORMAÇÃO PESSOAL', 'Valdir Souto Lacerda', 15],
        ['', 'Rua das Garças, 45, 88302-300 Itajaí (Brasil)'],
        ['', '(47) 98833-1122'],
        ['', 'valdir.souto@exemplo.com'],
        ['EXPERIÊNCIA PROFISSIONAL', ''],
        ['Jan 2018 – Presente', 'Soldador naval', 10.5],
        ['', 'Estaleiro Foz Azul, Itajaí (Brasil)'],
        ['Fev 2013 – Dez 2017', 'Caldeireiro', 10.5],
        ['', 'Metalúrgica Âncora, Navegantes (Brasil)'],
        ['EDUCAÇÃO E FORMAÇÃO', ''],
        ['2011 – 2012', 'Técnico em Soldagem', 10.5],
        ['', 'SENAI Itajaí'],
        ['2008 – 2010', 'Ensino médio', 10.5],
        ['', 'Colégio Estadual Nereu Ramos'],
        ['COMPETÊNCIAS PESSOAIS', ''],
        ['Língua materna', 'português'],
      ]),
    fields: { firstName: 'Valdir', lastName: 'Souto Lacerda', city: 'Itajaí', educationLevel: 'Técnico' },
    jobs: [
      'Soldador naval | Estaleiro Foz Azul | 2018-01 | now',
      'Caldeireiro | Metalúrgica Âncora | 2013-02 | 2017-12',
    ],
    schools: [
      'Técnico em Soldagem | SENAI Itajaí | 2011 | 2012',
      'Ensino médio | Colégio Estadual Nereu Ramos | 2008 | 2010',
    ],
  },
  {
    name: 'English headings without a text on their row in the margin of a form',
    pdf: () =>
      withMargin([
        ['PERSONAL INFORMATION', 'Maeve Gallagher', 15],
        ['', '14 Shore Road, Sligo (Ireland)'],
        ['', '+353 85 555 0177'],
        ['', 'maeve.gallagher@example.com'],
        ['WORK EXPERIENCE', ''],
        ['Mar 2017 – Present', 'Dairy Technologist', 10.5],
        ['', 'Benbulben Creamery, Sligo (Ireland)'],
        ['Jan 2014 – Feb 2017', 'Laboratory Assistant', 10.5],
        ['', 'Drumcliff Foods, Sligo (Ireland)'],
        ['EDUCATION AND TRAINING', ''],
        ['2010 – 2013', 'BSc Food Science', 10.5],
        ['', 'University College Cork, Cork (Ireland)'],
        ['PERSONAL SKILLS', ''],
        ['Mother tongue(s)', 'English'],
      ]),
    fields: { firstName: 'Maeve', lastName: 'Gallagher', educationLevel: 'Graduação' },
    jobs: [
      'Dairy Technologist | Benbulben Creamery | 2017-03 | now',
      'Laboratory Assistant | Drumcliff Foods | 2014-01 | 2017-02',
    ],
    schools: ['BSc Food Science | University College Cork | 2010 | 2013'],
  },
  {
    name: 'labels of two lines beside the lines of an address',
    pdf: () =>
      withNarrowLabels('Cecília Amaral Prudente', [
        ['Identificação', '#'],
        ['Nome', 'Cecília Amaral Prudente'],
        ['Nome em', 'PRUDENTE, C. A.'],
        ['citações', ''],
        ['bibliográficas', ''],
        ['País de', 'Brasil'],
        ['Nacionalidade', ''],
        ['Endereço', '#'],
        ['Endereço', 'Universidade Federal do Agreste, Campus Garanhuns.'],
        ['Profissional', 'Avenida Bom Pastor, 200'],
        ['', 'Boa Vista'],
        ['', '55292270 - Garanhuns, PE - Brasil'],
        ['', 'Telefone: (87) 37645500'],
        ['Formação acadêmica/titulação', '#'],
        ['2010 - 2014', 'Doutorado em Educação.'],
        ['', 'Universidade Federal da Paraíba, UFPB, Brasil.'],
        ['', 'com período sanduíche em Universidade do Porto (Orientador: Rui Sá).'],
        ['2006 - 2008', 'Mestrado em Letras.'],
        ['', 'Universidade Federal de Sergipe, UFS, Brasil.'],
        ['Atuação Profissional', '#'],
        ['', 'Instituto Federal de Educação, Ciência e Tecnologia de Sergipe, IFS, Brasil.', true],
        ['2012 - Atual', 'Vínculo: Servidor Público, Enquadramento Funcional: Professora, Carga horária: 40'],
      ]),
    fields: {
      address: 'Avenida Bom Pastor, 200, Boa Vista',
      city: 'Garanhuns',
      state: 'PE',
      zip: '55292-270',
    },
    jobs: ['Professora | Instituto Federal de Educação, Ciência e Tecnologia de Sergipe | 2012 | now'],
    schools: [
      'Doutorado em Educação | Universidade Federal da Paraíba | 2010 | 2014',
      'Mestrado em Letras | Universidade Federal de Sergipe | 2006 | 2008',
    ],
  },
  {
    name: 'labels of two lines beside the lines of another address',
    pdf: () =>
      withNarrowLabels('Otoniel Vargas Siqueira', [
        ['Identificação', '#'],
        ['Nome', 'Otoniel Vargas Siqueira'],
        ['País de', 'Brasil'],
        ['Nacionalidade', ''],
        ['Endereço', '#'],
        ['Endereço', 'Fundação Aimoré de Pesquisa.'],
        ['Profissional', 'Rua dos Otoni, 909'],
        ['', 'Funcionários'],
        ['', '30150270 - Belo Horizonte, MG - Brasil'],
        ['', 'Telefone: (31) 32140011'],
        ['Formação acadêmica/titulação', '#'],
        ['2001 - 2005', 'Graduação em Química.'],
        ['', 'Universidade Federal de Lavras, UFLA, Brasil.'],
      ]),
    fields: {
      address: 'Rua dos Otoni, 909, Funcionários',
      city: 'Belo Horizonte',
      state: 'MG',
      zip: '30150-270',
    },
  },
  {
    name: 'a label on one line beside the lines of an address',
    pdf: () =>
      withNarrowLabels('Otoniel Vargas Siqueira', [
        ['Identificação', '#'],
        ['Nome em citações', 'SIQUEIRA, O. V.'],
        ['Endereço', '#'],
        ['Endereço Profissional', 'Fundação Aimoré de Pesquisa, Laboratório de Águas.'],
        ['', 'Rua dos Otoni, s/n, Bloco 3'],
        ['', 'Morro Azul'],
        ['', '30150270 - Belo Horizonte, MG - Brasil'],
        ['', 'Telefone: (31) 32140011'],
        ['Formação acadêmica/titulação', '#'],
        ['2001 - 2005', 'Graduação em Química.'],
        ['', 'Universidade Federal de Lavras, UFLA, Brasil.'],
      ]),
    fields: {
      address: 'Rua dos Otoni, s/n, Bloco 3, Morro Azul',
      city: 'Belo Horizonte',
      state: 'MG',
      zip: '30150-270',
    },
  },
  {
    name: 'a course in progress whose bracket says two things',
    pdf: portuguese(
      'Formação',
      `Redes de Computadores (tecnólogo, em andamento) — UniCerrado
2024 – previsão 2026

Enfermagem — Universidade do Norte Novo
2010 – 2014`,
    ),
    fields: { educationCourse: 'Redes de Computadores' },
  },
  {
    name: 'another course in progress whose bracket says two things',
    pdf: portuguese('Formação', 'Gestão Ambiental (bacharelado, cursando) — UniCerrado — 2023'),
    fields: { educationCourse: 'Gestão Ambiental' },
  },
  {
    name: 'the lines of a table read as bars between its cells',
    pdf: portuguese(
      'Experiência',
      `Empresa   Função   Início   Fim
Trator Forte   Mecânico de tratores | 03/2013 | atual
Oficina do Zeca | Mecânico   07/2006 | 02/2013`,
    ),
    jobs: [
      'Mecânico de tratores | Trator Forte | 2013-03 | now',
      'Mecânico | Oficina do Zeca | 2006-07 | 2013-02',
    ],
  },
  {
    name: 'bars around every cell of a table',
    pdf: portuguese(
      'Experiência',
      `Empresa   Cargo   Entrada   Saída
| Silo Campo Bom | Operador de silo | 2015 | 2019 |
| Granja Dois Irmãos | Tratador | 2011 | 2015 |`,
    ),
    jobs: ['Operador de silo | Silo Campo Bom | 2015 | 2019', 'Tratador | Granja Dois Irmãos | 2011 | 2015'],
  },
  {
    name: 'an employer of unknown words before a town that is a state too',
    pdf: portuguese(
      'Experiência',
      `2018 – Presente   Projetista naval
-> Oceano Fundo Projetos, Rio de Janeiro (Brasil)
2013 – 2017   Desenhista
-> Nave Azul, São Paulo (Brasil)`,
    ),
    jobs: ['Projetista naval | Oceano Fundo Projetos | 2018 | now', 'Desenhista | Nave Azul | 2013 | 2017'],
  },
  {
    name: 'an employer of unknown words before the shopping centre where it stands',
    pdf: portuguese(
      'Experiência',
      `2021 - HOJE
## VENDEDORA
Brisa Morena · Shopping Catuaí
Caixa e vitrine.

2018 - 2021
## ATENDENTE
Dona Pitanga | Galeria Central`,
    ),
    jobs: ['VENDEDORA | Brisa Morena | 2021 | now', 'ATENDENTE | Dona Pitanga | 2018 | 2021'],
  },
  {
    name: 'an employer before the shopping centre where it stands',
    pdf: portuguese(
      'Experiência',
      `2021 - HOJE
## VENDEDORA
Calçados Pé Leve · Shopping Catuaí
Caixa e vitrine.

2018 - 2021
## ATENDENTE
Sorveteria Frutal`,
    ),
    jobs: ['VENDEDORA | Calçados Pé Leve | 2021 | now', 'ATENDENTE | Sorveteria Frutal | 2018 | 2021'],
  },
];
