import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache without its vendor prefixes, which are a fifth of the styles in the HTML: the supported browsers
 * (`cssTarget` in `vite.config.ts`) need none of them.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
