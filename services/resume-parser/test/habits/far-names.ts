import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const head = (lines: string) => () =>
  printedLines(`${lines}

## Experience
Cashier at Corner Shop, 2019 – 2021`);

/** Names in the order of other countries, and what stands behind or before them. */
export const FAR_NAMES: Habit[] = [
  {
    name: 'a surname of two parts in capitals before a name of another language',
    pdf: head(`# TAN-RAMASWAMY WEI LIN, JOLENE
Singapore | jolene.tr@mail.example`),
    fields: { firstName: 'Jolene', lastName: 'Tan-Ramaswamy Wei Lin' },
  },
  {
    name: 'a Chinese name with an English one behind a comma',
    pdf: head(`# Lim Hui Ying, Charlotte
charlotte.lim@mail.example | +65 8555 0111`),
    fields: { firstName: 'Charlotte', lastName: 'Lim Hui Ying' },
  },
  {
    name: 'a surname in capitals behind the given names',
    pdf: head(`# Jean-Baptiste Emile KOUASSI
jbkouassi@mail.example`),
    fields: { firstName: 'Jean-Baptiste', lastName: 'Emile KOUASSI' },
  },
  {
    name: 'a surname in capitals before given names, on a large line',
    pdf: head(`# ADEYEMI Folasade Ruth
folasade.a@mail.example`),
    fields: { firstName: 'Folasade', lastName: 'Ruth Adeyemi' },
  },
  {
    name: 'degrees behind a name',
    pdf: head(`# Siobhan M. Carrigan, BSN, RN, CCRN
siobhan.c@mail.example`),
    fields: { firstName: 'Siobhan', lastName: 'M. Carrigan' },
  },
  {
    name: 'degrees behind a name without a comma',
    pdf: head(`# Obinna Uzoma FCA, MNSE
obinna.u@mail.example`),
    fields: { firstName: 'Obinna', lastName: 'Uzoma' },
  },
  {
    name: 'a form of address before a name and degrees behind it',
    pdf: head(`# Engr. Babatunde Alao Okunlola, MNSE, COREN
babs.okunlola@mail.example`),
    fields: { firstName: 'Babatunde', lastName: 'Alao Okunlola' },
  },
  {
    name: 'degrees with dots behind a name',
    pdf: head(`# Prof. Heinrich J. Oosthuizen, Ph.D., P.E.
hjo@mail.example`),
    fields: { firstName: 'Heinrich', lastName: 'J. Oosthuizen' },
  },
  {
    name: 'small words in an Arabic and a Dutch surname',
    pdf: head(`# Khalid ibn Saad al-Harbi
khalid@mail.example`),
    fields: { firstName: 'Khalid', lastName: 'ibn Saad al-Harbi' },
  },
  {
    name: 'the son or daughter of somebody',
    pdf: head(`# Kavitha d/o Muniandy
kavitha@mail.example`),
    fields: { firstName: 'Kavitha', lastName: 'd/o Muniandy' },
  },
  {
    name: 'two small words in a surname in capitals',
    pdf: head(`# ANNEKE VAN DER MERWE
anneke@mail.example`),
    fields: { firstName: 'Anneke', lastName: 'van der Merwe' },
  },
  {
    name: 'initials before a surname',
    pdf: head(`# K. S. Venkataraman
ksv@mail.example | +91 98400 55512`),
    fields: { firstName: 'K.', lastName: 'S. Venkataraman' },
  },
  {
    name: 'an initial behind a name',
    pdf: head(`# Lakshmi Priya R
lakshmipriya@mail.example | +91 98400 55515`),
    fields: { firstName: 'Lakshmi', lastName: 'Priya R' },
  },
  {
    name: 'a name with its pronouns on one line',
    pdf: head(`# Rowan Castellanos-Byrne (they/them)
rowan@mail.example`),
    fields: { firstName: 'Rowan', lastName: 'Castellanos-Byrne' },
  },
  {
    name: 'the name by which somebody is called in brackets',
    pdf: head(`# Xiuying (Sherry) Zheng
sherry.zheng@mail.example`),
    fields: { firstName: 'Xiuying', lastName: 'Zheng' },
  },
  {
    name: 'a title behind a bar',
    pdf: head(`# Oluwakemi Bakare-Thompson | Registered Midwife
kemi@mail.example`),
    fields: { firstName: 'Oluwakemi', lastName: 'Bakare-Thompson' },
  },
  {
    name: 'a name of two lines with a title in another size',
    pdf: head(`# Aoibheann
# Fitzmaurice-Doyle
Fundraising & Events
aoibheann@mail.example`),
    fields: { firstName: 'Aoibheann', lastName: 'Fitzmaurice-Doyle' },
  },
  {
    name: 'a generation behind a name',
    pdf: head(`# Thaddeus Q. Merriweather III
tqm@mail.example`),
    fields: { firstName: 'Thaddeus', lastName: 'Q. Merriweather III' },
  },
  {
    name: 'a form of address without a dot, and professional letters of mixed size',
    pdf: head(`# Mr Tobias Wren-Hallam CEng MIMechE
tobias@mail.example`),
    fields: { firstName: 'Tobias', lastName: 'Wren-Hallam' },
  },
  {
    name: 'a title of two lines over a form with the parts of the name',
    pdf: head(`CURRICULUM VITAE OF BONGANI PATRICK
MAHLANGU
Surname: Mahlangu
First names: Bongani Patrick
Cell: 082 555 0150`),
    fields: { firstName: 'Bongani', lastName: 'Patrick Mahlangu', phone: '082 555 0150' },
  },
  {
    name: 'a surname that is a country',
    pdf: head(`# Josivânia “Jô” Brasil dos Anjos
Recife/PE | jo.brasildosanjos@correio.example`),
    fields: { firstName: 'Josivânia', lastName: 'Brasil dos Anjos' },
  },
  {
    name: 'a surname that is a trade',
    pdf: head(`# Bartholomew Chef-Baker
Norwich | bart@mail.example`),
    fields: { firstName: 'Bartholomew', lastName: 'Chef-Baker' },
  },
  {
    name: 'a surname that is a trade, alone',
    pdf: head(`# Gillian Porter Page
Hull | g.porterpage@mail.example`),
    fields: { firstName: 'Gillian', lastName: 'Porter Page' },
  },
  {
    name: 'a form with surname and other names apart',
    pdf: head(`SURNAME: Ogbonnaya
OTHER NAMES: Ngozi Adaeze
EMAIL: ngozi@mail.example`),
    fields: { firstName: 'Ngozi', lastName: 'Adaeze Ogbonnaya' },
  },
  {
    name: 'a form with first and last name in cells',
    pdf: head(`PERSONAL DETAILS
First name   Lindiwe
Surname   Khumalo-Ndlovu
E-mail   lindiwe@mail.example`),
    fields: { firstName: 'Lindiwe', lastName: 'Khumalo-Ndlovu' },
  },
];
