/** `YYYY-MM-DD` as Brazilians write it, `DD/MM/YYYY`. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');
