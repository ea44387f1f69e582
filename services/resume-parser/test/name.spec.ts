import { properCase } from '../src/fields/name/name-text.js';
import { fieldsOf } from './documents.js';

const nameOf = (text: string) => {
  const { firstName, lastName } = fieldsOf(text);
  return [firstName, lastName];
};

describe('the name', () => {
  it.each([
    ['alone on the first line', 'Marcela Prado Teixeira\nmarcela@x.com', ['Marcela', 'Prado Teixeira']],
    [
      'in capitals with particles',
      '# JOSÉ CARLOS DOS SANTOS E SILVA\nRua A, 1',
      ['José', 'Carlos dos Santos e Silva'],
    ],
    [
      'after a label',
      'CURRICULUM VITAE\nNome: Ivani de Fátima Rosa\nTelefone: (11) 4002-8922',
      ['Ivani', 'de Fátima Rosa'],
    ],
    [
      'after a label in a table',
      'Nome completo   Ivani de Fátima Rosa\nCPF   123.456.789-09',
      ['Ivani', 'de Fátima Rosa'],
    ],
    ['with the surname first', '# OLIVEIRA JÚNIOR, Paulo\nBelém/PA', ['Paulo', 'Oliveira Júnior']],
    ['of two short words', '# Jó Sá\nBelém/PA', ['Jó', 'Sá']],
    ['behind "Currículo de"', 'Currículo de Pedro Ivo Antunes\nBelém/PA', ['Pedro', 'Ivo Antunes']],
    ['before a dash and a title', '# Tainá Krenak – Curriculum Vitae\nBelém/PA', ['Tainá', 'Krenak']],
    ['before the trade', '# Helena Brandt | Desenvolvedora Front-end\nhelena@x.com', ['Helena', 'Brandt']],
    [
      'not on the first line',
      'Atualizado em março de 2024\nVaga: Analista Fiscal\n# Otávio Mesquita\n(31) 99999-0000',
      ['Otávio', 'Mesquita'],
    ],
    [
      'over three lines of a sidebar',
      '# ANA\n# BEATRIZ\n# CORDEIRO\nContato\n(11) 98888-7777\nSão Paulo, SP\nDisponível para viagens',
      ['Ana', 'Beatriz Cordeiro'],
    ],
    ['with a title before it', '# Dra. Paula Serrano\nCRM-SP 123456', ['Paula', 'Serrano']],
    ['with an apostrophe', "# Joana D'Arc Moreira\njoana@x.com", ['Joana', "D'Arc Moreira"]],
    ['of one word', '# Alice\nAdventurer\nalice@wonderland.com', ['Alice', '']],
    [
      'before other labels on its line',
      'Nome: Fábio Luiz Teles Idade: 30 anos Estado civil: casado',
      ['Fábio', 'Luiz Teles'],
    ],
    [
      'in large small letters',
      '# fábio luiz teles\ndesigner de produto\nportfólio e contato abaixo',
      ['Fábio', 'Luiz Teles'],
    ],
    ['with a surname like a particle', '# Debarghya Das\nSoftware Engineer', ['Debarghya', 'Das']],
    ['with a nickname', '# João Pedro "JP" Tavares\njp@x.com', ['João', 'Pedro Tavares']],
    ['with a surname that forms use too', '# Thiago Nascimento\nVendedor', ['Thiago', 'Nascimento']],
    [
      'behind the labels of a Europass form',
      'Nome(s) Apelido(s) Gabriela Sampaio Torres\nTelefone(s) (85) 3244-1908',
      ['Gabriela', 'Sampaio Torres'],
    ],
    [
      'behind its surname in a form of the Union',
      'Nome(s) / Apelido(s)   Valadares Prado, Inês Sofia\nTelefone(s)   (85) 3244-1908',
      ['Inês', 'Sofia Valadares Prado'],
    ],
    [
      'in small letters that an address repeats',
      '# caetano brandalise\narquiteto\narq@caetanobrandalise.com.br',
      ['Caetano', 'Brandalise'],
    ],
    ['in English', '# John Ronald Smith, PhD\nSoftware Engineer', ['John', 'Ronald Smith']],
  ])('%s', (_where, text, expected) => {
    expect(nameOf(text)).toEqual(expected);
  });

  it.each([
    ['a trade', 'Auxiliar Administrativo\n(11) 99999-0000'],
    ['a heading', 'Experiência Profissional\nEmpresa Alfa, 2019 - 2020'],
    ['a town', 'São Paulo\nRio de Janeiro'],
    ["a referee's name", '## Referências\nMaria Souza – (11) 98888-7777'],
  ])('is not %s', (_what, text) => {
    expect(nameOf(text)).toEqual(['', '']);
  });

  it('keeps particles small and letters after hyphens large', () => {
    expect(properCase('ANNA-LUÍSA DE SÁ E BENEVIDES')).toBe('Anna-Luísa de Sá e Benevides');
    expect(properCase('Maria DaSilva')).toBe('Maria DaSilva');
  });
});
