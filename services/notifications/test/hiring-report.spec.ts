import { hiringReport } from '../src/emails/hiring-report.js';

const process = (id: number, name = `Ana ${id}`) => ({
  id,
  name,
  position: 'Pessoa Desenvolvedora',
  hiringStep: 'documents' as const,
  lastUpdateDate: '2026-11-20T12:00:00.000Z',
});

const write = (processes = [process(1)], at = '2026-11-21T18:00:00Z') =>
  hiringReport({
    firstName: 'Maria',
    at: new Date(at),
    dashboardUrl: 'https://talentos.example/hiring-dashboard',
    summary: {
      totalCandidates: 8,
      candidatesInHiringProcess: 1,
      candidatesHired: 3,
      candidatesApproved: 3,
      candidatesReachedHiring: 3,
      pendingOffers: 0,
      documentsInProcess: 1,
      onboardingInProgress: 0,
      completedProcesses: 3,
    },
    stages: [{ step: 'documents', label: 'Documentação', candidates: 1 }],
    months: [{ month: '2026-11', hires: 3 }],
    processes,
  });

describe('hiring report', () => {
  it('contains the figures of the dashboard', () => {
    const { subject, text, html } = write();
    expect(subject).toBe('Relatório de contratações — 21/11/2026');
    expect(text).toContain('Olá, Maria!');
    expect(text).toContain('Você recebeu este relatório porque o pediu');
    for (const words of ['Taxa de conversão: 38%', 'Documentação: 1', 'novembro de 2026: 3'])
      expect(text).toContain(words);
    expect(html).toContain('Documentação (60%)');
  });

  it('says of a list without entries that there are none', () => {
    expect(write([]).text).toContain('Nenhum registro: –');
  });

  it('attaches a spreadsheet of all data with escaped formulas', () => {
    const [file] = write([
      process(1, '=SOMA(A1)'),
      ...Array.from({ length: 30 }, (_, at) => process(at + 2)),
    ]).attachments;
    expect(file?.filename).toBe('contratacoes-2026-11-21.csv');
    expect(file?.content.startsWith('\ufeff')).toBe(true);
    const rows = (file?.content ?? '')
      .slice(1)
      .trim()
      .split('\r\n')
      .map((row) => row.split(';'));
    expect(rows[0]).toEqual(['Seção', 'Item', 'Vaga', 'Valor', 'Última atualização']);
    expect(rows).toContainEqual(['Totais', 'Contratados', '', '3', '']);
    const processes = rows.filter(([section]) => section === 'Processos em andamento');
    expect(processes).toHaveLength(31);
    expect(processes[0]?.slice(1)).toEqual([
      "'=SOMA(A1)",
      'Pessoa Desenvolvedora',
      'Documentação (60%)',
      '20/11/2026',
    ]);
  });

  it('leaves no control characters in the spreadsheet', () => {
    const [file] = write([process(1, 'Ana\u0002 Lima\v')]).attachments;
    expect(file?.content).toContain(';Ana  Lima ;');
  });

  it.each([
    ['2026-11-22T00:30:00Z', '2026-11-21'],
    ['2026-11-22T02:59:59Z', '2026-11-21'],
    ['2027-01-01T01:00:00Z', '2026-12-31'],
    ['2026-11-22T03:00:00Z', '2026-11-22'],
  ])('of %s has the day of São Paulo in the name of its file, %s', (at, day) => {
    expect(write(undefined, at).attachments[0]?.filename).toBe(`contratacoes-${day}.csv`);
  });

  it('lists twenty processes and counts the others', () => {
    const { text } = write(Array.from({ length: 25 }, (_, at) => process(at + 1)));
    expect(text).toContain('Outros: 5 na planilha');
  });
});
