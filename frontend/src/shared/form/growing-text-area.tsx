import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

/** Height of a line of text, as in `text-box.module.css`. */
const ROW_HEIGHT_EM = 1.4375;

/** A text area that is as tall as its text, and at least `rows` lines. Browsers with `field-sizing` need no script for it. */
export function GrowingTextArea({ ref, rows = 1, value, ...native }: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || globalThis.CSS?.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [value]);
  return (
    <textarea
      {...native}
      ref={area}
      rows={rows}
      value={value}
      style={{ minHeight: `${rows * ROW_HEIGHT_EM}em` }}
    />
  );
}
