import { job } from '../../testing/fixtures/jobs';
import { figuresOf, pageOf } from './job-rules';
import { isShownBy, listedJobs } from './listed-jobs';
import { listAddress } from './use-job-list-view';

/** Fourteen jobs, of which every other one is in sales. */
const ALL = Array.from({ length: 14 }, (_, index) =>
  job(index + 1, `Vaga ${index + 1}`, { department: index % 2 ? 'Vendas' : 'Engenharia' }),
);
const FIRST = { search: '', department: '', page: 1, limit: 6 };
const preview = (named: { department: string; page: number }) => ({
  figures: figuresOf(ALL),
  page: pageOf(ALL, named),
});
const ids = (jobs: ReadonlyArray<{ id: number }> | undefined) => jobs?.map(({ id }) => id);

describe('the jobs on the screen', () => {
  it('are those that came with the page, until another view needs all of them', () => {
    const known = { all: undefined, preview: preview({ department: '', page: 1 }) };
    expect(ids(listedJobs({ ...known, view: FIRST })?.jobs)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const change of [{ search: 'vaga' }, { department: 'Vendas' }, { page: 2 }, { limit: 12 }])
      expect(listedJobs({ ...known, view: { ...FIRST, ...change } })).toBeUndefined();
  });

  it.each([
    [{ department: '', page: 2 }, [7, 8, 9, 10, 11, 12], true],
    [{ department: 'Vendas', page: 2 }, [14], false],
    [{ department: '', page: 9 }, [13, 14], false],
    [{ department: 'Marcenaria', page: 1 }, [1, 2, 3, 4, 5, 6], true],
  ])('are the same from the preview and from all jobs at %j', (named, shown, hasMore) => {
    const view = { ...FIRST, ...named };
    const fromPreview = listedJobs({ all: undefined, preview: preview(named), view });
    expect([ids(fromPreview?.jobs), fromPreview?.hasMore]).toEqual([shown, hasMore]);
    expect(listedJobs({ all: ALL, preview: undefined, view })).toEqual(fromPreview);
    expect(isShownBy(preview(named), view)).toBe(true);
  });

  it('are all that match the search, across departments and pages', () => {
    const view = { ...FIRST, search: 'VAGA 1' };
    expect(listedJobs({ all: ALL, preview: undefined, view })).toMatchObject({ total: 6, hasMore: false });
  });

  it('have an address for each page of each department', () => {
    expect(listAddress({ department: '', page: 1 })).toBe('/vagas');
    expect(listAddress({ department: 'Gente & Gestão', page: 3 })).toBe(
      '/vagas?area=Gente+%26+Gest%C3%A3o&pagina=3',
    );
  });
});

describe('figures', () => {
  it('count open jobs only', () => {
    const closed = job(99, 'Antiga', { department: 'Outra', location: 'Lapa', isActive: false });
    expect(figuresOf([...ALL, closed])).toEqual({
      open: 14,
      departments: ['Engenharia', 'Vendas'],
      locations: 1,
    });
  });
});
