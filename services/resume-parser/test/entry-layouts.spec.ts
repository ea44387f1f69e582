import { extract } from '../src/fields/extract.js';
import { parsePlainLines } from './plain-lines.js';

const read = (section: string, lines: string) =>
  extract(
    parsePlainLines(`# Bruna Leal\nbruna@gmail.com\n## ${section}\n${lines}\n## Idiomas\nInglês avançado`),
  );

const jobs = (lines: string) =>
  read('Experiência Profissional', lines).experiences.map(
    ({ position, company, startDate, endDate, isCurrent }) =>
      [position, company, startDate, isCurrent ? 'now' : endDate].join(' | '),
  );

const schools = (lines: string) =>
  read('Formação Acadêmica', lines).education.map(({ degree, institution, startDate, endDate, inProgress }) =>
    [degree, institution, startDate, inProgress ? 'goes on' : endDate].join(' | '),
  );

describe('the period of a job', () => {
  it.each([
    ['2016-01 - Atual', '2016-01 | now'],
    ['2017/06 ~ atual', '2017/06 | now'],
    ['2015-06 - 2017-12', '2015-06 | 2017-12'],
    ['Summer 2019 – Fall 2020', 'Summer 2019 | Fall 2020'],
    ['1º semestre de 2018 a 2º semestre de 2019', '1º semestre de 2018 | 2º semestre de 2019'],
    ['jan – mar 2019', 'jan 2019 | mar 2019'],
    ['jan/19 a fev/20', 'jan/19 | fev/20'],
    ['03.2018 até 02.2022', '03.2018 | 02.2022'],
    ['desde março de 2022', 'março de 2022 | now'],
    ['2022 em diante', '2022 | now'],
    ['01/2020 →', '01/2020 | now'],
    ['set/2020 – o momento', 'set/2020 | now'],
    ['Abril/2021 – Emprego atual', 'Abril/2021 | now'],
  ])('may be printed as %s', (printed, expected) => {
    expect(jobs(`Vendedora – Loja Sol\n${printed}\n• Atendimento ao público`)).toEqual([
      `Vendedora | Loja Sol | ${expected}`,
    ]);
  });

  it('may be one date', () => {
    expect(jobs('Vendedora – Loja Sol – 2018 a 2020\nEstagiária – Banco Lua (2017)')).toEqual([
      'Vendedora | Loja Sol | 2018 | 2020',
      'Estagiária | Banco Lua | 2017 | ',
    ]);
  });

  it('may be broken by a narrow column', () => {
    expect(
      jobs('03/2015 –   Vendedora\n02/2017   Loja Sol\n05/2012 –   Caixa\n01/2015   Mercado Lua'),
    ).toEqual(['Vendedora | Loja Sol | 03/2015 | 02/2017', 'Caixa | Mercado Lua | 05/2012 | 01/2015']);
  });

  it('may stand in columns of its own', () => {
    expect(
      jobs(
        'Empresa   Função   Entrada   Saída\nLoja Sol   Vendedora   01/2019   12/2021\nMercado Lua   Caixa   03/2015   12/2018',
      ),
    ).toEqual(['Vendedora | Loja Sol | 01/2019 | 12/2021', 'Caixa | Mercado Lua | 03/2015 | 12/2018']);
  });
});

