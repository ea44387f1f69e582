/** A wait shorter than 300 ms shows nothing: a flash of grey disturbs more than it tells. */
export const DELAYED_APPEARANCE = {
  '@keyframes appear-late': { from: { visibility: 'hidden' } },
  animation: 'appear-late 1ms 300ms backwards',
};
