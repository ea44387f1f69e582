import { compactStyles } from './compact-styles';

const VARIABLES = '<style>:root{--at-spacing:8px;}</style>';

describe('compactStyles', () => {
  it.each([
    ['calc(2 * var(--at-spacing))', '16px'],
    ['calc(0.65 * var(--at-spacing))', '5.2px'],
    ['calc(-1 * var(--at-spacing))', '-8px'],
    ['calc(-1 * calc(1.5 * var(--at-spacing)))', 'calc(-1 * 12px)'],
    ['0 var(--at-spacing)', '0 8px'],
  ])('writes the spacing %s as %s', (long, short) => {
    expect(compactStyles(`${VARIABLES}<style>.a{margin:${long};}</style>`)).toBe(
      `${VARIABLES}<style>.a{margin:${short};}</style>`,
    );
  });

  it('keeps a spacing whose unit is unknown', () => {
    const styles = '<style>.a{margin:calc(2 * var(--at-spacing));}</style>';
    expect(compactStyles(styles)).toBe(styles);
  });

  it('unwraps rules for all widths in their place, and keeps other media queries', () => {
    const wide = '@media (min-width:600px){.a{gap:2px;}}';
    expect(
      compactStyles(`<style>.a{gap:0;}@media (min-width:0px){.a{gap:1px;}.a:hover{gap:3px;}}${wide}</style>`),
    ).toBe(`<style>.a{gap:0;}.a{gap:1px;}.a:hover{gap:3px;}${wide}</style>`);
  });

  it('lets texts inherit the fonts of the body, but no others', () => {
    const body = '<style>body{margin:0;font-family:"Segoe UI",Arial;font-weight:400;}</style>';
    expect(
      compactStyles(`${body}<style>.a{font-family:"Segoe UI",Arial;}.b{font-family:monospace;}</style>`),
    ).toBe(`${body}<style>.a{font-family:inherit;}.b{font-family:monospace;}</style>`);
  });
});