describe('a job', () => {
  it.each([
    [
      'with the employer and the place over the position and the dates (LaTeX)',
      'Volare Mobility   Curitiba, Brasil\nEngenheira de Produto   2018 – 2020\n• Ensaios\nKessler Antriebe   Bochum\nEstagiária   2016 – 2018\n• Testes',
      [
        'Engenheira de Produto | Volare Mobility | 2018 | 2020',
        'Estagiária | Kessler Antriebe | 2016 | 2018',
      ],
    ],
    [
      'with the place behind the employer, before the position',
      'Hotel Farol, Salvador — Recepcionista\njan/2018 – dez/2019\nLojas Mariana, Lauro de Freitas — Caixa\n2016 – 2017',
      ['Recepcionista | Hotel Farol | jan/2018 | dez/2019', 'Caixa | Lojas Mariana | 2016 | 2017'],
    ],
    [
      'with the mode of work',
      'Analista de Dados\nBanco Lua · Remoto · 2019 – 2021\n• Painéis',
      ['Analista de Dados | Banco Lua | 2019 | 2021'],
    ],
    [
      'in capitals of the employer',
      'LOJAS BEM VESTIR – Franca/SP\nVendedora – 08/2019 a 07/2021\nCALÇADOS DONA ZICA – Sertãozinho/SP\nAuxiliar de estoque – 2009 a 2011',
      [
        'Vendedora | LOJAS BEM VESTIR | 08/2019 | 07/2021',
        'Auxiliar de estoque | CALÇADOS DONA ZICA | 2009 | 2011',
      ],
    ],
    [
      'with the labels of a form that is no title (Lattes)',
      '## Instituto Federal da Mata, IFM, Brasil.\n2018 – 2021 Vínculo: Celetista, Enquadramento funcional: Professora substituta, Carga horária: 20.',
      ['Professora substituta | Instituto Federal da Mata | 2018 | 2021'],
    ],
    [
      'between slashes',
      'Loja Sol / Vendedora / 2017 a 2019\nMercado Lua / Caixa / 2015 a 2017',
      ['Vendedora | Loja Sol | 2017 | 2019', 'Caixa | Mercado Lua | 2015 | 2017'],
    ],
    [
      'after a longer stay at one employer (LinkedIn)',
      'Bosque Autopeças\n5 anos 1 mês\nAnalista de Processos\njaneiro de 2019 - fevereiro de 2022 (3 anos 2 meses)\nHortolândia, São Paulo, Brasil\nKaizen e linhas.\nEstagiária de Engenharia\nfevereiro de 2017 - dezembro de 2018 (1 ano 11 meses)\nPneus Anhanguera\nAuxiliar\n2015 - 2016 (1 ano)\nBauru e Região, Brasil',
      [
        'Analista de Processos | Bosque Autopeças | janeiro de 2019 | fevereiro de 2022',
        'Estagiária de Engenharia | Bosque Autopeças | fevereiro de 2017 | dezembro de 2018',
        'Auxiliar | Pneus Anhanguera | 2015 | 2016',
      ],
    ],
    [
      'of two at one employer',
      '## PAPEL TIBAGI\nEngenheira Pleno (jul/2008 – fev/2012)\nTrainee (jan/2006 – jun/2008)\n• Balanços',
      [
        'Engenheira Pleno | PAPEL TIBAGI | jul/2008 | fev/2012',
        'Trainee | PAPEL TIBAGI | jan/2006 | jun/2008',
      ],
    ],
    [
      'without dates',
      'Gerente administrativa, Grupo Aurora\nAnalista financeira, Banco Meridional',
      ['Gerente administrativa | Grupo Aurora |  | ', 'Analista financeira | Banco Meridional |  | '],
    ],
    [
      'with a plain sentence under it',
      'Analista, Ilha Tech   jan 2018 – fev 2021\nPainéis de vendas e de estoque',
      ['Analista | Ilha Tech | jan 2018 | fev 2021'],
    ],
  ])('%s', (_layout, lines, expected) => {
    expect(jobs(lines)).toEqual(expected);
  });
});

