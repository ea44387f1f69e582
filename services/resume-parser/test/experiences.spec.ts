import { extract } from '../src/extract.js';
import { parsePlainLines } from './plain-lines.js';

const of = (jobs: string) =>
  extract(
    parsePlainLines(
      `# Bruna Leal\nbruna@gmail.com\n## Experiência Profissional\n${jobs}\n## Idiomas\nInglês avançado`,
    ),
  );

describe('experiences', () => {
  it.each([
    ['on one line', 'Vendedora – Loja Sol – jan/2019 a dez/2021\n• Atendimento'],
    ['with the titles above the dates', '## Loja Sol\nVendedora\njan/2019 - dez/2021\n• Atendimento'],
    ['with the dates at the right', 'Loja Sol   jan/2019 - dez/2021\nVendedora\n• Atendimento'],
    ['with the period first', 'jan/2019 – dez/2021: Vendedora – Loja Sol\n• Atendimento'],
    ['with labels', 'Empresa: Loja Sol\nCargo: Vendedora\nPeríodo: jan/2019 a dez/2021\n• Atendimento'],
  ])('%s', (_how, jobs) => {
    expect(of(jobs).experiences).toEqual([
      {
        position: 'Vendedora',
        company: 'Loja Sol',
        startDate: 'jan/2019',
        endDate: 'dez/2021',
        isCurrent: false,
        description: 'Atendimento',
      },
    ]);
  });

  it('are kept apart, and the present one is marked', () => {
    const { experiences } = of(
      '## Loja Sol\nVendedora\nMarço 2021 - Atualmente\n• Metas\n## Mercado Lua\nCaixa\n2018 - 2020\n• Troco',
    );
    expect(experiences.map((job) => [job.position, job.company, job.isCurrent, job.description])).toEqual([
      ['Vendedora', 'Loja Sol', true, 'Metas'],
      ['Caixa', 'Mercado Lua', false, 'Troco'],
    ]);
  });
});

describe('education entries', () => {
  it('name the school, the degree and whether it goes on', () => {
    const { education } = extract(
      parsePlainLines(
        '# Bruna Leal\n## Formação\nMestrado em Letras – UFES – 2023 - atual\nBacharelado em Letras\nUniversidade Vila Velha | 2016 - 2020\n## Idiomas\nInglês avançado',
      ),
    );
    expect(education).toEqual([
      {
        institution: 'UFES',
        degree: 'Mestrado em Letras',
        level: 'Mestrado',
        startDate: '2023',
        endDate: '',
        inProgress: true,
      },
      {
        institution: 'Universidade Vila Velha',
        degree: 'Bacharelado em Letras',
        level: 'Graduação',
        startDate: '2016',
        endDate: '2020',
        inProgress: false,
      },
    ]);
  });
});
