export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained' | undefined;
  color?: 'primary' | 'secondary' | 'inherit' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * Class names of a button of the public pages, which `BUTTON_STYLES` style. MUI's Button writes 2 kB of styles into the HTML
 * for each combination of variant, colour and size, and a list of jobs has eight of them.
 */
export const buttonClass = ({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  isIcon = false,
  fullWidth = false,
}: ButtonLook & { isIcon?: boolean; fullWidth?: boolean | undefined }): string =>
  [
    'at-button',
    isIcon ? 'at-icon' : `at-${variant}`,
    color !== 'primary' && `at-${color}`,
    size !== 'medium' && `at-${size}`,
    fullWidth && 'at-wide',
  ]
    .filter(Boolean)
    .join(' ');

const tint = (percent: number) => `color-mix(in srgb, var(--at-button-color) ${percent}%, transparent)`;

/** The look of MUI's buttons in the theme, for links and native buttons. */
export const BUTTON_STYLES = {
  '.at-button': {
    '--at-button-color': 'var(--at-palette-primary-main)',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    boxSizing: 'border-box',
    minWidth: 64,
    // Minimal size of a touch target.
    minHeight: 44,
    padding: '6px 18px',
    border: 0,
    borderRadius: 10,
    font: 'var(--at-font-button)',
    color: 'var(--at-button-color)',
    background: 'transparent',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 0.15s',
    '&:hover': { backgroundColor: tint(6) },
    '& svg': { fontSize: '1.25rem', flexShrink: 0 },
    // Backgrounds are not shown.
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  '.at-icon': { minWidth: 44, padding: 8, borderRadius: '50%', '& svg': { fontSize: '1.5rem' } },
  '.at-text': { paddingInline: 12 },
  '.at-wide': { width: '100%' },
  '.at-small': { fontSize: '0.8125rem', paddingInline: 10 },
  '.at-large': { fontSize: '0.9375rem', paddingInline: 22 },
  '.at-outlined': { border: `1px solid ${tint(50)}` },
  '.at-contained': {
    backgroundColor: 'var(--at-palette-primary-main)',
    color: 'var(--at-palette-primary-contrastText)',
    '&:hover': { backgroundColor: 'var(--at-palette-primary-dark)' },
  },
  '.at-secondary': { '--at-button-color': 'var(--at-palette-secondary-main)' },
  '.at-contained.at-secondary': {
    backgroundColor: 'var(--at-palette-secondary-main)',
    color: 'var(--at-palette-secondary-contrastText)',
    '&:hover': { backgroundColor: 'var(--at-palette-secondary-dark)' },
  },
  '.at-inherit': { '--at-button-color': 'currentColor', color: 'inherit' },
  // After all colours, which are as specific.
  '.at-button:disabled': {
    pointerEvents: 'none',
    color: 'var(--at-palette-action-disabled)',
    borderColor: 'var(--at-palette-action-disabledBackground)',
  },
  '.at-contained:disabled': { backgroundColor: 'var(--at-palette-action-disabledBackground)' },
};
