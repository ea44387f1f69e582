import type { Rule } from '../../rule.js';
import type { PlaceFeatures } from './place-features.js';

/** What makes a place the home of the person. */
export const PLACE_RULES: Rule<PlaceFeatures>[] = [
  {
    name: 'with a post code',
    weight: 2,
    test: ({ zip }) => zip !== '',
    example: '# Bruna Leal\nSerra/ES, CEP 29160-000',
    fixture: 'pt-chromium-classic-antonio.pdf',
  },
  {
    name: 'with a street',
    weight: 2,
    test: ({ address, hasStreet }) => address !== '' && hasStreet,
    example: '# Bruna Leal\nRua A, 5 – Centro, Serra/ES',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'with an address of another form',
    weight: 1,
    test: ({ address, hasStreet }) => address !== '' && !hasStreet,
    example: '# Bruna Leal\nEndereço: QE 14 Casa 20, Guará - DF',
    fixture: 'en-chromium-w-academic.pdf',
  },
  {
    name: 'with a town and its state or country',
    weight: 1,
    test: ({ city, state, foreign }) => city !== '' && (state !== '' || foreign),
    example: '# Bruna Leal\nGuarapari - ES',
    fixture: 'en-chromium-harvard-oliver.pdf',
  },
];

/** 'Lindengasse 14/7' over '1070 Vienna, Austria': points for the line above a foreign town. */
export const STREET_ABOVE = { rule: 'with a street on the line above', points: 1 };
