import { printed, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

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

/** Headings, dates and labels in a margin, as forms and portals print them. */
export const MARGINS: Habit[] = [
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
];
