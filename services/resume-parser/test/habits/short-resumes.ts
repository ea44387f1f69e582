import { printedLines } from '../printed.js';

/** A short résumé with these lines in one section. */
export const portuguese = (section: string, lines: string) => () =>
  printedLines(`# Adalgisa Ferraz Monteiro
Londrina – PR | (43) 99812-3300 | adalgisa@exemplo.com

## ${section}
${lines}

## Idiomas
Inglês básico`);

/** The same in English. */
export const english = (section: string, lines: string) => () =>
  printedLines(`# Rosamund Achterberg
Leeds, UK | r.achterberg@example.com

## ${section}
${lines}

## Languages
English`);
