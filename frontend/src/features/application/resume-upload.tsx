import { Suspense, useEffect, useRef } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { DropArea } from './drop-area';
import css from './resume-upload.module.css';
import type { Resume } from './use-resume';

// Loaded when a file is chosen.
const ResumeProgress = lazyComponent(() => import('./resume-progress'));

export function ResumeUpload({ resume }: { resume: Resume }) {
  const { state, choose, setEntries, clear } = resume;
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  // The pressed button is gone: the focus moves to the group, so that the keyboard continues here.
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state.step]);
  return (
    <div
      ref={element}
      tabIndex={-1}
      role="group"
      aria-label="Currículo"
      aria-live="polite"
      className={css.upload}
    >
      {state.step === 'empty' ? (
        <DropArea onChoose={(file) => void choose(file)} />
      ) : (
        <Suspense fallback={<div className={css.space} />}>
          <ResumeProgress state={state} onEntries={setEntries} onClear={clear} />
        </Suspense>
      )}
    </div>
  );
}
