import css from './placeholder.module.css';

/** Reserves space for content that is loading; lighter than MUI's animated skeleton. */
export const Placeholder = ({ height, maxWidth }: { height: number; maxWidth?: number }) => (
  <div aria-hidden className={css.placeholder} style={{ height, maxWidth }} />
);