describe('a school', () => {
  it.each([
    [
      'over its degree, with the dates at the right (LaTeX)',
      'Universidade Federal de Pernambuco   Recife, PE\nMestrado em Computação   mar. 2019 – dez. 2021\nUniversidade Católica   Recife, PE\nBacharelado em Física   2014 – 2018',
      [
        'Mestrado em Computação | Universidade Federal de Pernambuco | mar. 2019 | dez. 2021',
        'Bacharelado em Física | Universidade Católica | 2014 | 2018',
      ],
    ],
    [
      'under its degree, with the dates below',
      'Mestrado em Física\nUFES\n2016 – 2018\nBacharelado em Física\nUniversidade Vila Velha\n2011 – 2015',
      [
        'Mestrado em Física | UFES | 2016 | 2018',
        'Bacharelado em Física | Universidade Vila Velha | 2011 | 2015',
      ],
    ],
    [
      'with the course on a line of its own, over the degree',
      '## Gestão de Pessoas\nPós-graduação - Centro Universitário do Tibagi\n2019 - 2020 · Concluído\n## Administração\nBacharelado - Universidade do Norte\n2012 - 2015 · Concluído',
      [
        'Pós-graduação, Gestão de Pessoas | Centro Universitário do Tibagi | 2019 | 2020',
        'Bacharelado, Administração | Universidade do Norte | 2012 | 2015',
      ],
    ],
    [
      'without a word of a degree',
      'Arquitetura e Urbanismo\nUniversidade Litoral Norte\n2011 a 2015',
      ['Arquitetura e Urbanismo | Universidade Litoral Norte | 2011 | 2015'],
    ],
    [
      'with what says when it ended',
      'Ensino Médio – Colégio Pio XII – Conclusão: 12/2008\nTécnico em Mecânica – SENAI (concluído em 2010)',
      ['Ensino Médio | Colégio Pio XII |  | 12/2008', 'Técnico em Mecânica | SENAI |  | 2010'],
    ],
    [
      'with a thesis that is no study',
      'Universidade do Elba   Dresden\nDoutorado em Física   2015 – 2019\nTese: Transporte de sódio na Universidade do Saale\nOrientadora: Dra. Ana Prado',
      ['Doutorado em Física | Universidade do Elba | 2015 | 2019'],
    ],
    [
      'by its initials',
      'Ensino médio completo – C.E. Barão de Mauá – 2019\nSegundo grau – E.E. Otoniel Mota – 2001',
      ['Ensino médio completo | C.E. Barão de Mauá |  | 2019', 'Segundo grau | E.E. Otoniel Mota |  | 2001'],
    ],
    [
      'that goes on',
      'Mestranda em Computação – Universidade do Vale (previsão 2027)\n2025 – cursando   Técnico em Agropecuária – SENAR Petrolina',
      [
        'Mestranda em Computação | Universidade do Vale |  | goes on',
        'Técnico em Agropecuária | SENAR Petrolina | 2025 | goes on',
      ],
    ],
    [
      'of Lattes',
      '2004 - 2008   Doutorado em História Social. Universidade Federal do Rio de Janeiro, UFRJ, Brasil.\n2000 - 2002   Mestrado em História. Universidade Federal do Ceará, UFC, Brasil.',
      [
        'Doutorado em História Social | Universidade Federal do Rio de Janeiro | 2004 | 2008',
        'Mestrado em História | Universidade Federal do Ceará | 2000 | 2002',
      ],
    ],
  ])('%s', (_layout, lines, expected) => {
    expect(schools(lines)).toEqual(expected);
  });
});

describe('a very long résumé', () => {
  it.each([
    ['dates', '2019 – 2020 a 2021 até '],
    ['spaces', ' '.repeat(40) + 'a   '],
    ['commas', 'Vendedora, Loja Sol, '],
    ['brackets', '(2019 – (2020 – ('],
    ['labels', 'Cargo: Empresa: Período: '],
    ['months', 'jan – fev – mar '],
    ['initials', 'E.E.E.E. U.E. '],
  ])('of %s is read in a time that grows with its length', (_what, piece) => {
    const line = piece.repeat(Math.ceil(20_000 / piece.length));
    const text = Array.from({ length: 50 }, () => line).join('\n');
    expect(() => jobs(text)).not.toThrow();
    expect(() => schools(text)).not.toThrow();
  });

  it('of a degree in many capitalised words is read in a time that grows with its length', () => {
    const degree = `Bachelor Lanier${' Abcdef'.repeat(14)}`;
    expect(schools(`${degree}, 2010 – 2014`)).toEqual([`${degree} |  | 2010 | 2014`]);
  });
});

