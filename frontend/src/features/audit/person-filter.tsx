import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import PersonSearchOutlined from '../../generated/icons/PersonSearchOutlined';
import { ChosenPerson, PersonSearch } from '../../domain/persons/person-search';
import type { FoundPerson } from '../../domain/persons/person-queries';

interface PersonFilterProps {
  /** The record that the entries are filtered by, as in the address. */
  kind: string;
  id: string;
  onChange: (person: FoundPerson) => void;
}

/** Filters the entries by a person, whose name only this screen keeps: the address has the number alone. */
export function PersonFilter({ kind, id, onChange }: PersonFilterProps) {
  const [searching, setSearching] = useState(false);
  const [person, setPerson] = useState<FoundPerson>();
  const choose = (found: FoundPerson) => {
    setPerson(found);
    setSearching(false);
    onChange(found);
  };
  return (
    <>
      {person && person.kind === kind && String(person.id) === id ? (
        <ChosenPerson person={person} onChange={() => setSearching(true)} />
      ) : (
        <Button variant="outlined" startIcon={<PersonSearchOutlined />} onClick={() => setSearching(true)}>
          Procurar pessoa pelo nome
        </Button>
      )}
      {searching && (
        <Dialog open fullWidth maxWidth="sm" aria-labelledby="pessoa" onClose={() => setSearching(false)}>
          <DialogTitle id="pessoa">Procurar pessoa</DialogTitle>
          <DialogContent sx={{ pt: '8px !important' }}>
            <PersonSearch onChoose={choose} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setSearching(false)}>Cancelar</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
