import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** Inter, the system's typefaces with its measures (`text-font.css`), and what the system has otherwise. */
const FONTS = '"Inter Variable", "Inter Fallback", "Inter Fallback DejaVu", system-ui, sans-serif';

/**
 * The one place of colours, fonts and shapes. MUI's components take them from here, all others from the variables `--at-…`, which the
 * build writes into a style sheet (`build/base-styles.ts`). Staff pages change sizes (`staff-theme.ts`).
 *
 * Three colours have a meaning: green is an act, brown (the pinhão) waits for the reader, red is late or refused. Text on every surface
 * has a contrast ratio of 4.5 or more in both schemes.
 */
export const THEME_OPTIONS = {
  cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 'at' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1d5b40', dark: '#123f2b', light: '#3f7d60', contrastText: '#ffffff' },
        secondary: { main: '#8a4520', dark: '#66300f', light: '#b06a41', contrastText: '#ffffff' },
        success: { main: '#2a6f3a' },
        error: { main: '#b3261e' },
        warning: { main: '#8a4520' },
        info: { main: '#1f5f8b' },
        background: { default: '#f6f7f3', paper: '#ffffff' },
        text: { primary: '#17211b', secondary: '#4c5a51' },
        divider: '#dde3da',
      },
    },
    dark: {
      palette: {
        primary: { main: '#86d3a6', dark: '#5fb486', light: '#aee6c6', contrastText: '#062014' },
        secondary: { main: '#f0b48c', dark: '#d3905f', light: '#f8d1b5', contrastText: '#2b1304' },
        success: { main: '#8fd69b' },
        error: { main: '#ffb4ab' },
        warning: { main: '#f0b48c' },
        info: { main: '#98cdf2' },
        background: { default: '#0e1612', paper: '#16201b' },
        text: { primary: '#e6ede8', secondary: '#a9b8ae' },
        divider: '#2c3a32',
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONTS,
    h1: {
      fontSize: 'clamp(1.9rem, 1.3rem + 2.4vw, 3rem)',
      fontWeight: 750,
      letterSpacing: '-0.025em',
      lineHeight: 1.12,
      textWrap: 'balance',
    },
    h2: {
      fontSize: 'clamp(1.4rem, 1.15rem + 1vw, 1.9rem)',
      fontWeight: 700,
      letterSpacing: '-0.018em',
      lineHeight: 1.2,
      textWrap: 'balance',
    },
    h3: { fontSize: '1.15rem', fontWeight: 680, letterSpacing: '-0.01em', lineHeight: 1.3 },
    // Titles of dialogs.
    h6: { fontSize: '1.25rem', fontWeight: 700, letterSpacing: '-0.012em', lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 620 },
    overline: { fontWeight: 650, letterSpacing: '0.09em', lineHeight: 1.6 },
  },
  // Dialogs, menus and ripples appear without a movement for those who ask their system for that.
  motion: { reducedMotion: 'system' },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      // 44 px: minimal size of a touch target.
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 18, borderRadius: 10 },
        text: { paddingInline: 12 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 48, textTransform: 'none', fontSize: '0.95rem' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 14 } },
    },
    // In line with the content of the dialog.
    MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: 650 } } },
    MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
    // Labels are above their fields in all forms. A label inside a field makes room by a script, and on public pages would cover what
    // is typed before it has loaded.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      // MUI's own distance is in pixels: a label of twice the size would cover the text of its field.
      styleOverrides: {
        outlined: {
          '&.MuiInputLabel-shrink': { transform: 'translate(14px, calc(3px - 0.75rem)) scale(0.75)' },
        },
      },
    },
    // MUI's own border has a contrast ratio of less than 3 on every surface. `text-box.module.css` has the same.
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: {
        notchedOutline: ({ theme: { vars } }) => ({
          borderColor: `color-mix(in srgb, ${vars.palette.text.primary} 50%, transparent)`,
        }),
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiChip: {
      styleOverrides: {
        root: { fontWeight: 500 },
        // A tint of the colour instead of a border, as of the statuses of candidates. Forced colours show the border.
        outlined: ({ theme: { vars }, ownerState: { color = 'default' } }) => ({
          borderColor: 'transparent',
          ...(color === 'default'
            ? { backgroundColor: vars.palette.action.selected }
            : {
                backgroundColor: `color-mix(in srgb, ${vars.palette[color].main} 11%, transparent)`,
                // Nearer to the ink than the tint is, so that it is read in a row under the pointer and in a selected one too.
                color: `color-mix(in srgb, ${vars.palette[color].main} 75%, ${vars.palette.text.primary})`,
              }),
        }),
      },
    },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650, whiteSpace: 'nowrap' } } },
    // MUI's default grey has too little contrast on the background.
    MuiToggleButton: {
      styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }) },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  },
} satisfies ThemeOptions;

/** The theme of the pages for visitors and candidates. */
export const theme = createTheme(THEME_OPTIONS);
