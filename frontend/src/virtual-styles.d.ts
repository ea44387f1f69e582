/** Written by `build/base-styles.ts`. */
declare module 'virtual:base-styles.css';
