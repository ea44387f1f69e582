import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface TemplateTextProps {
  title: string;
  text: string;
}

const FIRST_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
} as const;

/** The first lines of a text, and the rest of it on request: a list of long texts stays a list. */
export function TemplateText({ title, text }: TemplateTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const lines = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = lines.current;
    if (!element || isWhole || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isWhole]);

  return (
    <Box sx={{ maxWidth: '68ch' }}>
      <Box
        ref={lines}
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          color: 'text.secondary',
          ...(!isWhole && FIRST_LINES),
        }}
      >
        {text}
      </Box>
      {isLong && (
        <Button
          color="inherit"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Mostrar menos' : 'Mostrar tudo'} de ${title}`}
          onClick={() => setIsWhole(!isWhole)}
          // In line with the text above.
          sx={{ ml: -1.5 }}
        >
          {isWhole ? 'Mostrar menos' : 'Mostrar tudo'}
        </Button>
      )}
    </Box>
  );
}
