import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const head = (lines: string) => () =>
  printedLines(`${lines}

## Experience
Cashier at Corner Shop, 2019 – 2021`);

/** Homes and telephones of Africa, Asia, Ireland and the United States as people there write them. */
export const FAR_HOMES: Habit[] = [
  {
    name: 'a Nigerian address with a number and the state behind the town',
    pdf: head(`# Chiamaka Obiora-Nwosu
No. 14 Adeniyi Jones Street, Ikeja, Lagos State, Nigeria
+234 803 555 0172 | chiamaka@mail.example`),
    fields: { address: 'No. 14 Adeniyi Jones Street', city: 'Ikeja', state: '', phone: '+234 803 555 0172' },
  },
  {
    name: 'a Nigerian block of flats with an estate and a telephone of eleven digits',
    pdf: head(`# Tamunoibi Briggs
Block 7, Flat 3, Rumuola Estate, Port Harcourt, Rivers State
Tel: 08035550199
Email: tbriggs@mail.example`),
    fields: {
      address: 'Block 7, Flat 3, Rumuola Estate',
      city: 'Port Harcourt',
      state: '',
      phone: '08035550199',
    },
  },
  {
    name: 'a Nigerian address behind a label and a close',
    pdf: head(`# Yusuf Danladi Garba
Address: Plot 22, Gwarinpa Close, Off 3rd Avenue, Abuja, FCT
Phone: 0806-555-0131, 0703-555-0144
Email: ydg@mail.example`),
    fields: { address: 'Plot 22, Gwarinpa Close, Off 3rd Avenue', city: 'Abuja', phone: '0806-555-0131' },
  },
  {
    name: 'an Indian flat with its society, road, town and code',
    pdf: head(`# Meenakshi Raghunathan
B-204, Shanti Heights, Baner Road, Pune - 411 045, Maharashtra
+91-98220 55501 · meenakshi@mail.example`),
    fields: {
      address: 'B-204, Shanti Heights, Baner Road',
      city: 'Pune',
      state: '',
      phone: '+91-98220 55501',
    },
  },
  {
    name: 'an Indian house number and nagar over two lines',
    pdf: head(`# Gurpreet Kaur Sandhu
H.No. 1184, Sector 22-B
Chandigarh 160022, India
Mobile: +91 98765 05512
gurpreet@mail.example`),
    fields: { address: 'H.No. 1184, Sector 22-B', city: 'Chandigarh', state: '', phone: '+91 98765 05512' },
  },
  {
    name: 'an Indian address with a main and a cross',
    pdf: head(`# Srinivas Hegde
#47, 2nd Main, 5th Cross, Jayanagar 4th Block, Bengaluru 560011
Ph: 98450 55507
srinivas@mail.example`),
    fields: {
      address: '#47, 2nd Main, 5th Cross, Jayanagar 4th Block',
      city: 'Bengaluru',
      phone: '98450 55507',
    },
  },
  {
    name: 'a block of Singapore with its unit and code',
    pdf: head(`# Nurul Huda binte Ismail
Blk 412 Tampines Street 41, #08-221, Singapore 520412
+65 8555 0137 | nurulhuda@mail.example`),
    fields: {
      address: 'Blk 412 Tampines Street 41, #08-221',
      city: 'Singapore',
      state: '',
      phone: '+65 8555 0137',
    },
  },
  {
    name: 'a condominium of Singapore with brackets around the code of its telephone',
    pdf: head(`# Rajendran Pillai
12 Bayshore Road #15-03, The Bayshore, S(469972)
Mobile (+65) 9155 5019
r.pillai@mail.example`),
    fields: { phone: '(+65) 9155 5019', address: '12 Bayshore Road #15-03, The Bayshore' },
  },
  {
    name: 'a block of Singapore behind a label',
    pdf: head(`# Ong Wei Xuan
Address: 88 Bedok North Ave 4 #03-117 Singapore 460088
Contact No.: 8555 0166
weixuan@mail.example`),
    fields: { address: '88 Bedok North Ave 4 #03-117', city: 'Singapore', phone: '8555 0166' },
  },
  {
    name: 'an Irish house with a townland and a county',
    pdf: head(`# Saoirse Ní Dhomhnaill
Rosmuc, Ballyvaughan, Co. Clare, H91 X2Y3
087 555 0143 | saoirse@mail.example`),
    fields: { city: 'Ballyvaughan', state: '', zip: 'H91 X2Y3', phone: '087 555 0143' },
  },
  {
    name: 'an Irish estate with a quarter of Dublin and a mobile',
    pdf: head(`# Cathal Ó Murchú
24 The Paddocks, Clonsilla, Dublin 15, D15 F6X2
Mob: +353 86 555 0122
cathal@mail.example`),
    fields: {
      address: '24 The Paddocks, Clonsilla',
      city: 'Dublin',
      zip: 'D15 F6X2',
      phone: '+353 86 555 0122',
    },
  },
  {
    name: 'an Irish apartment over three lines',
    pdf: head(`# Niamh Brannigan
Apt 9, Mill House
Wellington Quay, Drogheda
Co. Louth
(041) 555 0110
niamh@mail.example`),
    fields: { address: 'Apt 9, Mill House, Wellington Quay', city: 'Drogheda', phone: '(041) 555 0110' },
  },
  {
    name: 'a South African address with its suburb and code',
    pdf: head(`# Thandeka Mokoena
45 Jacaranda Avenue, Hatfield, Pretoria, 0083
Cell: 082 555 0164 | thandeka@mail.example`),
    fields: { address: '45 Jacaranda Avenue, Hatfield', city: 'Pretoria', state: '', phone: '082 555 0164' },
  },
  {
    name: 'a South African unit with its province',
    pdf: head(`# Pieter van Niekerk
Unit 6 Protea Court, 17 Main Road, Rondebosch, Cape Town, Western Cape, 7700
+27 (0)21 555 0138 / +27 83 555 0119
pieter@mail.example`),
    fields: {
      address: 'Unit 6 Protea Court, 17 Main Road, Rondebosch',
      city: 'Cape Town',
      state: '',
    },
  },
  {
    name: 'a South African township with its extension',
    pdf: head(`# Lerato Dlamini
1187 Vilakazi Street, Orlando West, Soweto 1804, Gauteng
072 555 0101
lerato@mail.example`),
    fields: { address: '1187 Vilakazi Street, Orlando West', city: 'Soweto', phone: '072 555 0101' },
  },
  {
    name: 'a numbered street of a city of the United States with a direction',
    pdf: head(`# Darnell Whitlock
2218 W. 54th St., Apt. 3F, Chicago, IL 60609
312.555.0188 | darnell@mail.example`),
    fields: {
      address: '2218 W. 54th St., Apt. 3F',
      city: 'Chicago',
      state: '',
      zip: '60609',
      phone: '312.555.0188',
    },
  },
  {
    name: 'a post-office box of the United States',
    pdf: head(`# Savannah Kettering
P.O. Box 481, Sheridan, WY 82801
(307) 555-0139 · savannah@mail.example`),
    fields: { address: 'P.O. Box 481', city: 'Sheridan', state: '', zip: '82801' },
  },
  {
    name: 'a state road and a town over two lines',
    pdf: head(`# Emmett Vanderhoof
7741 County Road 12
Yellow Springs, Ohio 45387
Home: 937-555-0116   Cell: 937-555-0171
emmett@mail.example`),
    fields: { address: '7741 County Road 12', city: 'Yellow Springs', state: '', phone: '937-555-0171' },
  },
  {
    name: 'a way with a unit before the telephone on one line',
    pdf: head(`# Xiomara Del Rio
Santa Cruz, California 95060 ♦ 831-555-0104 ♦ xiomara@mail.example ♦ github.com/xdelrio`),
    fields: { city: 'Santa Cruz', phone: '831-555-0104', email: 'xiomara@mail.example' },
  },
  {
    name: 'a Kenyan box with its code before the town',
    pdf: head(`# Wanjiru Kamau
P.O. Box 30197-00100, Nairobi, Kenya
+254 712 555 016
wanjiru@mail.example`),
    fields: { city: 'Nairobi', address: 'P.O. Box 30197-00100', phone: '+254 712 555 016' },
  },
  {
    name: 'a town and its country behind a bar, which no list holds',
    pdf: head(`# Kwabena Osei-Tutu
Takoradi, Ghana | +233 24 555 0187 | kwabena@mail.example`),
    fields: { city: 'Takoradi', phone: '+233 24 555 0187' },
  },
  {
    name: 'a Philippine lot with a town that is called so',
    pdf: head(`# Jhun Mercado Dimaculangan
Blk 9 Lot 3, Rosal St., Brgy. San Roque, Tanauan City, Batangas 4232
jhun@mail.example`),
    fields: { address: 'Blk 9 Lot 3, Rosal St., Brgy. San Roque', city: 'Tanauan City' },
  },
  {
    name: 'the name of a father before the street',
    pdf: head(`# Kavya Narasimhan
Father's name: R. Narasimhan
kavya@mail.example`),
    fields: { address: '' },
  },
  {
    name: 'a Philippine village and barangay',
    pdf: head(`# Maria Corazon Villanueva-Reyes
Lot 8 Block 14, Camella Homes, Brgy. Talon, Las Piñas City, Philippines
0917 555 0182
corazon@mail.example`),
    fields: {
      address: 'Lot 8 Block 14, Camella Homes, Brgy. Talon',
      city: 'Las Piñas City',
      phone: '0917 555 0182',
    },
  },
];
