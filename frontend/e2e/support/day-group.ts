import type { Locator } from 'playwright-core';

/** The free times of a day in a week of them. @param day `YYYY-MM-DD` */
export const dayGroup = (week: Locator, day: string): Locator =>
  week.getByRole('group', {
    name: new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T12:00Z`),
    ),
  });
