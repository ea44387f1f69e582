/** An icon without the code of MUI's icons: decorative, in the colour of the text. @param shape path in a square of 24 units */
export const icon = (shape: string) =>
  function Icon({ className = '' }: { className?: string | undefined }) {
    return (
      <svg className={`at-svg ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    );
  };
