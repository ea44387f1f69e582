import { useEffect, useRef, useState, type DragEvent } from 'react';
import { buttonClass } from '../../shared/ui/button-look';
import { classes } from '../../shared/ui/classes';
import { UploadFileOutlined } from '../../generated/plain-icons';
import css from './drop-area.module.css';

export function DropArea({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // The server's HTML shows the field before its code has loaded: a file that was chosen meanwhile is taken.
  const initial = useRef(onChoose);
  useEffect(() => {
    const chosenEarly = input.current?.files?.[0];
    if (chosenEarly) initial.current(chosenEarly);
  }, []);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <div
      // For `public/early-input.js`, which chooses a file that is dropped here before the code has loaded.
      data-drop=""
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      // Moving over a child element is not leaving the area.
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={onDrop}
      className={classes(css.area, over && css.over)}
    >
      <UploadFileOutlined className={css.icon} />
      <p className={classes('at-body1', css.title)}>Arraste o seu currículo até aqui</p>
      <p id="resume-hint" className={classes('at-body2 at-muted', css.hint)}>
        PDF de até 5MB. Os dados encontrados nele preenchem o formulário.
      </p>
      <input
        ref={input}
        id="resume"
        type="file"
        accept="application/pdf,.pdf"
        className="at-hidden"
        aria-label="Escolher arquivo: currículo em PDF"
        aria-describedby="resume-hint"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after an error.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      {/* A label, so that the browser opens its dialog also before the code has loaded: a click that is replayed later may not. */}
      <label htmlFor="resume" className={buttonClass({ variant: 'contained' })}>
        Escolher arquivo
      </label>
    </div>
  );
}
