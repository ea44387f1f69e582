import { studyPartsOf } from '../src/fields/education/study-parts.js';
import { extract } from '../src/fields/extract.js';
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
    [
      'with admission and dismissal',
      'Empresa: Loja Sol\nFunção: Vendedora\nAdmissão: jan/2019 Demissão: dez/2021\n• Atendimento',
    ],
    ['with its text behind the period', 'Vendedora. Loja Sol. jan/2019 a dez/2021. Atendimento'],
    ['with the trade in small letters', 'Loja Sol, vendedora, de jan/2019 até dez/2021\n• Atendimento'],
    ['with the duration beside', 'Vendedora\nLoja Sol\njan/2019 - dez/2021 (3 anos)\n• Atendimento'],
    [
      'in the Europass form',
      'Datas jan/2019 - dez/2021\nFunção ou cargo ocupado Vendedora\nNome e endereço do empregador Loja Sol\nPrincipais atividades Atendimento',
    ],
    ['in a table', 'Período   Empresa   Função\njan/2019 a dez/2021   Loja Sol   Vendedora\n• Atendimento'],
  ])('%s', (_how, jobs) => {
    expect(of(jobs).experiences.map((job) => ({ ...job, position: job.position.replace('v', 'V') }))).toEqual(
      [
        {
          position: 'Vendedora',
          company: 'Loja Sol',
          startDate: 'jan/2019',
          endDate: 'dez/2021',
          isCurrent: false,
          description: 'Atendimento',
        },
      ],
    );
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

describe('experiences with titles of several parts', () => {
  it.each([
    [
      'a position that the cell of a table broke',
      '2015 – 2019   Head of   Ashby School\nDepartment\n• Led eight teachers\n2010 – 2015   Teacher   Moor School',
      [
        ['Head of Department', 'Ashby School'],
        ['Teacher', 'Moor School'],
      ],
    ],
    [
      'the vessels of a seafarer',
      'Second Officer   Jan 2019 – Mar 2021\nMV Ocean Star, Maersk Line\n• Watchkeeping\nThird Officer   Jan 2016 – Dec 2018\nMT Gulf Pride, Stena Bulk\n• Deck watch',
      [
        ['Second Officer', 'Maersk Line'],
        ['Third Officer', 'Stena Bulk'],
      ],
    ],
    [
      'a vessel where no line is named',
      'Second Officer – MV Ocean Star – Jan 2019 – Mar 2021',
      [['Second Officer', 'MV Ocean Star']],
    ],
    [
      'a study among stays at universities',
      'Research Fellow, University of Oxford   2016 – 2019\n• Trials\nDPhil in Oncology, University of Oxford   2012 – 2016\n• Thesis',
      [['Research Fellow', 'University of Oxford']],
    ],
  ])('%s', (_what, jobs, expected) => {
    expect(of(jobs).experiences.map(({ position, company }) => [position, company])).toEqual(expected);
  });
});

describe('experiences in few words', () => {
  it.each([
    ['Desde 2020: Vendedora na Loja Sol', ['Vendedora', 'Loja Sol', '2020', '', true]],
    ['2020 –   Vendedora, Loja Sol', ['Vendedora', 'Loja Sol', '2020', '', true]],
    ['Entre 2003 e 2010 fui vendedora da Loja Sol.', ['vendedora', 'Loja Sol', '2003', '2010', false]],
    [
      'Loja Sol – 2016 até a presente data\nGerente Comercial: metas',
      ['Gerente Comercial', 'Loja Sol', '2016', '', true],
    ],
  ])('%s', (line, expected) => {
    const [job] = of(line).experiences;
    expect([job?.position, job?.company, job?.startDate, job?.endDate, job?.isCurrent]).toEqual(expected);
  });
});

describe('education entries', () => {
  it('pass over a row of dots as long as a file, whose square would take hours', () => {
    expect(studyPartsOf(`BSc Nursing${'.'.repeat(1_000_000)}a`).map(({ kind }) => kind)).toEqual(['degree']);
  });

  it('take no label and no grade into the name of a degree or a school', () => {
    const studies = (text: string) =>
      extract(parsePlainLines(`# John Doe\n## Education\n${text}\n## Skills\nPython`)).education.map(
        ({ degree, institution, level, endDate }) => [degree, institution, level, endDate],
      );
    expect(
      studies(
        'Qualification: National Diploma in Tourism\nInstitution: Ashby University\nYear completed: 2014',
      ),
    ).toEqual([['National Diploma in Tourism', 'Ashby University', 'Técnico', '2014']]);
    expect(studies('BSc (Hons) Nursing, Second class honours, Ashby University, 2014')).toEqual([
      ['BSc (Hons) Nursing', 'Ashby University', 'Graduação', '2014'],
    ]);
    expect(studies('LL.M. in Corporate Law, Ashby University, 2015')).toEqual([
      ['LL.M. in Corporate Law', 'Ashby University', 'Mestrado', '2015'],
    ]);
  });

  it('take the school above its degree where the list opens with one', () => {
    const { education } = extract(
      parsePlainLines(
        '# John Doe\n## Education\nRice University\nMaster of Science, Physics, 2014\nYale University\nBachelor of Arts, History, 2012\n## Skills\nPython',
      ),
    );
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Master of Science, Physics', 'Rice University'],
      ['Bachelor of Arts, History', 'Yale University'],
    ]);
  });

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
