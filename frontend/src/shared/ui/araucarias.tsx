import css from './araucarias.module.css';
import { classes } from './classes';

interface AraucariaProps {
  x: number;
  /** Of the foot of the trunk. */
  y: number;
  /** 1: 157 units tall. */
  scale: number;
  opacity?: number;
}

/** One tree in the current colour, as part of an SVG. */
export const Araucaria = ({ x, y, scale, opacity = 1 }: AraucariaProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${scale})`}
    opacity={opacity}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
  >
    <path d="M0 0V-132" strokeWidth="7" />
    <g strokeWidth="4">
      <path d="M0-96C-18-94-42-100-56-124M0-96C18-94 42-100 56-124" />
      <path d="M0-108C-14-106-34-112-44-136M0-108C14-106 34-112 44-136" />
      <path d="M0-120C-10-119-22-124-28-144M0-120C10-119 22-124 28-144" />
    </g>
    <g fill="currentColor" stroke="none">
      <ellipse cx="-60" cy="-128" rx="14" ry="8" />
      <ellipse cx="60" cy="-128" rx="14" ry="8" />
      <ellipse cx="-44" cy="-141" rx="13" ry="8" />
      <ellipse cx="44" cy="-141" rx="13" ry="8" />
      <ellipse cx="-25" cy="-149" rx="13" ry="8" />
      <ellipse cx="25" cy="-149" rx="13" ry="8" />
      <ellipse cx="0" cy="-148" rx="17" ry="10" />
    </g>
  </g>
);

/** The class of a surface with the background gradient of the hero and the login, in both schemes. */
export const FOREST_GREEN = css.green;

/** A row of araucarias at the bottom right of a positioned container. */
export const Forest = ({ className }: { className?: string | undefined }) => (
  <svg
    viewBox="0 0 620 420"
    preserveAspectRatio="xMaxYMax meet"
    aria-hidden
    className={classes(css.forest, className)}
  >
    <Araucaria x={150} y={420} scale={1.15} opacity={0.28} />
    <Araucaria x={300} y={420} scale={1.75} opacity={0.5} />
    <Araucaria x={450} y={420} scale={2.2} opacity={0.85} />
    <Araucaria x={395} y={420} scale={1} opacity={0.3} />
  </svg>
);
