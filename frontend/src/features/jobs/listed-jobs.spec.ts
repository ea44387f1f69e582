import { job } from '../../testing/fixtures/jobs';
import { figuresOf } from './job-rules';
import { isShownBy, listedJobs, pageOf } from './listed-jobs';
import { listAddress } from './use-job-list-view';

/** Fourteen jobs, of which every other one is in sales. */
const ALL = Array.from({ length: 14 }, (_, index) =>
  job(index + 1, `Vaga ${index + 1}`, { department: index % 2 ? 'Vendas' : 'Engenharia' }),
);
const FIRST = { search: '', department: '', type: '', location: '', page: 1, limit: 6 };
const preview = (named: { department: string; page: number }) => ({
  figures: figuresOf(ALL),
  page: pageOf(ALL, named),
});
const ids = (jobs: ReadonlyArray<{ id: number }> | undefined) => jobs?.map(({ id }) => id);

describe('the jobs on the screen', () => {
  it('are those that came with the page, until another view needs all of them', () => {
    const known = { all: undefined, preview: preview({ department: '', page: 1 }) };
    expect(ids(listedJobs({ ...known, view: FIRST })?.jobs)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const change of [
      { search: 'vaga' },
      { department: 'Vendas' },
      { type: 'CLT' },
      { location: 'Curitiba' },
      { page: 2 },
      { limit: 12 },
    ])
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

  it('are those of the chosen type and place; values that no job has are ignored', () => {
    const jobs = [
      job(1, 'Vaga 1', { type: 'PJ', location: 'Lapa' }),
      job(2, 'Vaga 2', { type: 'PJ' }),
      job(3, 'Vaga 3'),
    ];
    const shown = (change: object) =>
      ids(listedJobs({ all: jobs, preview: undefined, view: { ...FIRST, ...change } })?.jobs);
    expect(shown({ type: 'PJ' })).toEqual([1, 2]);
    expect(shown({ type: 'PJ', location: 'Lapa' })).toEqual([1]);
    expect(shown({ type: 'Voluntário', location: 'Marte' })).toEqual([1, 2, 3]);
  });

  it('have an address for each page of each department', () => {
    expect(listAddress({ department: '', page: 1 })).toBe('/vagas');
    expect(listAddress({ department: 'Gente & Gestão', page: 3 })).toBe(
      '/vagas?area=Gente+%26+Gest%C3%A3o&pagina=3',
    );
  });
});

describe('the counts beside the values of the filters', () => {
  const jobs = [
    job(1, 'Pessoa Vendedora', { department: 'Vendas', type: 'PJ', location: 'Lapa' }),
    job(2, 'Pessoa Vendedora', { department: 'Vendas ', type: 'CLT' }),
    job(3, 'Pessoa Contadora', { department: 'Finanças', type: 'CLT' }),
    job(4, 'Pessoa Programadora', { department: '', type: 'Remoto' }),
  ];
  const countsOf = (change: object) =>
    listedJobs({ all: jobs, preview: undefined, view: { ...FIRST, ...change } })?.counts;

  it('are the jobs that the list has with the value', () => {
    expect(countsOf({})).toEqual({
      department: [
        ['', 4],
        ['Finanças', 1],
        ['Vendas', 2],
      ],
      type: [
        ['', 4],
        ['CLT', 2],
        ['PJ', 1],
        ['Remoto', 1],
      ],
      location: [
        ['', 4],
        ['Curitiba', 3],
        ['Lapa', 1],
      ],
    });
  });

  it.each([{}, { search: 'pessoa ve' }, { type: 'CLT' }, { department: 'Vendas', location: 'Curitiba' }])(
    'agree with the list under %j',
    (change) => {
      const counts = countsOf(change)!;
      for (const name of ['department', 'type', 'location'] as const)
        for (const [value, count] of counts[name]) {
          const view = { ...FIRST, ...change, [name]: value };
          const total = listedJobs({ all: jobs, preview: undefined, view })?.total;
          expect([name, value, count]).toEqual([name, value, total]);
        }
    },
  );

  it('are the same in the page as served', () => {
    const { page } = preview({ department: 'Vendas', page: 1 });
    const view = { ...FIRST, department: 'Vendas' };
    expect(page.counts).toEqual(listedJobs({ all: ALL, preview: undefined, view })?.counts);
    expect(page.counts.department).toEqual([
      ['', 14],
      ['Engenharia', 7],
      ['Vendas', 7],
    ]);
  });
});

describe('figures', () => {
  it('count open jobs only', () => {
    const closed = job(99, 'Antiga', { department: 'Outra', location: 'Lapa', isOpen: false });
    expect(figuresOf([...ALL, closed])).toEqual({
      open: 14,
      departments: 2,
      locations: 1,
    });
  });
});
