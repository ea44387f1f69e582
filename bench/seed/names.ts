import { FEMALE_NAMES, MALE_NAMES, OTHER_SURNAMES, SURNAMES } from './name-lists.ts';
import { WeightedList, type Random, type Weighted } from './random.ts';

const entriesOf = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** @param list names as "name:weight", separated by commas and line ends */
const parse = (list: string): Weighted<string> =>
  entriesOf(list).map((entry) => {
    const [name = '', weight] = entry.split(':');
    return [name, Number(weight)];
  });

const femaleNames = new WeightedList(parse(FEMALE_NAMES));
const maleNames = new WeightedList(parse(MALE_NAMES));
/**
 * 203 million people with 1.7 surnames each: 16.8 % of them are called Silva. The surnames without figures share the
 * bearers whom the listed ones leave.
 */
const ALL_BEARERS_THOUSANDS = 203_000 * 1.7;
const listed = parse(SURNAMES);
const others = entriesOf(OTHER_SURNAMES);
const otherBearers = ALL_BEARERS_THOUSANDS - listed.reduce((sum, [, bearers]) => sum + bearers, 0);
const surnames = new WeightedList<string>([
  ...listed,
  ...others.map((name): [string, number] => [name, otherBearers / others.length]),
]);

/** Surnames that usually follow a particle: "da Silva". */
const PARTICLES: Record<string, string> = {
  Silva: 'da',
  Santos: 'dos',
  Oliveira: 'de',
  Souza: 'de',
  Costa: 'da',
  Lima: 'de',
  Almeida: 'de',
  Rocha: 'da',
  Nascimento: 'do',
  Araújo: 'de',
  Andrade: 'de',
  Conceição: 'da',
  Jesus: 'de',
  Cruz: 'da',
  Reis: 'dos',
  'Espírito Santo': 'do',
  Fonseca: 'da',
};
const PARTICLE_PROBABILITY = 0.55;
const FEMALE_PROBABILITY = 0.5;
const SECOND_GIVEN_NAME_PROBABILITY = 0.22;
const SECOND_SURNAME_PROBABILITY = 0.68;
/** "Souza e Silva". */
const CONJUNCTION_PROBABILITY = 0.04;

interface PersonName {
  /** One or two given names. */
  firstName: string;
  /** One or two surnames, with particles. */
  lastName: string;
}

export function randomName(random: Random): PersonName {
  const names = random.chance(FEMALE_PROBABILITY) ? femaleNames : maleNames;
  const first = names.pick(random);
  const second = random.chance(SECOND_GIVEN_NAME_PROBABILITY) ? names.pick(random) : first;
  const surname = randomSurname(random);
  if (!random.chance(SECOND_SURNAME_PROBABILITY))
    return { firstName: joined(first, second), lastName: surname };
  const link = random.chance(CONJUNCTION_PROBABILITY) ? ' e ' : ' ';
  const last = link === ' ' ? randomSurname(random) : surnames.pick(random);
  return { firstName: joined(first, second), lastName: `${surname}${link}${last}` };
}

function randomSurname(random: Random): string {
  const surname = surnames.pick(random);
  const particle = PARTICLES[surname];
  return particle && random.chance(PARTICLE_PROBABILITY) ? `${particle} ${surname}` : surname;
}

const joined = (first: string, second: string): string => (first === second ? first : `${first} ${second}`);
