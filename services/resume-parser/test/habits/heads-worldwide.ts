import type { ResumeFields } from '../../src/resume.js';
import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';
import { placed } from './short-resumes.js';

const SECTIONS_BELOW = `
## Experience
## Fitter   2019 – 2023
Harrow Drives
• Assembled presses and kept their papers.`;

const head = (lines: string, fields: Habit['fields']): Habit => ({
  name: lines.replace(/\n/g, ' / ').replace(/^# /, ''),
  pdf: () => printedLines(`${lines}\n${SECTIONS_BELOW}`),
  ...(fields ? { fields } : {}),
});

/** Names, towns and telephones of many countries, as people print them at the top of a page. */
export const HEADS_WORLDWIDE: Habit[] = [
  head('# Thandeka Mkhize\n14 Protea Street, Pinetown, 3610 | 083 555 0142 | thandeka@example.co.za', {
    firstName: 'Thandeka',
    lastName: 'Mkhize',
    city: 'Pinetown',
    phone: '083 555 0142',
  }),
  head('# Aoife Ní Bhriain\nApt 4, Dock Road, Limerick V94 X2P3 · +353 87 555 0119 · aoife@example.ie', {
    firstName: 'Aoife',
    lastName: 'Ní Bhriain',
    city: 'Limerick',
    phone: '+353 87 555 0119',
  }),
  head(
    '# Siddharth Raghunathan\nFlat 12B, Sai Residency, Kondapur, Hyderabad - 500084\n+91-98490-55512 | sid.r@example.in',
    {
      city: 'Hyderabad',
      phone: '+91-98490-55512',
    },
  ),
  head(
    '# Kwabena Asante-Boateng\nP.O. Box KS 1442, Kumasi, Ghana\nTel: +233 24 555 0178\nEmail: kwabena@example.gh',
    {
      lastName: 'Asante-Boateng',
      city: 'Kumasi',
      phone: '+233 24 555 0178',
    },
  ),
  head('# María José Olivares Pinto\nValparaíso, Chile | +56 9 5555 0133 | mj.olivares@example.cl', {
    firstName: 'María',
    city: 'Valparaíso',
    phone: '+56 9 5555 0133',
  }),
  head(
    '# Jean-Baptiste Lacroix\n12 rue des Lilas, 69003 Lyon, France\n+33 6 55 50 01 44 – jb.lacroix@example.fr',
    {
      firstName: 'Jean-Baptiste',
      city: 'Lyon',
      phone: '+33 6 55 50 01 44',
    },
  ),
  head(
    '# Nguyen Thi Thanh Huong\nDistrict 7, Ho Chi Minh City, Vietnam\n(+84) 905 550 122 | huong@example.vn',
    {
      city: 'Ho Chi Minh City',
      phone: '(+84) 905 550 122',
    },
  ),
  head('# Oleksandra Hrytsenko\nLviv, Ukraine • +380 67 555 01 23 • o.hrytsenko@example.ua', {
    city: 'Lviv',
    phone: '+380 67 555 01 23',
  }),
  head(
    '# Brandon T. McAllister\n2208 Juniper Ln, Apt 9\nBoise, ID 83702\n(208) 555-0163\nb.mcallister@example.com',
    {
      city: 'Boise',
      phone: '(208) 555-0163',
    },
  ),
  head('# Chloé Tremblay\nTrois-Rivières (Québec) G9A 1H7\n819 555-0144\nchloe.tremblay@example.ca', {
    firstName: 'Chloé',
    city: 'Trois-Rivières',
    phone: '819 555-0144',
  }),
  head('# Wiremu Parata\n8 Kowhai Place, Whangārei 0112, New Zealand\n021 555 0171 | wiremu@example.nz', {
    firstName: 'Wiremu',
    city: 'Whangārei',
    phone: '021 555 0171',
  }),
  head('# Fatima Zahra El Idrissi\nHay Riad, Rabat, Morocco\n+212 6 55 50 01 55\nfz.elidrissi@example.ma', {
    firstName: 'Fatima',
    city: 'Rabat',
  }),
  head('# Tomás Ó Súilleabháin\nTralee, Co. Kerry\n087 555 0182\ntomas@example.ie', {
    firstName: 'Tomás',
    city: 'Tralee',
    phone: '087 555 0182',
  }),
  head(
    '# Hye-jin Park\nBundang-gu, Seongnam-si, Gyeonggi-do, South Korea\n+82 10 5550 0123 | hyejin@example.kr',
    {
      firstName: 'Hye-jin',
      lastName: 'Park',
      phone: '+82 10 5550 0123',
    },
  ),
  head(
    '# Giulia Dell’Acqua\nVia Garibaldi 14, 43121 Parma (PR), Italy\n+39 333 555 0190\ngiulia@example.it',
    {
      firstName: 'Giulia',
      city: 'Parma',
      state: '',
    },
  ),
  head('# Lars-Erik Söderqvist\nStorgatan 5B, 903 26 Umeå\n+46 70 555 01 66\nlars-erik@example.se', {
    firstName: 'Lars-Erik',
    city: 'Umeå',
  }),
  head('# Anneke van der Velde\nKerkstraat 22, 7411 KG Deventer\n06 5555 0123\nanneke@example.nl', {
    firstName: 'Anneke',
    lastName: 'van der Velde',
    city: 'Deventer',
  }),
  head('# Mehmet Can Yıldız\nBornova / İzmir – Türkiye\n+90 532 555 01 77\nmehmet@example.tr', {
    city: 'İzmir',
  }),
  head(
    '# Precious Adaobi Eze\nNo 5, Okigwe Road, Owerri, Imo State, Nigeria.\n08035550144, 07015550199\nprecious@example.ng',
    {
      firstName: 'Precious',
      city: 'Owerri',
      phone: '08035550144',
    },
  ),
  head(
    '# Rhys Llewellyn-Price\n3 Ffordd y Môr, Aberystwyth, Ceredigion SY23 2AZ\n07700 900155\nrhys@example.cymru',
    {
      firstName: 'Rhys',
      city: 'Aberystwyth',
      phone: '07700 900155',
    },
  ),
  head('# DESHAWN MARCUS WHITFIELD\nShreveport, Louisiana 71101 | 318.555.0121 | d.whitfield@example.com', {
    firstName: 'Deshawn',
    city: 'Shreveport',
    phone: '318.555.0121',
  }),
  head('# Mbali\n# Dlamini\nProject Coordinator\nMbabane, Eswatini\n+268 7655 0112\nmbali@example.sz', {
    firstName: 'Mbali',
    lastName: 'Dlamini',
    city: 'Mbabane',
  }),
  head('Curriculum Vitae of\n# Tendai Chikomo\nHarare, Zimbabwe\n+263 77 555 0188\ntendai@example.zw', {
    firstName: 'Tendai',
    lastName: 'Chikomo',
    city: 'Harare',
  }),
  head('# Brackwater, Ottoline M.\nSkipton, North Yorkshire | 07700 900188 | ottoline@example.com', {
    firstName: 'Ottoline',
    city: 'Skipton',
  }),
  {
    name: 'contacts in a right block beside the name with small labels',
    pdf: placed([
      [50, 60, '# Ilse Verhoeven-Daems'],
      [50, 78, 'Radiographer'],
      [400, 50, 'A'],
      [415, 50, 'Leuvensestraat 8, 3300 Tienen'],
      [400, 64, 'T'],
      [415, 64, '+32 470 55 50 12'],
      [400, 78, 'E'],
      [415, 78, 'ilse@example.be'],
      [50, 110, '## EXPERIENCE'],
      [50, 128, '### Radiographer'],
      [430, 128, '2018 – 2023'],
      [50, 142, 'Heilig Hart Hospital, Tienen'],
      [50, 156, 'Took pictures of bones and lungs, day and night.'],
    ]),
    fields: {
      firstName: 'Ilse',
      lastName: 'Verhoeven-Daems',
      city: 'Tienen',
      phone: '+32 470 55 50 12',
      email: 'ilse@example.be',
    },
  },
];

const study = (
  lines: string,
  educationLevel: ResumeFields['educationLevel'],
  educationCourse: string,
): Habit => ({
  name: `the course of ${lines.replace(/\n/g, ' / ')}`,
  pdf: () =>
    printedLines(`# Rosamund Achterberg
Leeds, UK | r.achterberg@example.com

## Education
${lines}
${SECTIONS_BELOW}`),
  fields: { educationLevel, educationCourse },
});

/** The highest course as other countries name it. */
export const COURSES_WORLDWIDE: Habit[] = [
  study(
    '## Bachelor of Commerce (Hons) in Accounting   2014 – 2017\nUniversity of Calder',
    'Graduação',
    'Accounting',
  ),
  study(
    'B.Tech (Electronics & Communication), JNTU Kakinada, 2011–2015, 78%',
    'Graduação',
    'Electronics & Communication',
  ),
  study(
    '## University of Ghana   2012 – 2016\nBA Political Science with Sociology',
    'Graduação',
    'Political Science with Sociology',
  ),
  study(
    'Master’s in Human Resource Management – Harrow Business School, 2019',
    'Mestrado',
    'Human Resource Management',
  ),
  study('PhD Candidate, Marine Biology, University of Calder, 2021–present', 'Doutorado', 'Marine Biology'),
  study(
    'Doctor of Philosophy (Ph.D.), Comparative Literature\nUniversity of Calder, 2018',
    'Doutorado',
    'Comparative Literature',
  ),
  study(
    'Associate of Applied Science in Dental Hygiene\nAshby Community College, 2016',
    'Graduação',
    'Dental Hygiene',
  ),
  study(
    'Magister in Clinical Psychology, University of Gdańsk, 2010 – 2015',
    'Mestrado',
    'Clinical Psychology',
  ),
  study('Licence de Droit, Université de Rennes 1, 2015 – 2018', 'Graduação', 'Droit'),
  study('B.S. in Nursing (BSN)\nUniversity of Calder — May 2017', 'Graduação', 'Nursing'),
  study(
    'Honours Bachelor of Arts, Major in Linguistics\nUniversity of Calder, 2019',
    'Graduação',
    'Linguistics',
  ),
  study(
    'Postgraduate Diploma in Public Procurement\nUniversity of Calder, 2020 – 2021',
    'Pós-Graduação',
    'Public Procurement',
  ),
  study('MBBS, Bangalore Medical College, 2008 – 2014', 'Graduação', ''),
  study('Diploma, Quarry Heights Senior High, Salina, 2009', 'Ensino Médio', ''),
];
