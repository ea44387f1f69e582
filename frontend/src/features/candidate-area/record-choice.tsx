import { useEffect, useId, useRef } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { PastRecord } from '../../domain/profile/past-record';
import { RecordEditor } from './record-editor';
import { RecordText, recordText } from './record-text';
import type { RecordTexts } from './record-texts';

/** `replace`: in place of the stored record. */
export type RecordDecision = 'leave' | 'add' | 'replace';

const isDecision = (value: string): value is RecordDecision => ['leave', 'add', 'replace'].includes(value);

interface RecordChoiceProps {
  stored: PastRecord | null;
  /** As the person has edited it, or as the résumé states it. */
  record: PastRecord;
  texts: RecordTexts;
  decision: RecordDecision;
  onDecide: (decision: RecordDecision) => void;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onEdit: (record: PastRecord) => void;
}

/**
 * A record of a new résumé: the person decides whether it is added, replaces the stored one, or is left out, and corrects it
 * before it is taken.
 */
export function RecordChoice(props: RecordChoiceProps) {
  const { stored, record, texts, decision, onDecide, isEditing, onEditing, onEdit } = props;
  const id = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The form is gone: the keyboard continues at the button that has opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <FormControl sx={{ overflowWrap: 'anywhere' }}>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {stored ? `Diferente do seu cadastro: ${recordText(stored)}` : 'Falta no seu cadastro'}
      </FormLabel>
      {isEditing ? (
        <RecordEditor record={record} texts={texts} onDone={onEdit} onCancel={() => onEditing(false)} />
      ) : (
        <RecordText record={record} />
      )}
      <RadioGroup
        aria-labelledby={id}
        value={decision}
        onChange={(_event, value) => isDecision(value) && onDecide(value)}
      >
        <FormControlLabel
          value="leave"
          control={<Radio />}
          label={stored ? 'Manter o que está no cadastro' : 'Não acrescentar'}
        />
        {stored && (
          <FormControlLabel value="replace" control={<Radio />} label="Trocar pelo que está no currículo" />
        )}
        <FormControlLabel
          value="add"
          control={<Radio />}
          label={stored ? 'Acrescentar, e manter também o que está no cadastro' : 'Acrescentar ao cadastro'}
        />
      </RadioGroup>
      {decision !== 'leave' && !isEditing && (
        <Button
          ref={editButton}
          aria-label={`Editar antes de usar: ${record.title}, ${record.place}`}
          onClick={() => onEditing(true)}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          Editar antes de usar
        </Button>
      )}
    </FormControl>
  );
}
