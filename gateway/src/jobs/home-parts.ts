import type { HomeTexts } from '@araucaria/contracts';
import { descriptionHtml } from './job-description.js';

export interface HomePart {
  title: string;
  html: string;
}

/** In the order of the page, without those that have no text. The page has their titles from here: its code is small. */
export const homeParts = ({ hiring, team }: HomeTexts): HomePart[] =>
  [
    { title: 'Como contratamos', text: hiring },
    { title: 'Com quem você trabalha', text: team },
  ].flatMap(({ title, text }) => (text ? [{ title, html: descriptionHtml(text) }] : []));
