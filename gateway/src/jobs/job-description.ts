import MarkdownIt from 'markdown-it';

/**
 * Lists and emphasis of Markdown only, so that texts without them look as they were typed. HTML, links and images stay text: the output
 * contains no elements besides `p`, `br`, `ul`, `ol`, `li`, `em` and `strong`.
 */
const markdown = new MarkdownIt('zero', { html: false, breaks: true }).enable([
  'list',
  'emphasis',
  'newline',
]);

/** What a text needs to contain to be more than paragraphs. */
const MARKS = /[*_]|^\s*(?:[-+]|\d{1,9}[.)])\s/m;

/** The description of a job as HTML. The browser writes it into the page as it is. */
export const descriptionHtml = (description: string): string =>
  // Line breaks of the source are only between elements: those of the text are `<br>`.
  markdown.render(description).replaceAll('\n', '');

/** The description as text, without the marks of lists and emphasis. */
export function descriptionText(description: string): string {
  if (!MARKS.test(description)) return description;
  const blocks = markdown
    .parse(description, {})
    .map(({ children }) =>
      (children ?? []).map(({ type, content }) => (isBreak(type) ? '\n' : content)).join(''),
    );
  return blocks.filter(Boolean).join('\n');
}

const isBreak = (type: string) => type === 'softbreak' || type === 'hardbreak';
