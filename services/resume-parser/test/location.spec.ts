import { cityName } from '../src/fields/location/city-name.js';
import { fieldsOf } from './documents.js';

const head = (line: string) =>
  `# Bruna Leal\n${line}\nbruna@gmail.com\n## Experiência\nLoja Sol, Vila Velha/ES – Vendedora – 2019 a 2021`;
const placeOf = (line: string) => {
  const { address, city, state, zip } = fieldsOf(head(line));
  return [address, city, state, zip];
};

describe('the home', () => {
  it.each([
    ['Guarapari/ES', ['', 'Guarapari', 'ES', '']],
    ['Guarapari - ES', ['', 'Guarapari', 'ES', '']],
    ['Guarapari-ES', ['', 'Guarapari', 'ES', '']],
    ['Guarapari (ES)', ['', 'Guarapari', 'ES', '']],
    ['Guarapari, Espírito Santo', ['', 'Guarapari', 'ES', '']],
    ['Vitória, Espírito Santo, Brasil', ['', 'Vitória', 'ES', '']],
    ['São Paulo, São Paulo, Brasil', ['', 'São Paulo', 'SP', '']],
    ['São Paulo, SP', ['', 'São Paulo', 'SP', '']],
    ['São Paulo', ['', 'São Paulo', '', '']],
    ['Natural de Recife – residente em Olinda/PE', ['', 'Olinda', 'PE', '']],
    ['Natural de Belém/PA, moro em Serra/ES', ['', 'Serra', 'ES', '']],
    ['Naturalidade: Belém/PA – Residente em: Serra/ES', ['', 'Serra', 'ES', '']],
    ['Campinas, São Paulo', ['', 'Campinas', 'SP', '']],
    ['Betim · Minas Gerais — Brasil', ['', 'Betim', 'MG', '']],
    ['Enseada Azul, Guarapari - ES', ['', 'Guarapari', 'ES', '']],
    [
      'Rua das Flores, 12 - Centro, Guarapari/ES - CEP 29200-000',
      ['Rua das Flores, 12, Centro', 'Guarapari', 'ES', '29200-000'],
    ],
    [
      'Av. Brasil 1.500, apto 12, Itapuã, Vila Velha - ES, 29101-000',
      ['Av. Brasil 1.500, apto 12, Itapuã', 'Vila Velha', 'ES', '29101-000'],
    ],
    [
      'Endereço: QNN 14 Conjunto B Casa 20, Ceilândia - DF',
      ['QNN 14 Conjunto B Casa 20', 'Ceilândia', 'DF', ''],
    ],
    [
      'Endereço: Rua A, nº 5   Bairro: Centro   Cidade: Serra   UF: ES   CEP: 29.160-000',
      ['Rua A, nº 5, Centro', 'Serra', 'ES', '29160-000'],
    ],
    [
      'Rua A, 5\nBairro: Centro\nCidade: Serra - ES\nCEP: 29160000',
      ['Rua A, 5, Centro', 'Serra', 'ES', '29160-000'],
    ],
    [
      'Avenida: Paulista, 1000   Bairro: Bela Vista\nCidade: São Paulo - SP',
      ['Avenida Paulista, 1000, Bela Vista', 'São Paulo', 'SP', ''],
    ],
    ['Rua: das Flores, 12\nBairro: Centro\nCidade: Serra', ['Rua das Flores, 12, Centro', 'Serra', '', '']],
    [
      'Endereço: Rua: Sete de Setembro, 15, Centro, Vitória/ES',
      ['Rua Sete de Setembro, 15, Centro', 'Vitória', 'ES', ''],
    ],
    ['Rua A, 5 – Centro\n29160-000 Serra – ES', ['Rua A, 5, Centro', 'Serra', 'ES', '29160-000']],
    ['Endereço   Pessoa com deficiência\nSerra/ES   Não', ['', 'Serra', 'ES', '']],
    ['B bruna@gmail.com H (21) 98364-5517 Z Serra, Brazil', ['', 'Serra', '', '']],
    ['B bruna@gmail.com\nH Serra, ES', ['', 'Serra', 'ES', '']],
    ['Rua A, 5, Bloco C – Serra/ES', ['Rua A, 5, Bloco C', 'Serra', 'ES', '']],
    ['12/77 Oak Street, Serra - ES   0491 570 156', ['12/77 Oak Street', 'Serra', 'ES', '']],
    ['Dublin 8, Ireland', ['', 'Dublin', '', '']],
    ['Endereço: Guarapari – ES', ['', 'Guarapari', 'ES', '']],
    ['Cidade/UF: Montanha/ES', ['', 'Montanha', 'ES', '']],
    ['Cidade natal: Colatina/ES\nCidade onde reside: Serra/ES', ['', 'Serra', 'ES', '']],
    [
      'SHIN QI 5 Conjunto 10 Casa 3, Lago Norte, Brasília - DF',
      ['SHIN QI 5 Conjunto 10 Casa 3, Lago Norte', 'Brasília', 'DF', ''],
    ],
    [
      'Rod. BR-101, km 15, s/n, Zona Rural, Linhares/ES',
      ['Rod. BR-101, km 15, s/n, Zona Rural', 'Linhares', 'ES', ''],
    ],
    ['Residência: Serra/ES (disponível para mudança)', ['', 'Serra', 'ES', '']],
    [
      'Endereço: Rua Augusta 1200, Consolação, 01304-001, São Paulo, Brasil',
      ['Rua Augusta 1200, Consolação', 'São Paulo', 'SP', '01304-001'],
    ],
    ['Residente em Pedra Azul, MG', ['', 'Pedra Azul', 'MG', '']],
    ['Brasileira, solteira, 25 anos – Linhares/ES', ['', 'Linhares', 'ES', '']],
  ])('%s', (line, expected) => {
    expect(placeOf(line)).toEqual(expected);
  });

  it.each([
    ['Naturalidade: Colatina/ES'],
    ['Natural de Colatina/ES'],
    ['RG: 1.234.567 SSP/ES'],
    ['OAB/ES 12345'],
    ['Estado civil: solteira'],
    ['Analista Fiscal - SP'],
  ])('is not in %s', (line) => {
    expect(placeOf(line)).toEqual(['', '', '', '']);
  });

  it('abroad has a town and no Brazilian state', () => {
    const english = (line: string) => {
      const { address, city, state, zip } = fieldsOf(
        `# John Doe\n${line}\n## Experience\nThe Company of the Year, engineer, 2019 to 2021, in charge of the team`,
      );
      return [address, city, state, zip];
    };
    expect(english('San Francisco, CA')).toEqual(['', 'San Francisco', '', '']);
    expect(english('Birmingham, AL')).toEqual(['', 'Birmingham', '', '']);
    expect(english('12 Oak Street, Boston, MA 02110')).toEqual(['12 Oak Street', 'Boston', '', '02110']);
    expect(english('12 Station Road, Azamgarh, U.P. 276404 India')).toEqual([
      ...['12 Station Road', 'Azamgarh', '', ''],
    ]);
    expect(english('London, United Kingdom')).toEqual(['', 'London', '', '']);
    expect(english('Florianópolis, SC, Brazil')).toEqual(['', 'Florianópolis', 'SC', '']);
  });

  it('is not in what a nurse has behind her name', () => {
    const { city, state } = fieldsOf("# Katherine O'Donnell, RN, BSN\nAustin, TX 78704 | kate@gmail.com");
    expect([city, state]).toEqual(['Austin', '']);
  });

  it.each(['a.', 'a', 'a@', '1 ', 'CEP '])('is in no line of 200,000 characters like %j', (part) => {
    expect(placeOf(part.repeat(200_000 / part.length))).toEqual(['', '', '', '']);
  });

  it.each([' ', '.', ' \u00a0', ' 1'])(
    'has a town of one name only, not 200,000 characters like %j',
    (part) => {
      expect(cityName(`Serra${part.repeat(200_000 / part.length)}x`)).toMatch(/^Serra.*x$/);
    },
  );
});
