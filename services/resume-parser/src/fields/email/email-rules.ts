import { isContactZone, type ZonedLine } from '../../layout/zoned-line.js';
import { isOfAnotherPerson } from '../../lexicon/other-persons.js';
import type { Rule } from '../../rule.js';
import { SEVERAL_LINES } from './address-readings.js';
import { PROVIDERS } from './address-text.js';

export interface EmailSubject {
  line: ZonedLine;
  index: number;
  address: string;
  /** Addresses behind links. */
  linked: string[];
  /** Where a line break divided the address; empty if none did. */
  joined: string;
}

const OFFICE = /^(?:contato|rh|vagas|comercial|atendimento|info|contact|hr|sac|admin|secretaria)@/i;

export const EMAIL_RULES: Rule<EmailSubject>[] = [
  {
    name: 'among the contacts',
    weight: 3,
    test: ({ line }) => isContactZone(line),
    example: '# Bruna Leal\nbruna@gmail.com',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
  {
    name: 'among the references',
    weight: -6,
    test: ({ line }) => line.zone === 'references' || isOfAnotherPerson(line.text),
    example: '# Bruna Leal\n## Referências\nJoão – joao@empresa.com',
    fixture: 'pt-chromium-w-referencias.pdf',
  },
  {
    name: 'among the jobs',
    weight: -2,
    test: ({ line }) => line.zone === 'experience',
    example: '# Bruna Leal\n## Experiência\nLoja Sol – 2019 a 2021 – loja@sol.com',
  },
  {
    name: 'behind a label',
    weight: 1.5,
    test: ({ line }) => /e-?mail|correio eletr/i.test(line.text),
    example: '# Bruna Leal\nE-mail: bruna@gmail.com',
    fixture: 'en-chromium-referees-oliver.pdf',
  },
  {
    name: 'of a provider of private mail',
    weight: 1,
    test: ({ address }) => PROVIDERS.test(address),
    example: '# Bruna Leal\nbruna@gmail.com',
    fixture: 'en-chromium-harvard-oliver.pdf',
  },
  {
    name: 'of an office',
    weight: -2,
    test: ({ address }) => OFFICE.test(address),
    example: '# Bruna Leal\ncontato@lojasol.com',
    fixture: 'pt-v17-psicologa-nome-na-barra.pdf',
  },
  {
    name: 'also behind a link',
    weight: 1,
    test: ({ address, linked }) => linked.some((link) => link.toLowerCase() === address.toLowerCase()),
    example: { text: '# Bruna Leal\nbruna@gmail.com', links: ['mailto:bruna@gmail.com'] },
    fixture: 'en-latex-banking-camila.pdf',
  },
  {
    name: 'broken between two lines or cells',
    weight: 0.5,
    test: ({ joined }) => joined !== '' && joined !== SEVERAL_LINES,
    example: '# Bruna Leal\nE-mail: bruna.apare\ncida@gmail.com',
    fixture: 'pt-pdfkit-narrow-milena.pdf',
  },
  {
    name: 'broken over several lines',
    weight: 0.8,
    test: ({ joined }) => joined === SEVERAL_LINES,
    example: 'Gabriel Reis\ngabriel.stefanuto.enge\nnharia@caixapostal.exem\nplo.com.br',
    fixture: 'pt-u22-hotelaria.pdf',
  },
  {
    name: 'further down',
    weight: ({ index }) => -index * 0.002,
    test: ({ index }) => index > 0,
    example: '# Bruna Leal\nbruna@gmail.com',
    fixture: 'en-chromium-harvard-emily.pdf',
  },
];
