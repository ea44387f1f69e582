import { formatPhone } from '../src/fields/phone/phone-number.js';
import { fieldsOf } from './documents.js';

const head = (line: string) => `# Bruna Leal\n${line}\n## Experiência\nLoja Sol – Vendedora – 2019 a 2021`;

describe('the e-mail', () => {
  it.each([
    ['plain', 'bruna@gmail.com', 'bruna@gmail.com'],
    ['with an icon stuck to it', '\uE0BEbruna.leal@gmail.com', 'bruna.leal@gmail.com'],
    ['with spaces around the at sign', 'E-mail: bruna @ gmail.com', 'bruna@gmail.com'],
    ['in capitals', 'EMAIL: BRUNA@GMAIL.COM', 'bruna@gmail.com'],
    ['glued to the next label', 'bruna@gmail.comTelefone: (11) 98888-7777', 'bruna@gmail.com'],
    ['glued to the number before it', '(11) 98888-7777bruna@gmail.com', 'bruna@gmail.com'],
    ['broken before the at sign', 'bruna.leal\n@hotmail.com', 'bruna.leal@hotmail.com'],
    ['broken inside the domain', 'bruna.leal@hot\nmail.com', 'bruna.leal@hotmail.com'],
    ['broken before the country', 'brunaleal@yahoo.com\n.br', 'brunaleal@yahoo.com.br'],
    [
      'broken inside the name, after a label',
      'E-mail: bruna.apare\ncida@gmail.com',
      'bruna.aparecida@gmail.com',
    ],
    ['with at in words', 'bruna [at] gmail.com', 'bruna@gmail.com'],
    ['ending a sentence', 'Escreva para bruna@gmail.com.', 'bruna@gmail.com'],
  ])('%s', (_how, line, expected) => {
    expect(fieldsOf(head(line)).email).toBe(expected);
  });

  it("is the candidate's, not a referee's", () => {
    expect(fieldsOf('# Bruna Leal\n## Referências\nJoão – joao@empresa.com').email).toBe('');
    expect(fieldsOf('# Bruna Leal\nbruna@x.com\n## Referências\nJoão – joao@gmail.com').email).toBe(
      'bruna@x.com',
    );
  });

  it('may stand behind a link only', () => {
    expect(fieldsOf(head('E-mail'), ['mailto:bruna@x.com?subject=oi']).email).toBe('bruna@x.com');
  });
});

describe('the telephone', () => {
  it.each([
    ['Celular: (27) 99812-3344', '(27) 99812-3344'],
    ['27998123344', '(27) 99812-3344'],
    ['Tel 27 9 9812.3344', '(27) 99812-3344'],
    ['+55 (27) 9 9812-3344', '(27) 99812-3344'],
    ['055 27 99812-3344', '(27) 99812-3344'],
    ['(0xx27) 3322-1100', '(27) 3322-1100'],
    ['(+82) 10-9030-1843', '(+82) 10-9030-1843'],
    ['0412 345 678', '0412 345 678'],
    ['Fone: (27) 3322-1100', '(27) 3322-1100'],
    ['(027) 3322-1100', '(27) 3322-1100'],
    ['Recado: (27) 3322-1100 / Cel: (27) 99812-3344', '(27) 99812-3344'],
    ['(27) 99812-3344 (27) 3322-1100', '(27) 99812-3344'],
    ['+5527998123344', '(27) 99812-3344'],
    ['https://wa.me/5527998123344', '(27) 99812-3344'],
    ['Tel: 99812-3344', '99812-3344'],
    ['+1 (415) 555-0142', '+1 (415) 555-0142'],
    ['+44 7700 900421', '+44 7700 900421'],
    ['+351 912 345 678', '+351 912 345 678'],
    ['415-555-0142', '415-555-0142'],
  ])('%s', (line, expected) => {
    expect(fieldsOf(head(line)).phone).toBe(expected);
  });

  it.each([
    ['CPF: 123.456.789-09'],
    ['CPF 12345678909'],
    ['RG: 12.345.678-9'],
    ['CEP: 29200-000'],
    ['CNH: 04512345678'],
    ['PIS 123.45678.90-1'],
    ['Data de nascimento: 12/03/1990'],
    ['linkedin.com/in/bruna-leal-78621197'],
    ['CREA-ES 0123456789'],
    ['2016 - 2021'],
  ])('is not %s', (line) => {
    expect(fieldsOf(head(line)).phone).toBe('');
  });

  it("is the candidate's, not a referee's nor an employer's", () => {
    expect(fieldsOf('# Bruna Leal\n## Referências\nJoão – (27) 99999-1111').phone).toBe('');
    expect(fieldsOf(`${head('(27) 99812-3344')}\nContato: (27) 3333-0000`).phone).toBe('(27) 99812-3344');
  });

  it('keeps foreign numbers as printed', () => {
    expect(formatPhone('+49  30 901820')).toBe('+49 30 901820');
  });
});
