import { printed, type Piece } from '../printed.js';
import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

const work = (lines: string) => portuguese('Experiência profissional', lines);

/** Jobs whose dates stand in a narrow column at the right, one part on each line. */
const inColumn = (rows: [text: string, date: string][]) => () => {
  const pieces: Piece[] = [
    { text: 'Adalgisa Ferraz Monteiro', x: 50, y: 40, size: 20, bold: true },
    { text: 'Experiência', x: 50, y: 75, size: 14, bold: true },
    ...rows.flatMap(([text, date], at): Piece[] => {
      const y = 100 + at * 13 + Math.floor(at / 3) * 8;
      const left = text === '' ? [] : [{ text, x: 60, y }];
      return [...left, { text: date, x: 510 - date.length * 2.5, y }];
    }),
  ];
  return printed({ pages: [pieces] });
};

/** Where the dates of a stay stand, and what is no stay of its own. */
export const STAYS: Habit[] = [
  {
    name: 'a start, a dash and an end on three lines of a column',
    pdf: inColumn([
      ['Farmacêutica Responsável', 'mar/19'],
      ['Drogaria Boa Saúde', '–'],
      ['Receituário e controle de estoque.', 'hoje'],
      ['Auxiliar de Farmácia', 'out/14'],
      ['Farmácia Santa Rita', '–'],
      ['', 'fev/19'],
    ]),
    jobs: [
      'Farmacêutica Responsável | Drogaria Boa Saúde | 2019-03 | now',
      'Auxiliar de Farmácia | Farmácia Santa Rita | 2014-10 | 2019-02',
    ],
  },
  {
    name: 'a start, a word and an end on three lines of a column',
    pdf: inColumn([
      ['Soldador', '2017'],
      ['Estruturas Norte', 'a'],
      ['Solda MIG e TIG.', '2022'],
      ['Ajudante de Soldador', '2013'],
      ['Serralheria Pinhal', 'a'],
      ['', '2017'],
    ]),
    jobs: [
      'Soldador | Estruturas Norte | 2017 | 2022',
      'Ajudante de Soldador | Serralheria Pinhal | 2013 | 2017',
    ],
  },
  {
    name: 'words before the dates of two lines in a margin',
    pdf: work(`De mar/19   Cerâmica Ipê
até a presente data   Supervisora de Forno
De jun/12   Olaria Três Barras
a fev/19   Operadora de Forno`),
    jobs: [
      'Supervisora de Forno | Cerâmica Ipê | 2019-03 | now',
      'Operadora de Forno | Olaria Três Barras | 2012-06 | 2019-02',
    ],
  },
  {
    name: 'other words before the dates of two lines in a margin',
    pdf: work(`Desde 05/2020   Padeira
até hoje   Pães do Vale
De 01/2016   Confeiteira
até 04/2020   Doceria Mel`),
    jobs: ['Padeira | Pães do Vale | 2020-05 | now', 'Confeiteira | Doceria Mel | 2016-01 | 2020-04'],
  },
  {
    name: 'the years at an employer over the positions held there',
    pdf: work(`## USINA CAMPO ALTO S.A. (2012 – 2023)
Grupo do setor de energia com seis usinas
## Gerente de Manutenção – desde jan/2018 até mar/2023
• Paradas programadas.
## Engenheira de Manutenção – ago/2012 a dez/2017
• Plano de lubrificação.
## METALÚRGICA ROCHEDO (2004 – 2012)
## Supervisora de Manutenção – 2008 a 2012
• Indicadores.
## Analista de Manutenção – 2004 a 2008
## FUNDIÇÃO LAPA – Estagiária (2002 – 2003)`),
    jobs: [
      'Gerente de Manutenção | USINA CAMPO ALTO S.A. | 2018-01 | 2023-03',
      'Engenheira de Manutenção | USINA CAMPO ALTO S.A. | 2012-08 | 2017-12',
      'Supervisora de Manutenção | METALÚRGICA ROCHEDO | 2008 | 2012',
      'Analista de Manutenção | METALÚRGICA ROCHEDO | 2004 | 2008',
      'Estagiária | FUNDIÇÃO LAPA | 2002 | 2003',
    ],
  },
  {
    name: 'the years at an English employer over the positions held there',
    pdf: english(
      'Experience',
      `## HARROW PAYMENTS (2010 – 2022)
Payment services for three cities
## Operations Manager – 2016 to 2022
• Three sites.
## Operations Analyst – 2010 to 2016
• Reports.`,
    ),
    jobs: [
      'Operations Manager | HARROW PAYMENTS | 2016 | 2022',
      'Operations Analyst | HARROW PAYMENTS | 2010 | 2016',
    ],
  },
  {
    name: 'an office named after its partners',
    pdf: work(`Prado, Siqueira & Nunes Advogados   Londrina
Advogada Plena   ago/2019 – atual
Contencioso cível.
Contábil Horizonte   Maringá
Assistente Jurídica   fev/2016 – jul/2019`),
    jobs: [
      'Advogada Plena | Prado, Siqueira & Nunes Advogados | 2019-08 | now',
      'Assistente Jurídica | Contábil Horizonte | 2016-02 | 2019-07',
    ],
  },
  {
    name: 'an English office named after its partners',
    pdf: english(
      'Experience',
      `Calder, Moss & Finch Architects   Leeds
Senior Architect   May 2019 – Present
Schools.
Crosby Design   York
Junior Architect   Feb 2015 – Apr 2019`,
    ),
    jobs: [
      'Senior Architect | Calder, Moss & Finch Architects | 2019-05 | now',
      'Junior Architect | Crosby Design | 2015-02 | 2019-04',
    ],
  },
  {
    name: 'a pause among the jobs',
    pdf: work(`Redatora, Editora Vereda
de 2020 em diante
Livros didáticos.
Pausa para cuidar da família
2019
Revisora, Gráfica Pinhão
2014 – 2018`),
    jobs: ['Redatora | Editora Vereda | 2020 | now', 'Revisora | Gráfica Pinhão | 2014 | 2018'],
  },
  {
    name: 'a career break among the jobs',
    pdf: english(
      'Experience',
      `Copywriter, Harrow Press
Mar 2021 – Present
Catalogues.
Career break
2019 – 2020
Sub-editor, Whitby Post
2014 – 2018`,
    ),
    jobs: ['Copywriter | Harrow Press | 2021-03 | now', 'Sub-editor | Whitby Post | 2014 | 2018'],
  },
  {
    name: 'own work for an employer, the kind of contract in brackets',
    pdf: work(`## Ilustradora (PJ) @ Freelance
03/2018 – 09/2021
Capas de livros.
## Diagramadora @ Gráfica Pinhão
2014 – 2018`),
    jobs: ['Ilustradora | Freelance | 2018-03 | 2021-09', 'Diagramadora | Gráfica Pinhão | 2014 | 2018'],
  },
  {
    name: 'own work before the trade, two trades for one job',
    pdf: work(`- Construtora Araucária – pintora / gesseira – de 2009 a 2015
- Autônoma – pintora de fachadas – de 2015 até hoje`),
    jobs: [
      'pintora / gesseira | Construtora Araucária | 2009 | 2015',
      'pintora de fachadas | Autônoma | 2015 | now',
    ],
  },
  {
    name: 'what somebody on their own account offers',
    pdf: work(`Cabeleireira autônoma, cortes e coloração
de 2019 em diante
Atendimento em domicílio.
Manicure, Salão Bela Vista
2014 – 2018`),
    jobs: ['Cabeleireira autônoma |  | 2019 | now', 'Manicure | Salão Bela Vista | 2014 | 2018'],
  },
  {
    name: 'what a freelancer offers',
    pdf: english(
      'Experience',
      `Illustrator and freelancer, books and posters
2018 – Present
Four covers a year.
Sub-editor, Whitby Post
2014 – 2018`,
    ),
    jobs: ['Illustrator and freelancer |  | 2018 | now', 'Sub-editor | Whitby Post | 2014 | 2018'],
  },
  {
    name: 'a dash in the name of an employer over a labelled position',
    pdf: work(`## Marinha do Brasil – 8º Distrito Naval
Função: Marinheira
Período: 2010/2012
## Mercado Estrela
Função: Fiscal de Loja
Período: Mar. de 2013 a Set. de 2020`),
    jobs: [
      'Marinheira | Marinha do Brasil | 2010 | 2012',
      'Fiscal de Loja | Mercado Estrela | 2013-03 | 2020-09',
    ],
  },
  {
    name: 'a dash in another name of an employer over a labelled position',
    pdf: work(`## Rotas Verdes – 4º Núcleo Rural
Cargo: Merendeira
Período: 2014 – 2018
## Buffet Alegria
Cargo: Cozinheira
Período: 2019 – atual`),
    jobs: ['Merendeira | Rotas Verdes | 2014 | 2018', 'Cozinheira | Buffet Alegria | 2019 | now'],
  },
  {
    name: 'activities that Lattes lists below a stay',
    pdf: work(`## Universidade do Vale, UV, Brasil.
2018 – Atual Vínculo: Servidor Público, Enquadramento Funcional: Professora Adjunta
03/2018 – Atual Ensino, Química, Nível: Graduação
Disciplinas ministradas: Química Geral`),
    jobs: ['Professora Adjunta | Universidade do Vale | 2018 | now'],
  },
  {
    name: 'activities of research and management that Lattes lists below a stay',
    pdf: work(`## Instituto do Mar, IM, Brasil.
2015 – 2020 Vínculo: Bolsista, Enquadramento Funcional: Pesquisadora
01/2016 – 12/2019 Pesquisa e desenvolvimento, Laboratório de Algas
02/2017 – 12/2018 Direção e administração, Diretoria Técnica`),
    jobs: ['Pesquisadora | Instituto do Mar | 2015 | 2020'],
  },
  {
    name: 'the month over the years in a margin, and a season',
    pdf: english(
      'Experience',
      `Nov Field Ecologist, Whitby Trust
2019–present Surveys of hedges.
Summer 2016 Botany Intern, Crosby Gardens`,
    ),
    jobs: ['Field Ecologist | Whitby Trust | 2019-11 | now', 'Botany Intern | Crosby Gardens | 2016 | 2016'],
  },
  {
    name: 'the month over the years in a margin, and a winter',
    pdf: english(
      'Experience',
      `Feb Pastry Chef, Grand Harbour Hotel
2020–2023 Desserts for two restaurants.
Winter 2018 Kitchen Trainee, Alpine Lodge`,
    ),
    jobs: [
      'Pastry Chef | Grand Harbour Hotel | 2020-02 | 2023',
      'Kitchen Trainee | Alpine Lodge | 2018 | 2018',
    ],
  },
];
