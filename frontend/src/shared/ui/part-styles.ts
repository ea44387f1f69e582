import { VISUALLY_HIDDEN } from './visually-hidden';

/** Parts of pages without MUI, as MUI's of the same names. Before the styles of components, which may change them. */
export const PART_STYLES = {
  '.at-container': {
    width: '100%',
    maxWidth: 1200,
    marginInline: 'auto',
    paddingInline: 16,
    '@media (min-width: 600px)': { paddingInline: 24 },
  },
  '.at-medium': { maxWidth: 900 },
  '.at-narrow': { maxWidth: 600 },
  '.at-card': {
    overflow: 'hidden',
    border: '1px solid var(--at-palette-divider)',
    borderRadius: 14,
    color: 'var(--at-palette-text-primary)',
    backgroundColor: 'var(--at-palette-background-paper)',
  },
  '.at-link': {
    color: 'var(--at-palette-primary-main)',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '.at-plain': { color: 'inherit' },
  '.at-underlined': {
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    '&:hover': { textDecorationColor: 'inherit' },
  },
  '.at-muted': { color: 'var(--at-palette-text-secondary)' },
  '.at-hidden': VISUALLY_HIDDEN,
  'svg:has(> use)': { width: '1em', height: '1em', fill: 'currentColor' },
  '.at-svg': {
    flexShrink: 0,
    width: '1em',
    height: '1em',
    fontSize: '1.5rem',
    fill: 'currentColor',
  },
};
