import { RANK } from '../../lexicon/education-level.js';
import type { EducationLevel } from '../../resume.js';
import type { Rule } from '../../rule.js';

const EXAMPLES: [EducationLevel, study: string, fixture: string][] = [
  ['Doutorado', 'Doutoranda em Física – USP', ''],
  ['Mestrado', 'Mestre em Educação pela UFES', ''],
  ['Pós-Graduação', 'MBA em Gestão de Projetos – FGV', ''],
  ['Graduação', 'Tecnólogo em Logística - Estácio', ''],
  ['Técnico', 'Curso Técnico de Edificações, IFES', ''],
  ['Ensino Médio', 'Segundo grau completo', ''],
];

/** The higher degree wins. The words of each level are in lexicon/lists/education-levels.txt. */
export const DEGREE_RULES: Rule<{ level: EducationLevel }>[] = EXAMPLES.map(([level, study, fixture]) => ({
  name: level,
  weight: RANK[level],
  test: (line) => line.level === level,
  example: `# Bruna Leal\n## Formação\n${study}`,
  fixture,
}));