describe('a job in one of the usual forms', () => {
  const both = ['Vendedora | Loja Sol | 01/2019 | 12/2021', 'Caixa | Mercado Lua | 01/2015 | 12/2018'];
  it.each([
    [
      'labels on one line',
      'Empresa: Loja Sol | Cargo: Vendedora | Período: 01/2019 a 12/2021\nEmpresa: Mercado Lua | Cargo: Caixa | Período: 01/2015 a 12/2018',
    ],
    [
      'admission and dismissal on lines of their own',
      'Cargo: Vendedora\nEmpresa: Loja Sol\nAdmissão: 01/2019\nSaída: 12/2021\nCargo: Caixa\nEmpresa: Mercado Lua\nAdmissão: 01/2015\nSaída: 12/2018',
    ],
    [
      'the town between employer and position',
      'Loja Sol\nCampinas, Brasil\nVendedora\n01/2019 – 12/2021\n• Metas\nMercado Lua\nSerra, Brasil\nCaixa\n01/2015 – 12/2018\n• Troco',
    ],
    [
      'the position with the period over the employer with the town',
      'Vendedora (01/2019 – 12/2021)\nLoja Sol – São Paulo\nVendas e metas.\nCaixa (01/2015 – 12/2018)\nMercado Lua – Campinas\nTroco e fila.',
    ],
    [
      'the period between them',
      'Vendedora\n01/2019 – 12/2021\nLoja Sol, Vitória\nCaixa\n01/2015 – 12/2018\nMercado Lua, Serra',
    ],
    [
      'the period over all, and a detail behind the position',
      '01/2019 – 12/2021\nVendedora – Balcão\nLoja Sol\n01/2015 – 12/2018\nCaixa – Noite\nMercado Lua',
    ],
    [
      'a sentence',
      'Trabalhei como Vendedora na Loja Sol de 01/2019 a 12/2021.\nCaixa na empresa Mercado Lua de 01/2015 a 12/2018.',
    ],
    [
      'the employer in a town whose name is a state',
      'Vendedora – Loja Sol (São Paulo/SP) – 01/2019 a 12/2021\nCaixa – Mercado Lua, Rio de Janeiro, RJ – 01/2015 a 12/2018',
    ],
  ])('%s', (_form, lines) => {
    expect(jobs(lines)).toEqual(both);
  });
});

describe('a school in one of the usual forms', () => {
  it.each([
    [
      'labels',
      'Curso: Engenharia Civil\nInstituição: UFMG\nPeríodo: 2010 a 2014\nSituação: Concluído',
      ['Engenharia Civil | UFMG | 2010 | 2014'],
    ],
    [
      'the dates before a colon',
      '2010 – 2014: Engenharia Civil – UFMG\n2008 – 2009: Técnico em Edificações – CEFET-MG',
      ['Engenharia Civil | UFMG | 2010 | 2014', 'Técnico em Edificações | CEFET-MG | 2008 | 2009'],
    ],
    [
      'a year over each',
      '2018\nGraduação em Psicologia\nUniversidade Positivo\n2012\nEnsino Médio\nColégio Marista',
      [
        'Graduação em Psicologia | Universidade Positivo |  | 2018',
        'Ensino Médio | Colégio Marista |  | 2012',
      ],
    ],
    [
      'an English degree in initials',
      'Harvard University   Cambridge, MA\nA.B. in Economics, GPA 3.9   May 2020',
      ['A.B. in Economics | Harvard University |  | May 2020'],
    ],
    [
      'studies that go on, and one that ended',
      'Cursando Administração – 3º semestre – Universidade Cruzeiro do Sul\nEnsino médio concluído em 2020 – Escola Estadual São José',
      [
        'Administração | Universidade Cruzeiro do Sul |  | goes on',
        'Ensino médio | Escola Estadual São José |  | 2020',
      ],
    ],
  ])('%s', (_form, lines, expected) => {
    expect(schools(lines)).toEqual(expected);
  });
});
