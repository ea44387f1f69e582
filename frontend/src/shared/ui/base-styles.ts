import type { Theme } from '@mui/material/styles';
import { BUTTON_STYLES } from './button-look';
import { PART_STYLES } from './part-styles';
import { WITHOUT_CODE_STYLES } from './without-code-styles';

/** Elements that get the focus only for screen readers or on behalf of their content: no focus ring. */
const NO_CONTROL = 'main, h1, h2, h3, [role="presentation"], [role="group"], [role="dialog"]';
const RING = '2px solid var(--at-palette-primary-main)';

/** Focus ring of every control, also in forced-colours mode. */
const FOCUS_RING = {
  [`:focus-visible:not(${NO_CONTROL}, .MuiInputBase-input, .at-input)`]: {
    outline: `${RING} !important`,
    outlineOffset: '2px',
  },
  // The focused element itself is invisible or has no border: the ring is drawn around its container.
  [[
    '.MuiInputBase-root:has(> .MuiInputBase-input:focus-visible)',
    '.at-field:has(> .at-input:focus-visible)',
    '.MuiButtonBase-root:has(> input:focus-visible)',
    '.MuiSlider-thumb:has(> input:focus-visible)',
  ].join(', ')]: { outline: RING, outlineOffset: '2px' },
  // The label stands on the edge of its field: the ring passes behind it.
  '.MuiFormControl-root:has(.MuiInputBase-input:focus-visible) > .MuiInputLabel-root': {
    backgroundColor: 'var(--surface)',
  },
  '.MuiPaper-root, .at-card': { '--surface': 'var(--at-palette-background-paper)' },
  // Their containers clip an outline outside the element.
  '.MuiTab-root, .MuiMenuItem-root, .MuiListItemButton-root, .MuiCardActionArea-root': {
    outlineOffset: '-2px !important',
  },
};

/** Kinds of text that pages without MUI use, as classes `at-h1` … */
const TEXTS = ['h1', 'h2', 'h3', 'body1', 'body2', 'overline'] as const;

const textStyles = ({ typography }: Theme) =>
  Object.fromEntries(
    TEXTS.map((text) => [`.at-${text}`, { margin: 0, ...typography[text], fontFamily: undefined }]),
  );

/** Distance of a dialog from the top of the window. */
const DIALOG_TOP = 'clamp(24px, 12vh, 112px)';

/** Rules of every page besides those of MUI's CssBaseline. Written into a style sheet by the build, for pages with and without MUI. */
export const baseStyles = (theme: Theme) => ({
  ...textStyles(theme),
  ...PART_STYLES,
  'html, body, #root': { minHeight: '100%' },
  body: { overflowWrap: 'break-word', '--surface': 'var(--at-palette-background-default)' },
  ':target': { scrollMarginTop: 88 },
  // Keeps the space of a toast and of the notice of a lost connection free: pages scroll further, focused elements scroll
  // above it, tall dialogs end above it.
  html: {
    '--covered-space': 'calc(var(--toast-space, 0px) + var(--offline-space, 0px))',
    scrollPaddingBottom: 'var(--covered-space)',
  },
  'main::after': { content: '""', display: 'block', height: 'var(--covered-space)' },
  // Dialogs stand at the top and grow downwards: what loads in one moves nothing that is above it from under the mouse.
  '.MuiDialog-root .MuiDialog-scrollPaper': { alignItems: 'flex-start' },
  '.MuiDialog-root .MuiDialog-paper:where(:not(.MuiDialog-paperFullScreen))': { marginTop: DIALOG_TOP },
  '.MuiDialog-paper:not(.MuiDialog-paperFullScreen)': {
    maxHeight: `calc(100% - ${DIALOG_TOP} - max(32px, var(--covered-space))) !important`,
  },
  '@media (max-width: 768px)': {
    '.MuiDialog-container': { height: 'calc(100% - var(--covered-space)) !important' },
  },
  ...BUTTON_STYLES,
  ...WITHOUT_CODE_STYLES,
  'main:focus, h1:focus': { outline: 'none' },
  ...FOCUS_RING,
  '[data-switching] *, [data-switching] *::before, [data-switching] *::after': {
    transition: 'none !important',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      // Not a moment: `all` is the default of what changes with a transition, so that each change would start one.
      transitionDuration: '0s !important',
    },
  },
});
