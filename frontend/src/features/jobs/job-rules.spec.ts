import { applyLink, shareTargets } from './share-targets';
import { limitOf } from './use-job-list-view';
import { departmentsOf, locationsOf, openAndClosed, tagsOf } from './job-rules';

const job = (department: string, location: string) => ({ department, location, isOpen: true });

describe('the list of jobs', () => {
  it.each([
    ['', 6],
    ['6', 6],
    ['7', 12],
    ['12', 12],
    ['-1', 6],
    ['abc', 6],
    ['9'.repeat(20), 6],
  ])('rounds %j in the URL up to whole pages', (text, limit) => {
    expect(limitOf(text)).toBe(limit);
  });

  it('lists each non-empty department and location once, in order', () => {
    const jobs = [job('Vendas', 'Curitiba'), job('Ética', ''), job('', 'Curitiba'), job('Vendas ', 'Águas')];
    expect(departmentsOf(jobs)).toEqual(['Ética', 'Vendas']);
    expect(locationsOf(jobs)).toEqual(['Águas', 'Curitiba']);
  });

  it('counts open and closed jobs', () => {
    const open = job('Vendas', 'Curitiba');
    expect(openAndClosed([open])).toBe('1 ativa · 0 inativas');
    expect(openAndClosed([open, open, { ...open, isOpen: false }])).toBe('2 ativas · 1 inativa');
  });

  it('shows six requirements and counts the others', () => {
    const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(tagsOf(eight)).toEqual({ shown: eight.slice(0, 6), more: 2 });
    expect(tagsOf(['a'])).toEqual({ shown: ['a'], more: 0 });
  });

  it('shares the encoded URL of the application form', () => {
    const link = applyLink('https://talentos.example', 101);
    expect(link).toBe('https://talentos.example/candidatura?jobId=101');
    for (const { href } of shareTargets(link, 'C&A + “ação”'))
      expect(new URL(href).href).toContain(encodeURIComponent(link));
  });
});
