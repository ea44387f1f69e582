import { groupSlots } from './slots';

const slot = (time: string, period: 'morning' | 'afternoon') => ({ time, period });

describe('groupSlots', () => {
  it('groups slots into morning and afternoon', () => {
    const groups = groupSlots([
      slot('09:00', 'morning'),
      slot('11:45', 'morning'),
      slot('13:00', 'afternoon'),
    ]);
    expect(groups.map(({ heading, slots }) => [heading, slots.map(({ time }) => time)])).toEqual([
      ['Manhã', ['09:00', '11:45']],
      ['Tarde', ['13:00']],
    ]);
  });

  it('leaves out an empty group', () => {
    expect(groupSlots([slot('13:00', 'afternoon')]).map(({ heading }) => heading)).toEqual(['Tarde']);
    expect(groupSlots([])).toEqual([]);
  });
});
