import { stateCode } from '../../lexicon/brazil.js';
import { stateOfPostCode } from '../../lexicon/post-codes.js';
import { fold } from '../../lexicon/text.js';
import type { Finder, Stated } from '../../rule.js';
import { FOREIGN_POST_CODE } from './foreign-post-code.js';
import { isAddressText } from './address-words.js';
import { cityName } from './city-name.js';
import type { LocationFeatures } from './location-features.js';
import type { Place } from './place.js';

/** Finds one part of the location. */
type LocationFinder = Finder<LocationFeatures, Stated | undefined>;

export const ADDRESS_FINDERS: LocationFinder[] = [
  {
    name: 'an address behind a label',
    weight: 0.9,
    find: (features) => (features.street === features.home ? addressOf(features) : undefined),
    example: '# Bruna Leal\nEndereço: Rua A, nº 5   Bairro: Centro   Cidade: Serra   UF: ES',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'a street',
    weight: 0.8,
    find: (features) => (features.street === features.home ? undefined : addressOf(features)),
    example: '# Bruna Leal\nRua A, 5 – Centro, Serra/ES',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
];

export const CITY_FINDERS: LocationFinder[] = [
  {
    name: 'a city behind a label',
    weight: 0.95,
    find: (features) => withoutDigits(labelledCity(features)),
    example: '# Bruna Leal\nCidade onde reside: Serra/ES',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'the city of a home',
    weight: 0.85,
    find: (features) => (isHome(features.settled) ? settledCity(features) : undefined),
    example: '# Bruna Leal\nGuarapari - ES',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'a city alone',
    weight: 0.65,
    find: (features) => (isHome(features.settled) ? undefined : settledCity(features)),
    example: '# Bruna Leal\nSão Paulo',
    fixture: 'en-chromium-sidebarEn-camila.pdf',
  },
];

export const STATE_FINDERS: LocationFinder[] = [
  {
    name: 'a state behind a label',
    weight: 0.95,
    find: ({ labelled: { state } }) => {
      const code = state && stateCode(firstPart(state.value));
      return code ? { value: code, line: state.line } : undefined;
    },
    example: '# Bruna Leal\nCidade: Serra   UF: ES',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'the state of a place',
    // A label makes a state certain, also where its value holds more than the state.
    weight: ({ labelled }) => (labelled.state?.value ? 0.95 : 0.85),
    find: ({ town, settled, located }) =>
      [town, settled, ...located].flatMap((place) =>
        place && place.state !== '' ? { value: place.state, line: place.line, rules: place.rules } : [],
      )[0],
    example: '# Bruna Leal\nGuarapari - ES',
    fixture: 'pt-chromium-banner-diogo.pdf',
  },
  {
    name: 'the state of the post code',
    weight: 0.8,
    find: (features) => {
      const isBrazilian = features.settled !== undefined && !features.settled.foreign;
      const stated = isBrazilian ? firstStated(POST_CODE_FINDERS, features) : undefined;
      const code = stated && stateOfPostCode(stated.value);
      return stated && code ? { ...stated, value: code } : undefined;
    },
    example: '# Bruna Leal\nRua das Flores, 12 - Centro, Guarapari - CEP 29200-000',
  },
];

const firstStated = (finders: LocationFinder[], features: LocationFeatures): Stated | undefined =>
  finders.map(({ find }) => find(features)).find((stated) => stated !== undefined);

export const POST_CODE_FINDERS: LocationFinder[] = [
  {
    name: 'a post code behind a label',
    weight: 0.95,
    find: ({ labelled: { zip } }) => {
      const brazilian = zip && /\d{2}\.?\d{3}-?\d{3}/.test(zip.value);
      const form = brazilian ? /\d{2}\.?\d{3}\s?-?\s?\d{3}/ : FOREIGN_POST_CODE;
      const code = zip && form.exec(zip.value);
      return code ? { value: tidyPostCode(code[0]), line: zip.line } : undefined;
    },
    example: '# Bruna Leal\nCEP: 29.160-000',
    fixture: 'pt-chromium-form-joao.pdf',
  },
  {
    name: 'the post code of a place',
    weight: 0.95,
    find: ({ located }) => {
      const place = located.find(({ zip }) => zip !== '');
      return place && { value: tidyPostCode(place.zip), line: place.line, rules: place.rules };
    },
    example: '# Bruna Leal\nRua das Flores, 12 - Centro, Guarapari/ES - CEP 29200-000',
    fixture: 'pt-chromium-classic-antonio.pdf',
  },
];

/** The address with the number, the flat and the district that stand behind labels of their own. */
function addressOf({ street, labelled }: LocationFeatures): Stated | undefined {
  if (!street) return undefined;
  const isNew = (value: string) => !fold(street.address).includes(fold(value));
  const extra = (value = '', isMissing: (value: string) => boolean) => (isMissing(value) ? value : '');
  const value = [
    street.address,
    extra(labelled.number?.value, () => !/\d/.test(street.address)),
    extra(labelled.complement?.value, isNew),
    extra(labelled.district?.value, isNew),
  ]
    .filter((part) => part !== '')
    .join(', ');
  const isLabelled = labelled.address !== undefined || street.foreign;
  return isAddressText(value, isLabelled) ? { value, line: street.line, rules: street.rules } : undefined;
}

function labelledCity({ labelled: { city }, town }: LocationFeatures): Stated | undefined {
  if (!city) return undefined;
  const value = town?.city || cityName(firstPart(city.value));
  return value === '' ? undefined : { value, line: city.line, rules: town?.rules };
}

function isHome(settled: Place | undefined): boolean {
  return settled !== undefined && settled.weight > 0;
}

/** The city of the settled place, unless a label names one. */
function settledCity(features: LocationFeatures): Stated | undefined {
  const { settled } = features;
  if (!settled || labelledCity(features)) return undefined;
  return withoutDigits({ value: settled.city, line: settled.line, rules: settled.rules });
}

function withoutDigits(stated: Stated | undefined): Stated | undefined {
  return stated && !/\d/.test(stated.value) ? stated : undefined;
}

/** 'Serra' of 'Serra - ES (centro)'. */
function firstPart(value: string): string {
  return value.split(/\s*[-–/,(|]\s*/)[0] ?? '';
}

function tidyPostCode(printed: string): string {
  return printed.replace(/^(\d{2})\.?(\d{3})\D*(\d{3})$/, '$1$2-$3');
}
