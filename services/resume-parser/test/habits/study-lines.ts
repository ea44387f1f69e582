import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

const studies = (lines: string) => portuguese('Formação', lines);

/** What a line of studies holds besides a degree and a school. */
export const STUDY_LINES: Habit[] = [
  {
    name: 'a course between two words for its degree',
    pdf: studies(`Graduação, Gestão Hospitalar, Tecnólogo
UniCerrado, Londrina
Conclusão: 07/2015

Ensino Médio (2º Grau)
Colégio Estadual Vicente Rijo
Conclusão: 12/2001`),
    schools: [
      'Graduação, Tecnólogo, Gestão Hospitalar | UniCerrado |  | 2015-07',
      'Ensino Médio | Colégio Estadual Vicente Rijo |  | 2001-12',
    ],
  },
  {
    name: 'a course between two other words for its degree',
    pdf: studies(`Graduação, Letras, Licenciatura
Universidade do Norte Novo
Conclusão: 12/2012`),
    schools: ['Graduação, Licenciatura, Letras | Universidade do Norte Novo |  | 2012-12'],
  },
  {
    name: 'a start with dashes for its end',
    pdf: studies(`2013 / 2014   Técnico em Alimentos – Colégio Agrícola
2022 / ----   Engenharia de Alimentos – Universidade do Norte Novo (5º período, em curso)`),
    schools: [
      'Técnico em Alimentos | Colégio Agrícola | 2013 | 2014',
      'Engenharia de Alimentos | Universidade do Norte Novo | 2022 | ',
    ],
  },
  {
    name: 'a month with dashes for its end',
    pdf: studies('03/2023 / ---   Bacharelado em Zootecnia – Universidade do Norte Novo'),
    schools: ['Bacharelado em Zootecnia | Universidade do Norte Novo | 2023-03 | '],
  },
  {
    name: 'the short name before the name of a school, studies broken off',
    pdf: studies(`## Superior Incompleto
Ciência da Computação
UFNN - Universidade Federal do Norte Novo
Mar. 2019 - Trancada em Dez. 2020`),
    schools: [
      'Superior Incompleto, Ciência da Computação | Universidade Federal do Norte Novo | 2019-03 | 2020-12',
    ],
  },
  {
    name: 'the short name before another school, studies broken off',
    pdf: studies(`## Superior Incompleto
Direito
UCV - Universidade Católica do Vale
2015 - Trancado em 2017`),
    schools: ['Superior Incompleto, Direito | Universidade Católica do Vale | 2015 | 2017'],
  },
  {
    name: 'the school behind a degree in capitals',
    pdf: english(
      'Education',
      `01/10/2016 – 30/06/2018   Leeds, UK
MASTER OF SCIENCE IN SURVEYING University of Whitby
01/10/2012 – 30/06/2015   York, UK
BACHELOR OF SCIENCE IN GEOGRAPHY Ashby Tech`,
    ),
    schools: [
      'MASTER OF SCIENCE IN SURVEYING | University of Whitby | 2016-10 | 2018-06',
      'BACHELOR OF SCIENCE IN GEOGRAPHY | Ashby Tech | 2012-10 | 2015-06',
    ],
  },
  {
    name: 'the school behind a Portuguese degree in capitals',
    pdf: studies('02/2012 – 12/2015\nLICENCIATURA EM MATEMÁTICA Inatec Londrina'),
    schools: ['LICENCIATURA EM MATEMÁTICA | Inatec Londrina | 2012-02 | 2015-12'],
  },
  {
    name: 'the grade of a programme behind its degree',
    pdf: studies(`2015 - 2019   Doutorado em Química (Conceito CAPES 6).
Universidade do Norte Novo, UNN, Brasil.
2012 - 2014   Mestrado em Química (Conceito CAPES 5).
Universidade do Norte Novo, UNN, Brasil.`),
    schools: [
      'Doutorado em Química | Universidade do Norte Novo | 2015 | 2019',
      'Mestrado em Química | Universidade do Norte Novo | 2012 | 2014',
    ],
  },
  {
    name: 'a school of unknown words behind the degree, under a finished course',
    pdf: studies(`Odontologia, Universidade do Norte Novo, câmpus Londrina, 2012–2016
Especialização em Endodontia, ABO Arapongas, 2018–2020
Aperfeiçoamento em Próteses, ABO Cambé, 2021–2022`),
    schools: [
      'Odontologia | Universidade do Norte Novo | 2012 | 2016',
      'Especialização em Endodontia | ABO Arapongas | 2018 | 2020',
      'Aperfeiçoamento em Próteses | ABO Cambé | 2021 | 2022',
    ],
  },
  {
    name: 'two words for a degree and its state between the course and the school',
    pdf: studies(`## Administração
Tecnólogo/Bacharel - Concluído
Universidade do Norte Novo
fev. de 2016 - dez. de 2019

## Gestão de Projetos
Pós-graduação - Cursando
UniCerrado Business School
mar. de 2025 - set. de 2026`),
    schools: [
      'Tecnólogo/Bacharel, Administração | Universidade do Norte Novo | 2016-02 | 2019-12',
      'Pós-graduação, Gestão de Projetos | UniCerrado Business School | 2025-03 | 2026-09',
    ],
  },
  {
    name: 'a school behind an at sign',
    pdf: studies(`2016 – 2020
Redes de Computadores @ Campo Verde Digital

2013 – 2015
Ensino médio @ Colégio São Bento`),
    schools: [
      'Redes de Computadores | Campo Verde Digital | 2016 | 2020',
      'Ensino médio | Colégio São Bento | 2013 | 2015',
    ],
  },
  {
    name: 'an end that a person tells',
    pdf: studies(`- Ensino médio completo na EEEM Castro Alves, terminei em 2022
- Técnico em Redes no Colégio Agrícola, finalizei em 2024`),
    schools: [
      'Ensino médio completo | EEEM Castro Alves |  | 2022',
      'Técnico em Redes | Colégio Agrícola |  | 2024',
    ],
  },
  {
    name: 'schools by their short names alone',
    pdf: studies(`Comunicação Social, Publicidade — UCSal — 2008
Engenharia Elétrica — IFSul — 2004`),
    fields: { educationLevel: 'Graduação' },
    schools: ['Comunicação Social, Publicidade | UCSal |  | 2008', 'Engenharia Elétrica | IFSul |  | 2004'],
  },
  {
    name: 'a certificate that names its course',
    pdf: english('Education', 'Higher Certificate in Culinary Arts, Ashby Institute of Technology, 2017'),
    fields: { educationCourse: 'Culinary Arts' },
  },
  {
    name: 'a university before a town and a state of one name, and unpaid work behind it',
    pdf: english(
      'Education',
      `## Whitford University School of Law, Albany, NY
J.D., May 2016
## Marlow University, Washington, DC
B.A. in Political Science, May 2013

## PRO BONO
Tenants Aid, 2018 – Present`,
    ),
    schools: [
      'J.D | Whitford University School of Law |  | 2016-05',
      'B.A. in Political Science | Marlow University |  | 2013-05',
    ],
  },
  {
    name: 'a course before its degree in brackets and a federal university',
    pdf: english(
      'Education',
      `Statistics (Bachelor) - Federal University of Espírito Santo (2016 - 2020)
Data Science (Specialization) - PUC Minas (2021 - 2022)`,
    ),
    fields: { educationLevel: 'Pós-Graduação', educationCourse: 'Data Science' },
  },
  {
    name: 'a course before its degree in brackets and a state university',
    pdf: english('Education', 'Geography (Bachelor) - State University of Ceará (2010 - 2014)'),
    fields: { educationLevel: 'Graduação', educationCourse: 'Geography' },
  },
];
