/** Of Google's Material Icons. */
const SHARE =
  'M18 16.08c-.76 0-1.44.3-1.96.77L8.91 12.7c.05-.23.09-.46.09-.7s-.04-.47-.09-.7l7.05-4.11c.54.5 1.25.81 2.04.81 1.66 0 3-1.34 3-3s-1.34-3-3-3-3 1.34-3 3c0 .24.04.47.09.7L8.04 9.81C7.5 9.31 6.79 9 6 9c-1.66 0-3 1.34-3 3s1.34 3 3 3c.79 0 1.5-.31 2.04-.81l7.12 4.16c-.05.21-.08.43-.08.65 0 1.61 1.31 2.92 2.92 2.92s2.92-1.31 2.92-2.92-1.31-2.92-2.92-2.92M18 4c.55 0 1 .45 1 1s-.45 1-1 1-1-.45-1-1 .45-1 1-1M6 13c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1m12 7.02c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1';

/** Defines the shape of `ShareIcon`, once in a page: a list of jobs shows it for each of them. */
export const IconSprite = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <symbol id="icon-share" viewBox="0 0 24 24">
      <path d={SHARE} />
    </symbol>
  </svg>
);

/**
 * A decorative icon in the colour and size of the text (`PART_STYLES`, without a class, because a list repeats it); needs an `IconSprite`
 * in the page.
 */
export const ShareIcon = () => (
  <svg aria-hidden="true">
    <use href="#icon-share" />
  </svg>
);
