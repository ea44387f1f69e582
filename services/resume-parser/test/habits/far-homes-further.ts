import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const head = (lines: string) => () =>
  printedLines(`${lines}

## Experience
Cashier at Corner Shop, 2019 – 2021`);

/** Further homes, telephones and names of other countries. */
export const FURTHER_FAR_HOMES: Habit[] = [
  {
    name: 'a Nigerian suite in a house over two telephones',
    pdf: head(`# Temitope Olanrewaju
Suite 12, Adebola House, 38 Opebi Road, Ikeja, Lagos
+2348035550122; +2347015550133
temitope@mail.example`),
    fields: {
      address: 'Suite 12, Adebola House, 38 Opebi Road, Ikeja',
      city: 'Lagos',
      phone: '+2348035550122',
    },
  },
  {
    name: 'a Nigerian form with the state of origin below the address',
    pdf: head(`CURRICULUM VITAE
# HADIZA SANI BELLO
CONTACT ADDRESS: No 5 Lugard Crescent, Unguwar Rimi, Kaduna, Kaduna State
TEL: 0803 555 0111
E-MAIL: hadiza@mail.example
STATE OF ORIGIN: Katsina
L.G.A: Funtua`),
    fields: {
      firstName: 'Hadiza',
      lastName: 'Sani Bello',
      address: 'No 5 Lugard Crescent, Unguwar Rimi',
      city: 'Kaduna',
      state: '',
      phone: '0803 555 0111',
    },
  },
  {
    name: 'an Indian flat with letters for labels',
    pdf: head(`# Arjun Venkatesh Iyer
Flat 4B, Lakeview Apartments, Whitefield, Bengaluru – 560 066
M: +91 99000 55512 | E: arjun.iyer@mail.example | LinkedIn: linkedin.com/in/arjuniyer`),
    fields: {
      address: 'Flat 4B, Lakeview Apartments, Whitefield',
      city: 'Bengaluru',
      phone: '+91 99000 55512',
    },
  },
  {
    name: 'an Indian post office with the state before the code',
    pdf: head(`RESUME
# Deepika S. Nambiar
D/o Mr. Suresh Nambiar
TC 12/445, Pattom P.O., Thiruvananthapuram, Kerala - 695004
Mob: 94470 55510, Email: deepika@mail.example`),
    fields: {
      firstName: 'Deepika',
      lastName: 'S. Nambiar',
      city: 'Thiruvananthapuram',
      phone: '94470 55510',
      state: '',
    },
  },
  {
    name: 'a block of Singapore with its code in brackets',
    pdf: head(`# Muhammad Faisal bin Abdul Rahim
Blk 205B Punggol Field #10-1015 S(822205)
(65) 9155 5022 | faisal@mail.example`),
    fields: {
      firstName: 'Muhammad',
      lastName: 'Faisal bin Abdul Rahim',
      address: 'Blk 205B Punggol Field #10-1015',
    },
  },
  {
    name: 'a quarter of Singapore over a handphone',
    pdf: head(`# CHUA MEI FERN
Bukit Timah, Singapore
HP: 9155 5033
meifern@mail.example`),
    fields: { firstName: 'Chua', lastName: 'Mei Fern', city: 'Singapore', phone: '9155 5033' },
  },
  {
    name: 'an Irish townland with a code behind its county',
    pdf: head(`# Dearbhla Nic Giolla Bhríde
Gort an Choirce, Letterkenny, Co. Donegal F92 K7P1
Mobile: +353 (0)86 555 0199
dearbhla@mail.example`),
    fields: {
      firstName: 'Dearbhla',
      lastName: 'Nic Giolla Bhríde',
      city: 'Letterkenny',
      phone: '+353 (0)86 555 0199',
    },
  },
  {
    name: 'a South African stand with province and code',
    pdf: head(`# Sibusiso Zwane
Stand 442, Zone 6, Pimville, Soweto, Gauteng 1809, South Africa
Cell: +27 72 555 0188
sibusiso@mail.example`),
    fields: { address: 'Stand 442, Zone 6, Pimville', city: 'Soweto', state: '' },
  },
  {
    name: 'a South African box with its town and code',
    pdf: head(`# Annelize Botha-Steyn
PO Box 1120, Stellenbosch 7599
021 555 0144
annelize@mail.example`),
    fields: { address: 'PO Box 1120', city: 'Stellenbosch', phone: '021 555 0144' },
  },
  {
    name: 'an apartment of the United States with a sign for its number',
    pdf: head(`# Latoya Beaumont-Fisk
1600 NE 4th Avenue #1207 | Fort Lauderdale, FL 33305 | 954-555-0149 | latoya@mail.example`),
    fields: {
      address: '1600 NE 4th Avenue #1207',
      city: 'Fort Lauderdale',
      state: '',
      phone: '954-555-0149',
    },
  },
  {
    name: 'a permanent address and another of the campus',
    pdf: head(`# Wyatt Lindqvist
Permanent Address: 88 Elm Hollow Rd, Duluth, MN 55803
Campus Address: 210 Folwell Hall, Minneapolis, MN 55455
wyatt@mail.example — 218.555.0160`),
    fields: { city: 'Duluth', phone: '218.555.0160', address: '88 Elm Hollow Rd' },
  },
  {
    name: 'the area around a large town',
    pdf: head(`# Priscilla Nakamura-Obi
Greater Chicago Area
priscilla@mail.example
+1 (312) 555-0175`),
    fields: { city: 'Chicago', phone: '+1 (312) 555-0175' },
  },
  {
    name: 'a town behind a word for it',
    pdf: head(`# Zsófia Halmágyi
Based in Ghent, open to relocation
zsofia@mail.example · +32 470 55 50 12`),
    fields: { city: 'Ghent', phone: '+32 470 55 50 12' },
  },
  {
    name: 'a Scottish flat behind a label',
    pdf: head(`# Malik Okonjo-Drummond
Home: Flat 2/1, 118 Byres Road, Glasgow, G12 8TB
Mobile 07700 900155   Email malik@mail.example`),
    fields: { address: 'Flat 2/1, 118 Byres Road', city: 'Glasgow', zip: 'G12 8TB', phone: '07700 900155' },
  },
  {
    name: 'a doctor in capitals with her degrees',
    pdf: head(`# DR. FUNMILAYO ADESANYA-BROWN, MBBS, FWACS
Lekki Phase 1, Lagos, Nigeria.
+234 (0) 802 555 0144
funmi@mail.example`),
    fields: {
      firstName: 'Funmilayo',
      lastName: 'Adesanya-Brown',
      city: 'Lagos',
      phone: '+234 (0) 802 555 0144',
    },
  },
  {
    name: 'a Vietnamese name in small letters',
    pdf: head(`# nguyen thi minh chau
Ho Chi Minh City, Vietnam
chau.nguyen@mail.example | 0903 555 012`),
    fields: {
      firstName: 'Nguyen',
      lastName: 'Thi Minh Chau',
      city: 'Ho Chi Minh City',
      phone: '0903 555 012',
    },
  },
  {
    name: 'an Irish address over five lines',
    pdf: head(`# Mary-Kate O'Shaughnessy
Apt. 14B, The Gasworks
Barrow Street
Dublin 4
D04 X8P2
Ireland
Phone: 086 555 0119
mk@mail.example`),
    fields: { city: 'Dublin', zip: 'D04 X8P2', phone: '086 555 0119' },
  },
];
