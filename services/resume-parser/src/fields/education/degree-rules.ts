import type { EducationLevel } from '@araucaria/contracts/domain';
import { RANK } from '../../lexicon/education-level.js';
import type { Rule } from '../../rule.js';

const EXAMPLES: [EducationLevel, study: string, fixture: string][] = [
  ['Doutorado', 'Doutoranda em Física – USP', 'pt-chromium-classic-antonio.pdf'],
  ['Mestrado', 'Mestre em Educação pela UFES', 'en-chromium-harvard-oliver.pdf'],
  ['Pós-Graduação', 'MBA em Gestão de Projetos – FGV', 'pt-chromium-banner-diogo.pdf'],
  ['Graduação', 'Tecnólogo em Logística - Estácio', 'pt-pdfkit-hidden-milena.pdf'],
  ['Técnico', 'Curso Técnico de Edificações, IFES', 'pt-chromium-dated-wesley.pdf'],
  ['Ensino Médio', 'Segundo grau completo', 'pt-chromium-classic-rosangela.pdf'],
];

/** The higher degree wins. The words of each level are in lexicon/lists/education-levels.txt. */
export const DEGREE_RULES: Rule<{ level: EducationLevel }>[] = EXAMPLES.map(([level, study, fixture]) => ({
  name: level,
  weight: RANK[level],
  test: (line) => line.level === level,
  example: `# Bruna Leal\n## Formação\n${study}`,
  fixture,
}));
