import { namesDegree } from '../src/fields/education/study-parts.js';
import { levelOf } from '../src/lexicon/education-level.js';
import { fieldsOf } from './documents.js';

const studyOf = (lines: string) => {
  const { educationLevel, educationCourse } = fieldsOf(
    `# Bruna Leal\nbruna@gmail.com\n## Formação Acadêmica\n${lines}\n## Idiomas\nInglês avançado`,
  );
  return [educationLevel, educationCourse];
};

describe('education', () => {
  it.each([
    ['Ensino Médio Completo – Colégio Estadual, 2012', ['Ensino Médio', '']],
    ['Segundo grau completo', ['Ensino Médio', '']],
    ['2º Grau – Escola Técnica Federal', ['Ensino Médio', '']],
    ['Técnico em Enfermagem – SENAC – 2015', ['Técnico', 'Enfermagem']],
    ['Curso Técnico de Edificações, IFES', ['Técnico', 'Edificações']],
    ['Ensino Médio integrado ao Técnico em Informática – IFES', ['Técnico', 'Informática']],
    ['Bacharelado em Ciência da Computação – UFES', ['Graduação', 'Ciência da Computação']],
    ['Graduanda em Direito (5º período) – FDV', ['Graduação', 'Direito']],
    ['Superior completo em Administração', ['Graduação', 'Administração']],
    ['Ensino Superior Incompleto - Ciências Contábeis - UVV', ['Graduação', 'Ciências Contábeis']],
    ['Tecnólogo em Logística - Estácio', ['Graduação', 'Logística']],
    ['Curso Superior de Tecnologia em Gestão Hospitalar', ['Graduação', 'Gestão Hospitalar']],
    ['Licenciatura Plena em Pedagogia – UFES', ['Graduação', 'Pedagogia']],
    ['Ciências Biológicas – Bacharelado – UFES', ['Graduação', 'Ciências Biológicas']],
    ['Engenharia Civil   2010 - 2015\nUniversidade Vila Velha', ['Graduação', 'Engenharia Civil']],
    ['Universidade Vila Velha\nPublicidade e Propaganda, 2016', ['Graduação', 'Publicidade e Propaganda']],
    ['Direito - Univille (Trancado)\nEnsino Médio - Colégio Bom Jesus (2012)', ['Graduação', 'Direito']],
    ['Grau: Bacharelado\nCurso: Nutrição\nInstituição: UFPR', ['Graduação', 'Nutrição']],
    ['Eletrotécnica (Técnico) - SENAI', ['Técnico', 'Eletrotécnica']],
    [
      'ADS - Análise e Desenvolvimento de Sistemas\nFIAP',
      ['Graduação', 'Análise e Desenvolvimento de Sistemas'],
    ],
    ['MBA em Gestão de Projetos – FGV', ['Pós-Graduação', 'Gestão de Projetos']],
    ['Pós-graduação lato sensu em Direito Tributário (cursando)', ['Pós-Graduação', 'Direito Tributário']],
    ['Especialização: Saúde da Família', ['Pós-Graduação', 'Saúde da Família']],
    ['M.Com (Accountancy)   Savitribai Phule Pune University   2016', ['Mestrado', 'Accountancy']],
    ['PhD   University of Wisconsin–Madison, Microbiology', ['Doutorado', 'Microbiology']],
    ['Mestre em Educação pela UFES', ['Mestrado', 'Educação']],
    [
      'Datas 2008 – 2013\nDesignação da qualificação\nNutrição\natribuída\nNome da organização de ensino UFPR\nDatas 2003 – 2006',
      ['Graduação', 'Nutrição'],
    ],
    [
      'Pós-doutorado, Arquivo da Torre do Tombo, 2015\nDoutor em História Econômica, USP, 2012',
      ['Doutorado', 'História Econômica'],
    ],
    ['Mestrado Profissional em Administração Pública', ['Mestrado', 'Administração Pública']],
    ['Doutoranda em Física – USP', ['Doutorado', 'Física']],
    ['Bacharel em Letras – UFES – 2010\nMestrado em Linguística – USP – 2014', ['Mestrado', 'Linguística']],
    ['Ensino Fundamental completo', ['', '']],
  ])('%s', (lines, expected) => {
    expect(studyOf(lines)).toEqual(expected);
  });

  it.each([
    ['B.Sc. in Computer Science, MIT', ['Graduação', 'Computer Science']],
    ['Bachelor of Science, Computer Science', ['Graduação', 'Computer Science']],
    ["Bachelor's degree in Economics", ['Graduação', 'Economics']],
    ['Master of Science in Data Analytics', ['Mestrado', 'Data Analytics']],
    ['Ph.D. candidate in Physics', ['Doutorado', 'Physics']],
    ['MS in Robotics | CMU', ['Mestrado', 'Robotics']],
    ['Master of Business Administration (MBA), Finance', ['Pós-Graduação', 'Finance']],
    ['PhD   Princeton University, Computer Science', ['Doutorado', 'Computer Science']],
    ['High School Diploma', ['Ensino Médio', '']],
    ['Stanford University\nBachelor of Arts in History', ['Graduação', 'History']],
  ])('in English: %s', (lines, expected) => {
    const { educationLevel, educationCourse } = fieldsOf(
      `# John Doe\nThe quick summary of the person in the city\n## Education\n${lines}\n## Skills\nPython and the rest`,
    );
    expect([educationLevel, educationCourse]).toEqual(expected);
  });

  it('is never taken from a trade, nor from the name of a school', () => {
    expect(
      fieldsOf('# Bruna Leal\nAdvogada\n## Experiência\nAdvogada – Escritório Sá – 2019 a 2021')
        .educationLevel,
    ).toBe('');
    expect(levelOf('Escola Técnica Estadual Doutor João Mestre')).toBeUndefined();
  });

  it.each([' ', '-', '.', ' -', 'a '])('is in no line of 200,000 characters like %j', (part) => {
    expect(namesDegree(`Loja${part.repeat(200_000 / part.length)}Sol`)).toBe(false);
  });

  it('is found without a section when plainly said', () => {
    expect(
      fieldsOf('# Bruna Leal\nEscolaridade: Ensino médio completo\n## Experiência\nLoja Sol – 2019 a 2021')
        .educationLevel,
    ).toBe('Ensino Médio');
  });
});
