/** A breath of the house's green over paper, in both schemes. */
export const SURFACE_TINT =
  'color-mix(in srgb, var(--at-palette-primary-main) 7%, var(--at-palette-background-paper))';
