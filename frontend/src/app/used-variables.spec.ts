import { withoutUnusedVariables, withUsedVariables } from './used-variables';

const GLOBAL =
  '<style data-emotion="css-global abc">:root{--at-spacing:8px;--at-shade:#000;--at-ink:var(--at-shade);--at-unused:#fff;}' +
  '[data-scheme="dark"]{--at-ink:#eee;--at-unused:#111;}</style>';

describe('the variables of the theme in a page', () => {
  it('are those that the page refers to, directly or through others', () => {
    const styles = `${GLOBAL}<style data-emotion="css x">.css-x{color:var(--at-ink);}</style>`;
    expect(withUsedVariables(styles, '<p style="margin:var(--at-spacing)">')).toBe(
      '<style>:root{--at-spacing:8px;--at-shade:#000;--at-ink:var(--at-shade);}[data-scheme="dark"]{--at-ink:#eee;}</style>' +
        '<style data-emotion="css x">.css-x{color:var(--at-ink);}</style>',
    );
  });

  it('stay complete in other rules', () => {
    const button = '<style data-emotion="css-global b">.at-button{--at-button-color:var(--at-ink);}</style>';
    expect(withUsedVariables(GLOBAL + button, '')).toContain('--at-ink:#eee;');
    expect(withUsedVariables(GLOBAL + button, '')).toContain(button);
  });
});

describe('withoutUnusedVariables', () => {
  it('keeps the variables that other texts or kept variables name, and those of a button', () => {
    const css =
      ':root{--at-a:1px;--at-b:var(--at-a);--at-c:2px;}.x{--at-button-color:red;margin:var(--at-d)}';
    expect(withoutUnusedVariables(css, 'width: var(--at-b)')).toBe(
      ':root{--at-a:1px;--at-b:var(--at-a);}.x{--at-button-color:red;margin:var(--at-d)}',
    );
  });
});
