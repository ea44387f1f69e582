import { printed, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const column = (x: number, y: number, lines: string[], size = 10): Piece[] =>
  lines.map((text, at) => ({
    text: text.replace(/^##? /, ''),
    x,
    y: y + at * 13.5,
    size: text.startsWith('# ') ? 20 : size,
    bold: text.startsWith('#'),
  }));
const rightColumn = (x: number, y: number, lines: string[]): Piece[] =>
  column(0, y, lines).map((piece) => ({ ...piece, x: x - piece.text.length * 5 }));
const drawn = (pieces: Piece[]) => () => printed({ pages: [pieces] });
const withName = (pieces: Piece[]) =>
  drawn([...column(50, 40, ['# Rosalind Achebe', 'Leeds | rosalind@mail.example']), ...pieces]);

/** Timelines with their dates at the left, in the middle or on both sides, and columns of exports. */
export const TIMELINES: Habit[] = [
  {
    name: 'a timeline with its entries on both sides in turn',
    pdf: withName([
      ...column(250, 90, ['## EXPERIENCE']),
      ...column(60, 120, ['## Ward Sister', "St James's Hospital", 'Led a ward of 24 beds.']),
      ...column(310, 120, ['2018 – 2023']),
      ...column(310, 170, ['## Staff Nurse', 'Mater Hospital', 'Gave care after surgery.']),
      ...column(200, 170, ['2014 – 2018']),
      ...column(60, 220, ['## Healthcare Assistant', 'Oak Nursing Home', 'Helped with meals.']),
      ...column(310, 220, ['2011 – 2014']),
    ]),
    jobs: [
      "Ward Sister | St James's Hospital | 2018 | 2023",
      'Staff Nurse | Mater Hospital | 2014 | 2018',
      'Healthcare Assistant | Oak Nursing Home | 2011 | 2014',
    ],
  },
  {
    name: 'dates in the middle between titles and employers',
    pdf: withName([
      ...column(50, 90, ['## Experience']),
      ...column(50, 112, ['## Ward Sister']),
      ...column(230, 112, ['2018 – 2023']),
      ...column(340, 112, ["St James's Hospital, Leeds", 'Led a ward of 24 beds.', 'Trained students.']),
      ...column(50, 166, ['## Staff Nurse']),
      ...column(230, 166, ['2014 – 2018']),
      ...column(340, 166, ['Mater Hospital, Dublin', 'Gave care after surgery.', 'Kept the stock.']),
      ...column(50, 220, ['## Education']),
      ...column(50, 242, ['## BSc Nursing']),
      ...column(230, 242, ['2010 – 2014']),
      ...column(340, 242, ['University of Ulster']),
      ...column(50, 260, ['## A-levels']),
      ...column(230, 260, ['2008 – 2010']),
      ...column(340, 260, ['Coleraine High School']),
    ]),
    jobs: ["Ward Sister | St James's Hospital | 2018 | 2023", 'Staff Nurse | Mater Hospital | 2014 | 2018'],
    schools: [
      'BSc Nursing | University of Ulster | 2010 | 2014',
      'A-levels | Coleraine High School | 2008 | 2010',
    ],
  },
  {
    name: 'dates over three lines at the left',
    pdf: withName([
      ...column(50, 90, ['## Employment']),
      ...column(50, 112, ['Sept 2018', 'to', 'Aug 2023']),
      ...column(130, 112, [
        '## Ward Sister',
        "St James's Hospital, Leeds",
        'Led a ward of 24 beds.',
        'Trained students.',
      ]),
      ...column(50, 176, ['Oct 2014', 'to', 'Aug 2018']),
      ...column(130, 176, ['## Staff Nurse', 'Mater Hospital, Dublin', 'Gave care after surgery.']),
    ]),
    jobs: [
      "Ward Sister | St James's Hospital | 2018-09 | 2023-08",
      'Staff Nurse | Mater Hospital | 2014-10 | 2018-08',
    ],
  },
  {
    name: 'dates over places at the left',
    pdf: withName([
      ...column(50, 90, ['## Employment']),
      ...column(50, 112, ['2018 – 2023', 'Leeds, UK']),
      ...column(150, 112, ['## Ward Sister', "St James's Hospital", 'Led a ward of 24 beds.']),
      ...column(50, 166, ['2014 – 2018', 'Dublin, Ireland']),
      ...column(150, 166, ['## Staff Nurse', 'Mater Hospital', 'Gave care after surgery.']),
      ...column(50, 220, ['## Education']),
      ...column(50, 242, ['2010 – 2014', 'Coleraine']),
      ...column(150, 242, ['## BSc (Hons) Nursing', 'University of Ulster']),
      ...column(50, 282, ['2008 – 2010', 'Derry']),
      ...column(150, 282, ['## A-levels', "St Columb's College"]),
    ]),
    jobs: ["Ward Sister | St James's Hospital | 2018 | 2023", 'Staff Nurse | Mater Hospital | 2014 | 2018'],
    schools: [
      'BSc (Hons) Nursing | University of Ulster | 2010 | 2014',
      "A-levels | St Columb's College | 2008 | 2010",
    ],
  },
  {
    name: 'Lattes with its dates in a column',
    pdf: withName([
      ...column(50, 90, ['## Formação acadêmica/titulação']),
      ...column(50, 112, ['2015 - 2019']),
      ...column(150, 112, [
        'Doutorado em Botânica (Conceito CAPES 6).',
        'Universidade Federal de Viçosa, UFV, Brasil.',
        'Título: Samambaias do Caparaó, Ano de obtenção: 2019.',
        'Orientador: Pedro Viana.',
      ]),
      ...column(50, 176, ['2009 - 2012']),
      ...column(150, 176, [
        'Graduação em Ciências Biológicas.',
        'Universidade Federal do Espírito Santo, UFES, Brasil.',
      ]),
      ...column(50, 220, ['## Atuação Profissional']),
      ...column(50, 242, ['## Instituto Federal do Espírito Santo, IFES, Brasil.']),
      ...column(50, 260, ['Vínculo institucional']),
      ...column(50, 278, ['2020 - Atual']),
      ...column(150, 278, [
        'Vínculo: Servidor Público, Enquadramento Funcional: Professora EBTT,',
        'Carga horária: 40, Regime: Dedicação exclusiva.',
      ]),
    ]),
    jobs: ['Professora EBTT | Instituto Federal do Espírito Santo | 2020 | now'],
    schools: [
      'Doutorado em Botânica | Universidade Federal de Viçosa | 2015 | 2019',
      'Graduação em Ciências Biológicas | Universidade Federal do Espírito Santo | 2009 | 2012',
    ],
  },

  {
    name: 'a timeline of jobs and one of studies, with the left texts set flush right',
    pdf: withName([
      ...column(240, 90, ['## Trajetória Profissional']),
      ...rightColumn(280, 120, ['## Coordenadora de Logística', 'Transportes Maré', 'Escalas e rotas.']),
      ...column(310, 120, ['03/2020 - atual']),
      ...column(310, 170, ['## Analista de Logística', 'Cargas do Sul', 'Notas e prazos.']),
      ...rightColumn(280, 170, ['01/2017 - 02/2020']),
      ...column(240, 222, ['## Formação']),
      ...rightColumn(280, 250, ['## MBA em Logística', 'FGV']),
      ...column(310, 250, ['2018 - 2019']),
      ...column(310, 290, ['## Administração', 'Universidade Federal do Paraná']),
      ...rightColumn(280, 290, ['2012 - 2016']),
    ]),
    jobs: [
      'Coordenadora de Logística | Transportes Maré | 2020-03 | now',
      'Analista de Logística | Cargas do Sul | 2017-01 | 2020-02',
    ],
    schools: [
      'MBA em Logística | FGV | 2018 | 2019',
      'Administração | Universidade Federal do Paraná | 2012 | 2016',
    ],
  },
  {
    name: 'an export of LinkedIn in two columns',
    pdf: drawn([
      ...column(
        20,
        40,
        [
          '## Contact',
          'aoife@mail.example',
          'www.linkedin.com/in/aoife-',
          'kinsella (LinkedIn)',
          '',
          '## Top Skills',
          'Fundraising',
          'Grant Writing',
          '',
          '## Languages',
          'Irish (Native)',
          '',
          '## Certifications',
          'Diploma in Charity Law',
          'Safe Pass',
          '',
          '## Honors-Awards',
          'Volunteer of the Year 2018',
        ],
        9,
      ),
      ...column(220, 40, ['# Aoife Kinsella'], 20),
      ...column(220, 64, [
        'Head of Giving at Oxbow Trust | Former journalist',
        'Kilkenny, County Kilkenny, Ireland',
      ]),
      ...column(220, 110, [
        '## Summary',
        'I raise money for rivers.',
        '',
        '## Experience',
        'Oxbow Trust',
        'Head of Giving',
        'March 2020 - Present (4 years 2 months)',
        'Kilkenny, Ireland',
        '',
        'Nore Valley Radio',
        '3 years 1 month',
        'Senior Reporter',
        'June 2018 - February 2020 (1 year 9 months)',
        'Reporter',
        'February 2017 - May 2018 (1 year 4 months)',
        '',
        '## Education',
        'Dublin City University',
        'Master of Arts - MA, Journalism · (2015 - 2016)',
        '',
        'Maynooth University',
        'Bachelor of Arts - BA, English and History · (2012 - 2015)',
      ]),
    ]),
    fields: {
      firstName: 'Aoife',
      lastName: 'Kinsella',
      city: 'Kilkenny',
      state: '',
      educationLevel: 'Mestrado',
      educationCourse: 'Journalism',
    },
    jobs: [
      'Head of Giving | Oxbow Trust | 2020-03 | now',
      'Senior Reporter | Nore Valley Radio | 2018-06 | 2020-02',
      'Reporter | Nore Valley Radio | 2017-02 | 2018-05',
    ],
    schools: [
      'Master of Arts, Journalism | Dublin City University | 2015 | 2016',
      'Bachelor of Arts, English and History | Maynooth University | 2012 | 2015',
    ],
  },
];
