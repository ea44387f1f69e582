import { render, screen } from '@testing-library/react';
import { Background } from './background';

const PERIODS = [
  { startDate: '2019-03-01', endDate: '2021-02-01', isCurrent: false, text: '03/2019 – 02/2021' },
  { startDate: '2019-03-01', endDate: null, isCurrent: true, text: '03/2019 – atual' },
  { startDate: '2019-03-01', endDate: null, isCurrent: false, text: '03/2019' },
  { startDate: '2019-03-01', endDate: '2019-03-31', isCurrent: false, text: '03/2019' },
  // A résumé that states years alone is stored from January to December.
  { startDate: '2014-01-01', endDate: '2014-12-01', isCurrent: false, text: '2014' },
  { startDate: '2014-01-01', endDate: '2014-01-01', isCurrent: false, text: '2014' },
  { startDate: '2011-01-01', endDate: '2014-12-01', isCurrent: false, text: '2011 – 2014' },
];

it.each(PERIODS)('shows a job of $startDate to $endDate as $text', ({ text, ...dates }) => {
  const job = { id: 1, company: 'Padaria São João', position: 'Atendente', description: null, ...dates };
  render(<Background experiences={[job]} education={[]} />);
  expect(screen.getByText(text)).toBeTruthy();
});
