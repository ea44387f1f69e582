/** Set by `public/color-scheme.js`: its absence shows that scripts are switched off. */
const WITHOUT_SCRIPTS = ':root:not([data-scheme])';

/**
 * What a page shows while its code is missing: notices of `index.html`, and no controls that could not respond. Forms with an action
 * are sent by the browser.
 */
export const WITHOUT_CODE_STYLES = {
  [`${WITHOUT_SCRIPTS} :is(button:not([action] button), .at-scripted)`]: { display: 'none' },
  '.at-notice': {
    boxSizing: 'border-box',
    margin: 0,
    padding: '12px 16px',
    textAlign: 'center',
    fontWeight: 600,
    color: 'var(--at-palette-warning-main)',
    backgroundColor: 'var(--at-palette-background-paper)',
    '& a': { color: 'inherit' },
  },
  '.at-failure:not([hidden])': {
    position: 'fixed',
    zIndex: 1400,
    insetInline: 8,
    bottom: 8,
    maxWidth: 560,
    marginInline: 'auto',
    border: '1px solid currentColor',
    borderRadius: 10,
  },
};
