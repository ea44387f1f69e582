import { addressOf, filterOf, shownRange, viewOf } from './candidate-filters';

const view = { job: '', status: '', search: '', page: 1 };

describe('the filters of the candidates', () => {
  it('live in the address', () => {
    expect(viewOf(new URLSearchParams('job=101&page=3'))).toEqual({ ...view, job: '101', page: 3 });
    expect(viewOf(new URLSearchParams('page=-1'))).toEqual(view);
    expect(addressOf({ ...view, page: 3 }, { status: 'new' }).toString()).toBe('status=new');
    expect(addressOf({ ...view, job: 'talent-bank' }, { page: 2 }).toString()).toBe('job=talent-bank&page=2');
  });

  it('ask only for what was chosen', () => {
    expect(filterOf({ job: '', status: '', search: '  ' })).toEqual({});
    expect(filterOf({ job: '101', status: 'approved,hired', search: ' ana ' })).toEqual({
      job: '101',
      status: ['approved', 'hired'],
      search: 'ana',
    });
  });

  it('say which candidates are shown', () => {
    expect(shownRange(1, 10, 8)).toBe('Mostrando 1-8 de 8 candidatos');
    expect(shownRange(3, 10, 25)).toBe('Mostrando 21-25 de 25 candidatos');
    expect(shownRange(1, 10, 0)).toBe('Mostrando 0-0 de 0 candidatos');
  });
});
