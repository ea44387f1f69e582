import { Araucaria } from '../../shared/ui/araucarias';
import css from './not-found-art.module.css';

const NUMERAL = {
  fontSize: '150px',
  fontWeight: 800,
  fontFamily: 'inherit',
  fill: 'var(--at-palette-text-primary)',
  textAnchor: 'middle',
} as const;

/** Decorative 404 with a tree as its zero. */
export const NotFoundArt = () => (
  <svg viewBox="0 0 480 230" aria-hidden className={css.art}>
    <circle cx="240" cy="92" r="74" fill="var(--at-palette-secondary-main)" opacity="0.18" />
    <text x="112" y="186" {...NUMERAL}>
      4
    </text>
    <text x="368" y="186" {...NUMERAL}>
      4
    </text>
    <g fill="currentColor">
      <path d="M0 200C70 176 150 178 226 192C312 208 398 172 480 186V230H0Z" opacity="0.16" />
      <path d="M0 212C96 192 196 202 268 208C350 214 420 200 480 204V230H0Z" opacity="0.28" />
    </g>
    <Araucaria x={36} y={206} scale={0.42} opacity={0.4} />
    <Araucaria x={447} y={201} scale={0.42} opacity={0.4} />
    <Araucaria x={240} y={206} scale={1.12} />
    <path
      d="M288 222q14-9 28-3t28-2"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="1 8"
    />
    <path d="M360 220c1-7 6-12 12-12-1 8-5 12-12 12Z" fill="var(--at-palette-secondary-main)" />
  </svg>
);
