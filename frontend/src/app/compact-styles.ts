const ALWAYS = /@media \(min-width:0(?:px)?\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;
const SPACING = /:root\{[^}]*--at-spacing:(\d+)px;/;
const MULTIPLE = /calc\((-?[\d.]+) \* var\(--at-spacing\)\)/g;
const FONT_OF_BODY = /\bbody\{[^}]*?font-family:([^;}]+)/;

/**
 * Shortens the styles of Emotion without changing what they mean: a quarter of their bytes are the theme's unit of spacing, its fonts
 * in each text, and media queries that always apply. Emotion does not read the rules again when the page is hydrated.
 * @param styles `<style>` elements, among them the theme's variables and the rule of the body
 */
export function compactStyles(styles: string): string {
  const unitPx = SPACING.exec(styles)?.[1];
  const unwrapped = styles.replace(ALWAYS, '$1');
  return inheritFonts(unitPx ? inPixels(unwrapped, Number(unitPx)) : unwrapped);
}

const inPixels = (styles: string, unitPx: number): string =>
  styles
    .replace(MULTIPLE, (_calc, factor: string) => pixels(Number(factor) * unitPx))
    .replaceAll('var(--at-spacing)', pixels(unitPx));

/** Without the errors of binary fractions. */
const pixels = (value: number): string => `${Number(value.toFixed(4))}px`;

/** Texts name the fonts of the body; to inherit them is shorter. */
function inheritFonts(styles: string): string {
  const body = FONT_OF_BODY.exec(styles);
  if (!body) return styles;
  const [declared, fonts = ''] = body;
  const end = body.index + declared.length;
  return styles.slice(0, end) + styles.slice(end).replaceAll(`font-family:${fonts};`, 'font-family:inherit;');
}
