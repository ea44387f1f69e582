import { useEffect, useId, useRef } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { RecordDifference } from './record-differences';
import { RecordEditor } from './record-editor';
import { RecordText, recordText } from './record-text';
import type { RecordTexts } from './record-texts';
import type { RecordChoices, RecordDecision } from './use-record-choices';

const isDecision = (value: string): value is RecordDecision => ['leave', 'add', 'replace'].includes(value);

interface RecordChoiceProps {
  difference: RecordDifference;
  choices: RecordChoices;
  texts: RecordTexts;
}

/**
 * A record of a new résumé: the person decides whether it is added, replaces the stored one, or is left out, and corrects it
 * before it is taken.
 */
export function RecordChoice({ difference, choices, texts }: RecordChoiceProps) {
  const { stored } = difference;
  const record = choices.recordOf(difference);
  const decision = choices.decisionOn(difference);
  const isEditing = choices.editing(difference);
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
        <RecordEditor
          record={record}
          texts={texts}
          onDone={(edited) => choices.edit(difference, edited)}
          onCancel={() => choices.setEditing(difference, false)}
        />
      ) : (
        <RecordText record={record} />
      )}
      <RadioGroup
        aria-labelledby={id}
        value={decision}
        onChange={(_event, value) => isDecision(value) && choices.decide(difference, value)}
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
          onClick={() => choices.setEditing(difference, true)}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          Editar antes de usar
        </Button>
      )}
    </FormControl>
  );
}
