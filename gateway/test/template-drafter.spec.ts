import { modeOf, writeDraft } from '../src/ai/template-drafter.js';

describe('the template drafter', () => {
  it.each([
    ['Gere a descrição da vaga: Dev', 'description'],
    ['Liste os requisitos separados por vírgula para: Dev', 'requirements'],
    ['Sugira benefícios, em lista: Dev', 'benefits'],
    ['Pessoa Designer', 'description'],
  ] as const)('understands «%s»', (prompt, mode) => {
    expect(modeOf({ prompt })).toBe(mode);
  });

  it('finds skills, seniority and field in the request', () => {
    const text = writeDraft({
      prompt: 'Liste os requisitos: Pessoa Engenheira de Software Sênior com Node.js, PostgreSQL e inglês',
    });
    expect(text.split(', ')).toEqual(
      expect.arrayContaining([
        'Node.js',
        'PostgreSQL',
        'Inglês',
        'Experiência sólida na área',
        'Testes automatizados',
      ]),
    );
    expect(text).not.toMatch(/Java,|, Go\b/);
  });

  it('names role and team in a description', () => {
    const text = writeDraft({
      prompt: 'x',
      mode: 'description',
      title: 'Analista de Dados Júnior',
      department: 'Dados',
    });
    expect(text).toMatch(/^Buscamos Analista de Dados Júnior para o time de Dados\. Você vai transformar/);
    expect(text.split('\n\n').length).toBe(3);
  });

  it('chooses benefits by the place of work', () => {
    expect(writeDraft({ prompt: 'Benefícios para: vaga remota' })).toMatch(
      /^Trabalho remoto, Auxílio home office/,
    );
    expect(writeDraft({ prompt: 'Benefícios para: vaga presencial' })).toMatch(/^Vale-transporte/);
  });

  it('gives the same text for the same request', () => {
    const input = { prompt: 'Descrição: Gerente de Produto' };
    expect(writeDraft(input)).toBe(writeDraft(input));
  });
});
