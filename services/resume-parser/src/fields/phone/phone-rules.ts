import { isContactZone, type ZonedLine } from '../../layout/zoned-line.js';
import { isOfAnotherPerson } from '../../lexicon/other-persons.js';
import type { ResumeDocument } from '../../layout/resume-document.js';
import type { Rule } from '../../rule.js';
import { ANOTHER_PERSON, MESSAGES_LABEL, PHONE_LABEL } from './phone-labels.js';
import type { PrintedPhone } from './phone-candidates.js';
import { splitBrazilian } from './phone-number.js';

export interface PhoneSubject extends PrintedPhone {
  line: ZonedLine;
  index: number;
  /** Digits of the telephones behind links. */
  linked: string[];
  language: ResumeDocument['language'];
}

const OTHER_SECTIONS = ['experience', 'education', 'courses'];

const isLabelled = ({ label }: PhoneSubject) => PHONE_LABEL.test(label);
const isInternational = ({ printed, digits }: PhoneSubject) =>
  !splitBrazilian(digits) && (printed.startsWith('+') || printed.startsWith('('));

export const PHONE_RULES: Rule<PhoneSubject>[] = [
  {
    name: 'among the contacts',
    weight: 3,
    test: ({ line }) => isContactZone(line),
    example: '# Bruna Leal\n(27) 99812-3344',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'among the references',
    weight: -8,
    test: ({ line }) => line.zone === 'references' || isOfAnotherPerson(line.text),
    example: '# Bruna Leal\n## Referências\nJoão – (27) 99999-1111',
    fixture: 'en-chromium-referees-oliver.pdf',
  },
  {
    name: 'among the jobs and studies',
    weight: -4,
    test: ({ line }) => OTHER_SECTIONS.includes(line.zone),
    example: '# Bruna Leal\n## Experiência\nLoja Sol – 2019 a 2021 – contato: (27) 3333-0000',
    fixture: 'pt-v01-pespontadeira.pdf',
  },
  {
    name: 'behind a label',
    weight: 3,
    test: isLabelled,
    example: '# Bruna Leal\nCelular: (27) 99812-3344',
    fixture: 'pt-chromium-w-catho.pdf',
  },
  {
    name: 'for messages',
    weight: -2.5,
    test: ({ label }) => MESSAGES_LABEL.test(label),
    example: '# Bruna Leal\nRecado: (27) 3322-1100 / Cel: (27) 99812-3344',
    fixture: 'en-z02-altacv-canada.pdf',
  },
  {
    name: "another person's",
    weight: -2.5,
    test: ({ behind }) => ANOTHER_PERSON.test(behind),
    example: '# Bruna Leal\n(27) 3322-1100 (mãe) | (27) 99812-3344',
  },
  {
    name: 'a Brazilian mobile',
    weight: 2,
    test: ({ digits }) => splitBrazilian(digits)?.number.length === 9,
    example: '# Bruna Leal\n(27) 99812-3344',
    fixture: 'pt-chromium-w-prosa.pdf',
  },
  {
    name: 'a Brazilian landline',
    weight: 1,
    test: ({ digits }) => splitBrazilian(digits)?.number.length === 8,
    example: '# Bruna Leal\n(27) 3322-1100',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'with the code of a country or an area',
    weight: 1.5,
    test: isInternational,
    example: '# Bruna Leal\n+44 7700 900421',
    fixture: 'en-z02-altacv-canada.pdf',
  },
  {
    name: 'short, without a label',
    weight: -2.5,
    test: (phone) =>
      phone.digits.length < 10 &&
      !splitBrazilian(phone.digits) &&
      !isInternational(phone) &&
      !isLabelled(phone),
    example: '# Bruna Leal\n99812-3344',
    fixture: 'pt-chromium-w-minimo.pdf',
  },
  {
    // Eleven digits in a row are a document more often than a telephone.
    name: 'digits only, without a label',
    weight: -2,
    test: (phone) => /^\d+$/.test(phone.printed) && !isLabelled(phone),
    example: '# Bruna Leal\n27998123344',
    fixture: 'pt-u01-motorista.pdf',
  },
  {
    // Nigeria, Kenya, South Africa and the United Kingdom; in Portuguese, it may be a CPF.
    name: 'a mobile of another country in digits only',
    weight: 1.5,
    test: ({ printed, language, line }) =>
      language === 'en' && isContactZone(line) && /^0[6-9]\d{8,9}$/.test(printed),
    example:
      '# Bruna Leal\nLagos, Nigeria | 08035550144\n## Experience\nShop assistant at a store for the last four years',
  },
  {
    name: 'further down',
    weight: ({ index }) => -index * 0.004,
    test: ({ index }) => index > 0,
    example: '# Bruna Leal\n(27) 99812-3344',
    fixture: 'en-chromium-w-sidebar-contact-last.pdf',
  },
  {
    name: 'also behind a link',
    weight: 2,
    test: ({ digits, linked }) =>
      linked.some((link) => link.length > 7 && (link.endsWith(digits) || digits.endsWith(link))),
    example: { text: '# Bruna Leal\n(27) 99812-3344', links: ['tel:+5527998123344'] },
    fixture: 'en-latex-banking-camila.pdf',
  },
];
