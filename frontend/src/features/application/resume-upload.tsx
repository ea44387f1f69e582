import { Suspense, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { DropArea } from './drop-area';
import type { ResumeState } from './use-resume';

// Needed when a file has been chosen.
const ResumeProgress = lazyComponent(() => import('./resume-progress'));

interface ResumeUploadProps {
  state: ResumeState;
  onChoose: (file: File) => void;
  onClear: () => void;
}

/** Where the résumé goes in, and what has become of it. */
export function ResumeUpload({ state, onChoose, onClear }: ResumeUploadProps) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  // The button that was pressed has made place for something else: the keyboard goes on from here.
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state.step]);
  return (
    <Box
      ref={element}
      tabIndex={-1}
      role="group"
      aria-label="Currículo"
      aria-live="polite"
      sx={{ outline: 'none' }}
    >
      {state.step === 'empty' ? (
        <DropArea onChoose={onChoose} />
      ) : (
        <Suspense fallback={<Box sx={{ height: 110 }} />}>
          <ResumeProgress state={state} onClear={onClear} />
        </Suspense>
      )}
    </Box>
  );
}
