import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLazyQuery } from '@apollo/client/react';
import { SEARCH_MAX_CHARS, type PersonKind } from '@araucaria/contracts/domain';
import { failureOf } from '../../shared/api/failure';
import { FIND_PERSONS, foundPersons, type FoundPerson } from './person-queries';

/** Fewer letters would match almost everybody. The server has the same limit. */
const MIN_NAME_CHARS = 3;
/** As many of a kind as the server returns. */
const MAX_FOUND = 20;

interface PersonSearchProps {
  /** Whom it finds; absent: candidates and those who referred. */
  kind?: PersonKind;
  onChoose: (person: FoundPerson) => void;
}

/**
 * Finds an application by the name of its person, or a visitor who referred, for users who may open neither. It searches only when it is
 * asked to, because each search is recorded.
 */
export function PersonSearch({ kind, onChoose }: PersonSearchProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [find, { data, loading }] = useLazyQuery(FIND_PERSONS, { fetchPolicy: 'no-cache' });
  const found = data && foundPersons(data);
  const isCut = [data?.findPersons, data?.findReferrers].some((list) => list?.length === MAX_FOUND);

  const search = async () => {
    const text = name.trim();
    if (text.length < MIN_NAME_CHARS) return setProblem(`Informe ao menos ${MIN_NAME_CHARS} letras do nome`);
    setProblem('');
    const { error } = await find({
      variables: { name: text, candidates: kind !== 'referrer', referrers: kind !== 'candidate' },
    });
    if (error) setProblem(failureOf(error).message);
  };
  // The search may stand within a form, which Enter would send.
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void search();
  };

  return (
    <Box role="search" aria-label="Procurar pessoa" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          type="search"
          label="Nome da pessoa"
          value={name}
          error={Boolean(problem)}
          helperText={problem || 'A procura fica registrada na auditoria.'}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={searchOnEnter}
          sx={{ flex: '1 1 200px' }}
          slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARS }, formHelperText: { role: 'status' } }}
        />
        <Button variant="outlined" disabled={loading} onClick={() => void search()}>
          {loading ? 'Procurando...' : 'Procurar'}
        </Button>
      </Box>
      <div aria-live="polite">
        {!loading && found?.length === 0 && <Typography>Ninguém com este nome.</Typography>}
        {!loading && Boolean(found?.length) && (
          <List
            dense
            disablePadding
            aria-label="Pessoas encontradas"
            sx={{ maxHeight: 280, overflow: 'auto' }}
          >
            {found?.map((person) => (
              <li key={`${person.kind} ${person.id}`}>
                <ListItemButton onClick={() => onChoose(person)}>
                  <ListItemText primary={person.name} secondary={person.description} />
                </ListItemButton>
              </li>
            ))}
          </List>
        )}
        {!loading && isCut && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Só os {MAX_FOUND} registros mais recentes aparecem. Informe mais do nome.
          </Typography>
        )}
      </div>
    </Box>
  );
}

export function ChosenPerson({ person, onChange }: { person: FoundPerson; onChange: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{person.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {person.description}
        </Typography>
      </Box>
      <Button onClick={onChange}>Trocar</Button>
    </Box>
  );
}
