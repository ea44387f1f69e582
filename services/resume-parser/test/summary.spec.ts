import { fieldsOf } from './documents.js';

describe('the summary', () => {
  it('is the experience section, without what follows it', () => {
    const { experienceSummary } = fieldsOf(
      '# Bruna Leal\n## Experiência Profissional\nLoja Sol – Vendedora – 2019 a 2021\n• Atendimento e caixa\n## Idiomas\nInglês avançado',
    );
    expect(experienceSummary).toContain('Loja Sol – Vendedora');
    expect(experienceSummary).toContain('Atendimento e caixa');
    expect(experienceSummary).not.toContain('Inglês');
  });

  it('is found under numbered headings', () => {
    expect(
      fieldsOf(
        '# Bruna Leal\nII – FORMAÇÃO\nDireito, UFES, 2012\nIII – EXPERIÊNCIA PROFISSIONAL\nLoja Sol – Vendedora – 2019 a 2021\nIV – IDIOMAS\nInglês',
      ).experienceSummary,
    ).toBe('Loja Sol – Vendedora – 2019 a 2021');
  });

  it("begins with the person's own profile", () => {
    const { experienceSummary } = fieldsOf(
      '# Bruna Leal\n## Resumo\nVendedora com dez anos de loja.\n## Experiência\nLoja Sol – 2019 a 2021',
    );
    expect(experienceSummary.startsWith('Vendedora com dez anos de loja.')).toBe(true);
  });

  it('is found behind a label as well', () => {
    expect(
      fieldsOf(
        'Nome: Bruna Leal\nEscolaridade: Ensino médio\nExperiência: Jovem aprendiz na Drogaria Saúde\nObjetivo: Crescer',
      ).experienceSummary,
    ).toBe('Jovem aprendiz na Drogaria Saúde');
  });

  it('is the profile where nothing else is stated, and never the objective', () => {
    expect(
      fieldsOf('# Bruna Leal\n## Sobre mim\nGosto de gente.\n## Idiomas\nInglês').experienceSummary,
    ).toBe('Gosto de gente.');
    expect(
      fieldsOf('# Bruna Leal\n## Objetivo\nPrimeiro emprego.\n## Idiomas\nInglês').experienceSummary,
    ).toBe('');
  });

  it('keeps every employer of a long career, and cuts the details', () => {
    const jobs = Array.from(
      { length: 12 },
      (_, index) =>
        `## Empresa Número ${String(index + 1)} – ${String(2000 + index)} a ${String(2001 + index)}\n${`• ${'Atividade muito detalhada do cargo. '.repeat(12)}\n`}`,
    ).join('\n');
    const { experienceSummary } = fieldsOf(`# Bruna Leal\n## Experiência\n${jobs}`);
    for (let number = 1; number <= 12; number += 1)
      expect(experienceSummary).toContain(`Empresa Número ${String(number)} `);
    expect(experienceSummary.length).toBeLessThanOrEqual(2_500);
  });
});
