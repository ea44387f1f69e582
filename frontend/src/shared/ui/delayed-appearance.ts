/** Shows a skeleton after 300 ms: during a shorter wait it would only flash. */
export const DELAYED_APPEARANCE = {
  '@keyframes appear-late': { from: { visibility: 'hidden' } },
  animation: 'appear-late 1ms 300ms backwards',
};
