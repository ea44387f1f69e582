/** Background of highlighted surfaces: 7 % of the primary colour on paper, in both schemes. */
export const SURFACE_TINT =
  'color-mix(in srgb, var(--at-palette-primary-main) 7%, var(--at-palette-background-paper))';
