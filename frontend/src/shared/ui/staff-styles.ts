import { staffTheme } from './staff-theme';

const { typography } = staffTheme;
const { button } = typography;

/**
 * Gives the components without MUI, which public pages use too, the look of the staff area. They are styled by the classes of the base
 * style sheet (`base-styles.ts`); these rules come after it while a staff page is open.
 */
export const STAFF_STYLES = {
  body: {
    ...typography.body1,
    // As MUI's small fields, which `staff-theme.ts` chooses.
    '--field-padding': '8.5px',
    '--control-height': '37px',
    '@media (pointer: coarse)': { '--field-padding': '10.5px', '--control-height': '44px' },
  },
  ...Object.fromEntries(
    (['h1', 'h2', 'h3', 'body1', 'body2', 'overline'] as const).map((text) => [
      `.at-${text}`,
      typography[text],
    ]),
  ),
  '.at-button': {
    fontSize: button.fontSize,
    fontWeight: button.fontWeight,
    lineHeight: button.lineHeight,
    minHeight: 36,
    borderRadius: 8,
    paddingBlock: 4,
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '.at-icon': { minWidth: 36, padding: 4, borderRadius: '50%', '@media (pointer: coarse)': { minWidth: 44 } },
  // The frame has its own width and padding.
  'main .at-container': { maxWidth: 'none', padding: 0 },
};
