import { printed, printedLines, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

const lines = (x: number, y: number, texts: string[], { size = 10, bold = false } = {}): Piece[] =>
  texts.map((text, row) => ({ text, x, y: y + row * 13, size, bold }));

/** What an eighth lot showed. */
export const EIGHTH_LOT: Habit[] = [
  {
    name: 'languages among the labels under a personal profile, and a pin code in two groups',
    pdf: () =>
      printedLines(`## RESUME
## MEENAKSHI R. SUNDARAM
Email: meena.sundaram@example.in
Mobile: +91-94431 20987
## PROFESSIONAL EXPERIENCE
Company: Kaveri Textile Mills, Erode
Designation: Quality Inspector
Duration: Jan 2018 to Till Date
## PERSONAL PROFILE
Father's Name:   R. Sundaram
Marital Status:   Married
Languages Known:   Tamil, English
Permanent Address:   No. 9, Nehru Street, Vellore – 632 001
## DECLARATION
The above is true.`),
    fields: { address: 'No. 9, Nehru Street', city: 'Vellore', firstName: 'Meenakshi' },
  },
  {
    name: 'a name behind a greeting, and headings in a margin below the contacts, each on the first row of its text',
    pdf: () =>
      printed({
        pages: [
          [
            ...lines(57, 70, ['Hello,'], { size: 20, bold: true }),
            ...lines(57, 98, ['I’m Njeri Wambui-Otieno'], { size: 20, bold: true }),
            ...lines(57, 132, ['P.O. Box 90218', 'Nairobi, Kenya']),
            ...lines(57, 162, ['0733 555 041', 'n.wambui@example.org']),
            ...lines(57, 200, ['Experience'], { bold: true }),
            ...lines(57, 300, ['Education'], { bold: true }),
            ...lines(200, 132, ['Skills'], { bold: true }),
            ...lines(200, 145, [
              'Stock control, payroll and statutory returns, QuickBooks.',
              'Calm at the end of a month.',
            ]),
            ...lines(200, 200, ['03/2021 – to date', 'Mara Dairy Ltd / Payroll Officer'], { bold: true }),
            ...lines(200, 226, ['Pays ninety people and files the returns every month on time.']),
            ...lines(200, 250, ['02/2017 – 02/2021', 'Tana Hardware Ltd / Accounts Assistant'], {
              bold: true,
            }),
            ...lines(200, 276, ['Reconciled the accounts of suppliers and the petty cash.']),
            ...lines(200, 300, ['09/2012 – 12/2016', 'Egerton University / Bachelor of Commerce (Finance)'], {
              bold: true,
            }),
            ...lines(200, 326, ['Second Class Honours, Upper Division, with a thesis on saccos']),
          ],
        ],
      }),
    fields: { firstName: 'Njeri', lastName: 'Wambui-Otieno', phone: '0733 555 041', city: 'Nairobi' },
    jobs: [
      'Payroll Officer | Mara Dairy Ltd | 2021-03 | now',
      'Accounts Assistant | Tana Hardware Ltd | 2017-02 | 2021-02',
    ],
  },
  {
    name: "a home of three lines above the telephone under 'about'",
    pdf: () =>
      printedLines(`# Thandeka Mokoena
## about
12 Bree Street
Cape Town 8001
South Africa
082 555 0147
thandeka.mokoena@example.org
## experience
2019 – 2023   Illustrator   Karoo Books
## languages
English fluent`),
    fields: { address: '12 Bree Street', city: 'Cape Town', phone: '082 555 0147' },
  },
  {
    name: 'a mobile in three groups of four, and a technician certified by the state',
    pdf: () =>
      printedLines(`## Curriculum Vitae
## Personal Data
Name   Jürgen Sönmez
Address   Ringstraße 14, 90403 Nuremberg
Phone   0160 4471 2093
E-mail   j.soenmez@example.de
## Professional Experience
05.2018 – today   Service Technician
   Pegnitz Pumpen GmbH, Nuremberg
## Training and Education
10.2019 – 07.2021   State-certified Technician, Automation
   Technikerschule Erlangen
09.2006 – 07.2012   Intermediate school leaving certificate`),
    fields: { phone: '0160 4471 2093', educationLevel: 'Técnico', educationCourse: 'Automation' },
  },
  {
    name: 'a town with an Indian pin code between bars, and a master of statistics',
    pdf: () =>
      printedLines(`# Aravind Deshpande
aravind.deshpande@example.in | +91 98450 77120 | Bengaluru 560 011, India
## EDUCATION
## M.Stat. in Applied Statistics
Indian Statistical Institute, Kolkata
Jul 2018
## B.Stat. in Statistics
Fergusson College, Pune
May 2016`),
    fields: { city: 'Bengaluru', educationLevel: 'Mestrado', educationCourse: 'Applied Statistics' },
  },
  {
    name: 'a course behind its school and the town',
    pdf: () =>
      printedLines(`# Heloísa Dantas Prado
heloisa.prado@exemplo.com.br
## EXPERIÊNCIA
Silveira Advogados, Curitiba — Estagiária
Março de 2024 - presente
## FORMAÇÃO
PUCPR, Curitiba — Direito (5º semestre)
Março de 2023 - dezembro de 2027 (previsão)`),
    fields: { educationCourse: 'Direito' },
  },
  {
    name: 'the desired employment above the jobs, as Europass asks for it',
    pdf: () =>
      printedLines(`## Curriculum Vitae
# Personal information
Name   Beata Lindqvist
E-mail   beata.lindqvist@example.org
# Desired employment
## Intensive care nurse
# Work experience
Dates   01/03/2020 – present
Occupation or position held   Ward Nurse
Main activities   Care of patients after surgery
Name and address of employer   Klinikum Elbtal, Dresden (Germany)
Dates   01/09/2015 – 28/02/2020
Occupation or position held   Staff Nurse
Main activities   Night shifts
Name and address of employer   Hospital de Santo Amaro, Braga (Portugal)
# Education and training
Dates   2011 – 2015
Title of qualification awarded   Bachelor of Nursing
Name of organisation   Universidade do Minho`),
    jobs: [
      'Ward Nurse | Klinikum Elbtal | 2020-03 | now',
      'Staff Nurse | Hospital de Santo Amaro | 2015-09 | 2020-02',
    ],
  },
  {
    name: 'what a person did, in a table of firms and services',
    pdf: () =>
      printedLines(`Currículo
Nome: Benedito Assunção Moraes
Telefone: (91) 98410-2277
Escolaridade
5º série
Serviços que já fiz:
Firma   Serviço   Tempo
Construtora Marajó   Pintor   2012 a 2024
Olaria Santa Rita   Ajudante   2005 a 2011
Tenho ferramenta própria.`),
    jobs: ['Pintor | Construtora Marajó | 2012 | 2024', 'Ajudante | Olaria Santa Rita | 2005 | 2011'],
  },
  {
    name: "'Year' before the period below each position",
    pdf: () =>
      printedLines(`CURRICULUM VITAE
Name:   OLADELE Samson Ayo
Phone No:   0805 555 0133
WORKING EXPERIENCE
Dangora Steel Works, Ibese
Position held: Welding Foreman
Year: 2017 till date
Ayo-Oluwa Electrical Contractors
Position held: Site Electrician
Year: 2012 – 2017
Premier Hotel Annex, Ibadan
Position held: Maintenance Electrician
Year: 2009 – 2012`),
    jobs: [
      'Welding Foreman | Dangora Steel Works | 2017 | now',
      'Site Electrician | Ayo-Oluwa Electrical Contractors | 2012 | 2017',
      'Maintenance Electrician | Premier Hotel Annex | 2009 | 2012',
    ],
  },
  {
    name: 'the last word of a field in a column below its degree',
    pdf: () =>
      printed({
        pages: [
          [
            ...lines(215, 60, ['PRISCILLA HARTNOLL'], { size: 24, bold: true }),
            ...lines(23, 120, ['EDUCATION'], { size: 12, bold: true }),
            ...lines(23, 140, ['2014 - 2017']),
            ...lines(23, 153, ['UNIVERSITY OF KENT'], { bold: true }),
            ...lines(33, 166, ['BA (Hons) Drama and Theatre', 'Studies']),
            ...lines(23, 200, ['SKILLS'], { size: 12, bold: true }),
            ...lines(33, 216, ['Copywriting', 'Photography', 'Film editing and sound']),
            ...lines(215, 120, ['WORK EXPERIENCE'], { size: 12, bold: true }),
            ...lines(215, 140, ['Stage Manager'], { bold: true }),
            ...lines(215, 153, ['Marlowe Players']),
            ...lines(215, 166, ['2018 - 2022'], { bold: true }),
            ...lines(215, 179, ['Planned the rehearsals of nine plays and toured with them.']),
          ],
        ],
      }),
    fields: { educationCourse: 'Drama and Theatre Studies' },
  },
  {
    name: 'a period that ends on its second line beside the level of the study',
    pdf: () =>
      printedLines(`# Everton Sales Meireles
evertonmeireles@exemplo.com.br
## Formação
De 2022 até   Gestão Portuária
hoje   Graduação - Cursando
   Universidade Santa Cecília
De 2006 até   Ensino Médio (2º Grau)
2008   Colégio Estadual Martim Afonso`),
    fields: { educationCourse: 'Gestão Portuária', educationLevel: 'Graduação' },
    schools: [
      'Graduação, Gestão Portuária | Universidade Santa Cecília | 2022 | ',
      'Ensino Médio | Colégio Estadual Martim Afonso | 2006 | 2008',
    ],
  },
  {
    name: 'a federal form that prints the state and the country behind the town of the university',
    pdf: () =>
      printedLines(`# Odette Marchand-Ruiz
Email: odette.mruiz@example.org
## Work Experience:
Fort Huachuca Depot   04/2018 - Present
Sierra Vista, AZ United States   Hours per week: 40
## Supply Technician
## Education:
University of the Southwest Tucson, AZ United States
Bachelor's Degree 05/2017
Major: Business Administration Minor: Logistics`),
    fields: { educationCourse: 'Business Administration' },
  },
  {
    name: 'the number of a researcher beside her building, and a bold school that no list knows below a degree alone',
    pdf: () =>
      printedLines(`# Catriona Mackie
School of Geology   c.mackie@example.ac.uk
7 North Street   ORCID 0000-0001-7725-0042
St Andrews KY16 9ST
## EDUCATION
MBA
## ESMT Berlin Campus
2019 – 2020
BSc in Geology
## University of Glasgow
2011 – 2015`),
    fields: {
      address: '7 North Street',
      educationLevel: 'Pós-Graduação',
      educationCourse: '',
    },
  },
];
