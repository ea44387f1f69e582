import { byUrgency, sortBonuses } from '../src/domain/index.js';

const bonus = (candidateName: string | null, paymentStatus: string, totalBonusAmount = 500) => ({
  candidateName,
  paymentStatus,
  totalBonusAmount,
  jobTitle: null,
  referrerName: null,
  statusLabel: '',
  hold: null,
  isHired: true,
  hireDate: null,
  firstBonusPaid: false,
  firstBonusDueDate: null,
  secondBonusDueDate: null,
});
const ROWS = [
  bonus('Carla', 'awaiting_hire', 300),
  bonus('Álvaro', 'suspended', 900),
  bonus(null, 'overdue'),
  bonus('Bia', 'overdue'),
];
const namesOf = (rows: typeof ROWS | undefined) => rows?.map(({ candidateName }) => candidateName);

describe('a list of bonuses', () => {
  it('begins with what has to be paid or decided, in the order of the server', () => {
    expect(namesOf(byUrgency(ROWS))).toEqual([null, 'Bia', 'Álvaro', 'Carla']);
  });

  it('is sorted by a column in Portuguese order, with erased people last in both directions', () => {
    expect(namesOf(sortBonuses(ROWS, 'candidate'))).toEqual(['Álvaro', 'Bia', 'Carla', null]);
    expect(namesOf(sortBonuses(ROWS, '-candidate'))).toEqual(['Carla', 'Bia', 'Álvaro', null]);
    expect(namesOf(sortBonuses(ROWS, '-total'))).toEqual(['Álvaro', null, 'Bia', 'Carla']);
  });

  it('stays as it is without a column, and has no column of another name', () => {
    expect(namesOf(sortBonuses(ROWS, ''))).toEqual(namesOf(ROWS));
    expect(sortBonuses(ROWS, 'constructor')).toBeUndefined();
    expect(sortBonuses(ROWS, '-senha')).toBeUndefined();
  });
});
