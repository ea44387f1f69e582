import { printed, type Piece } from '../printed.js';
import type { Habit } from './habit.js';

/** Name and contacts side by side, as moderncv prints them, and below them dates that end at 115 points and texts at 125. */
function withContactsAtRight(contacts: string[], rows: [left: string, right: string][]): Uint8Array {
  const head: Piece[] = [
    { text: 'Rosamund Achterberg', x: 42, y: 70, size: 24 },
    { text: 'Control Engineer', x: 42, y: 92, size: 13 },
    ...contacts.map((text, at) => ({ text, x: 550 - text.length * 4, y: 50 + at * 11, size: 8 })),
  ];
  const body = rows.flatMap(([left, right], at): Piece[] => {
    const y = 130 + at * 15;
    if (left === '#') return [{ text: right, x: 125, y, size: 13 }];
    return [
      ...(left === '' ? [] : [{ text: left, x: 115 - left.length * 4.5, y, size: 9 }]),
      { text: right, x: 125, y, size: 9 },
    ];
  });
  return printed({ pages: [[...head, ...body]] });
}

/** Names and contacts side by side, above sections that take the whole width or begin on one row. */
export const PAGE_HEADS: Habit[] = [
  {
    name: 'contacts at the right of the name, above entries of which some are wide',
    pdf: () =>
      withContactsAtRight(
        ['8 Quay Street, Hull, UK', '+44 7700 900123', 'r.achterberg@example.com', 'in/achterberg'],
        [
          ['#', 'Education'],
          ['2012–2014', 'MSc in Control, Ashby College, Leeds.'],
          [
            '2009–2012',
            'BSc in Electrical Engineering, University of Whitby and the Humber, Whitby, United Kingdom.',
          ],
          ['#', 'Experience'],
          ['2019–Present', 'Lead Engineer, Harrow Drives, Leeds.'],
          ['', 'Drives for tram depots of the north, and a team of six engineers in two towns.'],
          ['2014–2019', 'Automation Engineer, Crosby Robotics, York.'],
        ],
      ),
    fields: { email: 'r.achterberg@example.com', city: 'Hull' },
    jobs: [
      'Lead Engineer | Harrow Drives | 2019 | now',
      'Automation Engineer | Crosby Robotics | 2014 | 2019',
    ],
    schools: [
      'MSc in Control | Ashby College | 2012 | 2014',
      'BSc in Electrical Engineering | University of Whitby and the Humber | 2009 | 2012',
    ],
  },
  {
    name: 'contacts at the right of the name, above entries with places and dates at the right',
    pdf: () =>
      printed({
        pages: [
          [
            { text: 'Rosamund Achterberg', x: 42, y: 70, size: 24 },
            ...['8 Quay Street', 'Hull, UK', '+44 7700 900123', 'r.achterberg@example.com'].map(
              (text, at) => ({
                text,
                x: 550 - text.length * 4,
                y: 50 + at * 11,
                size: 8,
              }),
            ),
            { text: 'Experience', x: 42, y: 130, size: 13 },
            { text: 'Harrow Drives', x: 42, y: 150, bold: true },
            { text: 'Leeds', x: 525, y: 150 },
            { text: 'Lead Engineer', x: 42, y: 163 },
            { text: '2019–Present', x: 490, y: 163 },
            { text: '• Drives for tram depots', x: 50, y: 176 },
            { text: '• Two towns', x: 50, y: 189 },
            { text: 'Crosby Robotics', x: 42, y: 205, bold: true },
            { text: 'York', x: 530, y: 205 },
            { text: 'Automation Engineer', x: 42, y: 218 },
            { text: '2014–2019', x: 505, y: 218 },
            { text: '• Arms for bakeries', x: 50, y: 231 },
            { text: 'Education', x: 42, y: 260, size: 13 },
            { text: 'Ashby College', x: 42, y: 280, bold: true },
            { text: 'Leeds', x: 525, y: 280 },
            { text: 'MSc in Control', x: 42, y: 293 },
            { text: '2012–2014', x: 505, y: 293 },
          ],
        ],
      }),
    fields: { email: 'r.achterberg@example.com', city: 'Hull' },
    jobs: [
      'Lead Engineer | Harrow Drives | 2019 | now',
      'Automation Engineer | Crosby Robotics | 2014 | 2019',
    ],
    schools: ['MSc in Control | Ashby College | 2012 | 2014'],
  },
  {
    name: 'two columns whose headings stand on one row, below contacts in three places of a row',
    pdf: () =>
      printed({
        pages: [
          [
            { text: 'Rosamund Achterberg', x: 42, y: 60, size: 22 },
            { text: 'r.achterberg@example.com', x: 42, y: 80, size: 8 },
            { text: '+44 7700 900123', x: 170, y: 80, size: 8 },
            { text: '8 Quay Street', x: 320, y: 80, size: 8 },
            { text: 'Hull, UK', x: 42, y: 92, size: 8 },
            { text: 'github.com/achterberg', x: 170, y: 92, size: 8 },
            ...['Experience', 'Life philosophy'].map((text, at) => ({
              text,
              x: 42 + at * 278,
              y: 120,
              size: 13,
            })),
            { text: 'Lead Engineer', x: 42, y: 138, size: 11 },
            { text: 'Work, then write it down.', x: 320, y: 138, size: 9 },
            { text: 'Harrow Drives', x: 42, y: 151, size: 9, bold: true },
            { text: 'Mar 2019 – Ongoing', x: 42, y: 163, size: 8 },
            { text: '• Drives for tram depots', x: 46, y: 175, size: 9 },
            { text: 'Education', x: 320, y: 170, size: 13 },
            { text: '• Two towns', x: 46, y: 187, size: 9 },
            { text: 'MSc in Control', x: 320, y: 190, size: 11 },
            { text: 'Automation Engineer', x: 42, y: 205, size: 11 },
            { text: 'Ashby College', x: 320, y: 202, size: 9, bold: true },
            { text: 'Crosby Robotics', x: 42, y: 218, size: 9, bold: true },
            { text: '2012 – 2014', x: 320, y: 214, size: 8 },
            { text: 'Jan 2014 – Feb 2019', x: 42, y: 230, size: 8 },
          ],
        ],
      }),
    fields: { address: '8 Quay Street', city: 'Hull' },
    jobs: [
      'Lead Engineer | Harrow Drives | 2019-03 | now',
      'Automation Engineer | Crosby Robotics | 2014-01 | 2019-02',
    ],
    schools: ['MSc in Control | Ashby College | 2012 | 2014'],
  },
];
