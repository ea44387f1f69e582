import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import deepmerge from '@mui/utils/deepmerge';
import { THEME_OPTIONS } from './theme';

/** Fingers need larger targets than a mouse. */
const TOUCH = '@media (pointer: coarse)';

/** Sizes in rem of 16 px: 24, 18, 14 and 12 px. */
const SIZE = { h1: '1.5rem', h2: '1.125rem', text: '0.875rem', small: '0.75rem' };
const TITLE = { fontSize: SIZE.h2, fontWeight: 650, letterSpacing: '-0.012em', lineHeight: 1.35 };
const TEXT = { fontSize: SIZE.text, letterSpacing: 'normal', lineHeight: 1.45 };
const SMALL = { fontSize: SIZE.small, letterSpacing: 'normal', lineHeight: 1.4 };

/** What staff pages have instead: dense lines, rows of 48 px, gaps of 4 px or a multiple. */
const STAFF_OPTIONS = {
  shape: { borderRadius: 8 },
  typography: {
    h1: { fontSize: SIZE.h1, fontWeight: 680, letterSpacing: '-0.02em', lineHeight: 1.3 },
    h2: TITLE,
    h3: { ...TEXT, fontWeight: 650 },
    // Titles of dialogs.
    h6: TITLE,
    subtitle1: { ...TEXT, fontWeight: 600 },
    subtitle2: { ...TEXT, fontWeight: 600 },
    body1: TEXT,
    body2: TEXT,
    button: { ...TEXT, fontWeight: 600 },
    caption: SMALL,
    overline: { ...SMALL, letterSpacing: '0.06em' },
  },
  components: {
    MuiButton: {
      styleOverrides: {
        root: {
          minHeight: 36,
          paddingInline: 16,
          paddingBlock: 4,
          borderRadius: 8,
          [TOUCH]: { minHeight: 44 },
        },
        sizeLarge: { fontSize: SIZE.text },
        sizeSmall: { fontSize: SIZE.small },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { minWidth: 36, minHeight: 36, padding: 4, [TOUCH]: { minWidth: 44, minHeight: 44 } },
      },
    },
    MuiTab: {
      styleOverrides: { root: { minHeight: 40, fontSize: SIZE.text, [TOUCH]: { minHeight: 48 } } },
    },
    MuiTabs: {
      styleOverrides: {
        root: {
          minHeight: 40,
          // One row, which scrolls by styles alone: the `scrollable` variant measures its scroll bar, which not every browser environment
          // has. MUI's own style of the others hides the tabs for which there is no room.
          '& .MuiTabs-fixed': {
            overflowX: 'auto !important',
            overscrollBehaviorX: 'contain',
            scrollbarWidth: 'none',
            '& .MuiTab-root': { flexShrink: 0 },
          },
        },
      },
    },
    MuiCard: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
    MuiTableRow: { styleOverrides: { root: { height: 48 }, head: { height: 40 } } },
    // MUI's own edge of rows cannot be seen on the surfaces of the light scheme.
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ paddingBlock: 4, borderBottomColor: vars.palette.divider }),
        head: SMALL,
      },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    // The arrow grows with the text.
    MuiSelect: { styleOverrides: { select: { '&&&': { paddingRight: '2rem' } } } },
    MuiNativeSelect: { styleOverrides: { select: { '&&&': { paddingRight: '1.5rem' } } } },
    MuiOutlinedInput: { styleOverrides: { root: { [TOUCH]: { minHeight: 44 } } } },
    // iOS zooms into a field with smaller text when it gets the focus.
    MuiInputBase: { styleOverrides: { root: { [TOUCH]: { fontSize: '1rem' } } } },
    MuiPickersInputBase: { styleOverrides: { root: { [TOUCH]: { fontSize: '1rem' } } } },
    // As wide as the gap for it in the outline, which has the size of the field's text.
    MuiInputLabel: { styleOverrides: { root: { [TOUCH]: { fontSize: '1rem' } } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 36, [TOUCH]: { minHeight: 44 } } } },
    // A tooltip may cover the button of the next row: clicks pass through it.
    MuiTooltip: { defaultProps: { disableInteractive: true }, styleOverrides: { tooltip: SMALL } },
  },
} satisfies ThemeOptions;

/** The theme of the staff area: the colours of all pages, with the type, sizes and density of work screens. */
export const staffTheme = createTheme(deepmerge<ThemeOptions>(THEME_OPTIONS, STAFF_OPTIONS));
