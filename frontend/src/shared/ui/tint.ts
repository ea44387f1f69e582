/** A breath of the house's green over paper, in both schemes. */
export const TINT =
  'color-mix(in srgb, var(--at-palette-primary-main) 7%, var(--at-palette-background-paper))';
