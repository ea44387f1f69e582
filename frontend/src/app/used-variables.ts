const STYLE_ELEMENT = /<style data-emotion="(css-global [^"]*)">([^<]*)<\/style>/g;
const DEFINITION = /(--at-[\w-]+):([^;}]*);?/g;
const REFERENCE = /var\((--at-[\w-]+)/g;

/**
 * Removes the variables of the theme that nothing in the page refers to: the HTML carries a quarter of them. The element
 * loses Emotion's mark, so that Emotion adds all variables when the page is hydrated.
 * @param styles the `<style>` elements of Emotion
 */
export function withUsedVariables(styles: string, html: string): string {
  const used = variablesUsedBy(styles, html);
  return styles.replace(STYLE_ELEMENT, (element, _mark: string, css: string) =>
    css.startsWith(':root{--at-') ? `<style>${withVariables(css, used)}</style>` : element,
  );
}

/**
 * Removes the variables of the theme that nothing refers to.
 * @param css a style sheet
 * @param texts what may refer to variables besides the style sheet
 */
export const withoutUnusedVariables = (css: string, texts: string): string =>
  withVariables(css, variablesUsedBy(css, texts));

function variablesUsedBy(styles: string, texts: string): ReadonlySet<string> {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of styles.matchAll(DEFINITION))
    values.set(name, [...(values.get(name) ?? []), value]);
  const used = new Set<string>();
  const addReferences = (text: string) => {
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      values.get(name)?.forEach(addReferences);
    }
  };
  addReferences(texts);
  addReferences(
    styles.replace(DEFINITION, (definition, name: string) => (isOfTheme(name) ? '' : definition)),
  );
  return used;
}

const withVariables = (css: string, used: ReadonlySet<string>): string =>
  css.replace(DEFINITION, (definition, name: string) =>
    !isOfTheme(name) || used.has(name) ? definition : '',
  );

/** Other variables with the prefix belong to components, which define and use them in the same rule. */
const isOfTheme = (name: string): boolean => !name.startsWith('--at-button-');
