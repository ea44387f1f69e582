import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

/** What a tenth lot showed. */
export const TENTH_LOT: Habit[] = [
  {
    name: 'an answer behind a question about another town',
    pdf: () =>
      printedLines(`# Edson Valadares Pinto
Rua das Acácias, 415 - Centro
Patos de Minas - Minas Gerais
(34) 99188-0133
## Outras informações
Pretensão salarial: R$ 3.200,00. Disponível para mudar de cidade: não.`),
    fields: { city: 'Patos de Minas', state: 'MG' },
  },
];
