import { WeightedList, type Random } from './random.ts';

export interface Place {
  city: string;
  /** Two letters. */
  state: string;
  /** Area code of telephones. */
  areaCode: string;
  /** The first digits of the postal code. */
  zipPrefix: string;
}

/** Cities with their inhabitants in thousands, by the census of 2022 (IBGE), rounded. */
const CITIES: ReadonlyArray<readonly [string, string, string, string, number]> = [
  ['São Paulo', 'SP', '11', '01', 11_450],
  ['Rio de Janeiro', 'RJ', '21', '20', 6_210],
  ['Brasília', 'DF', '61', '70', 2_820],
  ['Fortaleza', 'CE', '85', '60', 2_430],
  ['Salvador', 'BA', '71', '40', 2_420],
  ['Belo Horizonte', 'MG', '31', '30', 2_320],
  ['Manaus', 'AM', '92', '69', 2_060],
  ['Curitiba', 'PR', '41', '80', 1_770],
  ['Recife', 'PE', '81', '50', 1_490],
  ['Goiânia', 'GO', '62', '74', 1_440],
  ['Porto Alegre', 'RS', '51', '90', 1_330],
  ['Belém', 'PA', '91', '66', 1_300],
  ['Guarulhos', 'SP', '11', '07', 1_290],
  ['Campinas', 'SP', '19', '13', 1_140],
  ['São Luís', 'MA', '98', '65', 1_040],
  ['Maceió', 'AL', '82', '57', 960],
  ['Campo Grande', 'MS', '67', '79', 900],
  ['São Gonçalo', 'RJ', '21', '24', 900],
  ['Teresina', 'PI', '86', '64', 870],
  ['João Pessoa', 'PB', '83', '58', 830],
  ['São Bernardo do Campo', 'SP', '11', '09', 810],
  ['Natal', 'RN', '84', '59', 750],
  ['Uberlândia', 'MG', '34', '38', 710],
  ['Ribeirão Preto', 'SP', '16', '14', 700],
  ['Cuiabá', 'MT', '65', '78', 650],
  ['Joinville', 'SC', '47', '89', 620],
  ['Aracaju', 'SE', '79', '49', 600],
  ['Londrina', 'PR', '43', '86', 560],
  ['Florianópolis', 'SC', '48', '88', 540],
  ['Caxias do Sul', 'RS', '54', '95', 460],
  ['Macapá', 'AP', '96', '68', 440],
  ['Maringá', 'PR', '44', '87', 410],
  ['Blumenau', 'SC', '47', '89', 360],
  ['Vitória', 'ES', '27', '29', 320],
  ['Ponta Grossa', 'PR', '42', '84', 360],
  ['Palmas', 'TO', '63', '77', 300],
];

const places = new WeightedList<Place>(
  CITIES.map(([city, state, areaCode, zipPrefix, thousands]) => [
    { city, state, areaCode, zipPrefix },
    thousands,
  ]),
);

export const randomPlace = (random: Random): Place => places.pick(random);

/** A mobile number, e.g. `(41) 99876-5432`. */
export function randomPhone(random: Random, { areaCode }: Place): string {
  return `(${areaCode}) 9${digits(random, 4)}-${digits(random, 4)}`;
}

/** A postal code, e.g. `80035-120`. */
export const randomZip = (random: Random, { zipPrefix }: Place): string =>
  `${zipPrefix}${digits(random, 3)}-${digits(random, 3)}`;

const digits = (random: Random, count: number): string =>
  String(random.integer(10 ** count)).padStart(count, '0');
