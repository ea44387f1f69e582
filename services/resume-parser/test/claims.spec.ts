import { fieldsOf } from './documents.js';

const level = (studies: string) =>
  fieldsOf(`# Bruna Leal\nbruna@gmail.com\n## Escolaridade\n${studies}\n## Idiomas\nInglês avançado`)
    .educationLevel;

describe('the level of education', () => {
  it.each([
    ['Não tenho curso superior.\nEnsino médio completo', 'Ensino Médio'],
    ['Não possuo graduação, mas concluí o ensino médio em 2010', 'Ensino Médio'],
    ['Ensino médio completo, sem curso superior', 'Ensino Médio'],
    ['Ensino médio completo e sem graduação', 'Ensino Médio'],
    ['Ensino médio completo. Não cursei faculdade nem pós-graduação.', 'Ensino Médio'],
    ['Nunca cursei faculdade. Tenho ensino médio.', 'Ensino Médio'],
    ['Ainda não tenho graduação; segundo grau completo', 'Ensino Médio'],
    ['Ensino Médio completo; Graduação: não; Mestrado: não', 'Ensino Médio'],
    ['Ensino médio – sim / superior – não', 'Ensino Médio'],
    ['Ensino médio   Sim\nEnsino superior   Não', 'Ensino Médio'],
    ['Possui ensino superior? Não\nPossui ensino médio? Sim', 'Ensino Médio'],
    ['Ensino superior: ( ) sim (x) não\nEnsino médio: (x) sim ( ) não', 'Ensino Médio'],
    ['Ensino Médio (X)   Ensino Superior ( )', 'Ensino Médio'],
    ['Escolaridade: ( ) Médio (x) Superior', 'Graduação'],
    ['☑Médio ☐Superior', 'Ensino Médio'],
    ['Graduação em Direito – a cursar\nEnsino médio completo', 'Ensino Médio'],
    ['Pretendo cursar graduação em 2027. Ensino médio completo.', 'Ensino Médio'],
    ['Curso de Extensão em Liderança\nFGV – 2019\nEnsino médio completo', 'Ensino Médio'],
    ['Gestão do Tempo – PUC-PR – 20h\nEnsino médio completo', 'Ensino Médio'],
    ['Workshop de Mestrado e carreira – USP\nTécnico em Enfermagem – SENAC', 'Técnico'],
    ['No university degree; high school diploma', 'Ensino Médio'],
    ['Não possuo ensino superior', ''],
  ])('of what is denied, planned or no degree: %s', (studies, expected) => {
    expect(level(studies)).toBe(expected);
  });

  it.each([
    ['Graduação em Direito (não concluída) – UFPR', 'Graduação'],
    ['Graduação em Direito – trancada em 2018', 'Graduação'],
    ['Curso superior em andamento, sem previsão de término', 'Graduação'],
    ['Bacharel em Enfermagem – 2014 (sem pós-graduação)', 'Graduação'],
    ['Tecnólogo em Logística – FATEC – 2019 – não possuo pós', 'Graduação'],
    ['Especialização em Gestão de Projetos – 360 horas – Senac', 'Pós-Graduação'],
    ['Mestrado em Extensão Rural – UFV – 2016', 'Mestrado'],
    ['Superior completo', 'Graduação'],
    ['□ Graduação em Letras – UFES\n□ Curso técnico em Secretariado', 'Graduação'],
  ])('of what is affirmed: %s', (studies, expected) => {
    expect(level(studies)).toBe(expected);
  });
});
