import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { fullName } from '../../shared/format/full-name';
import { useSearchText } from '../../shared/lists/use-search-text';
import { RECIPIENTS, type RecipientOption } from './message-queries';

const DEBOUNCE_MS = 350;

interface RecipientFieldProps {
  value: RecipientOption | null;
  onChange: (recipient: RecipientOption | null) => void;
}

export function RecipientField({ value, onChange }: RecipientFieldProps) {
  const [searched, setSearched] = useState('');
  const [typed, setTyped] = useSearchText({
    value: searched,
    onSearch: setSearched,
    debounceMs: DEBOUNCE_MS,
  });
  const search = searched.trim();
  const isSearching = search.length >= 2 && !(value && search === fullName(value));
  const { data, loading } = useFreshQuery(RECIPIENTS, { variables: { search }, skip: !isSearching });
  return (
    <Autocomplete<RecipientOption>
      value={value}
      inputValue={typed}
      options={(isSearching && data?.searchCandidates) || []}
      loading={isSearching && loading}
      // The server has searched by name and e-mail.
      filterOptions={(options) => options}
      getOptionLabel={fullName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, chosen) => onChange(chosen)}
      noOptionsText={isSearching ? 'Nenhum candidato encontrado' : 'Digite o nome ou o e-mail'}
      loadingText="Buscando candidatos..."
      clearText="Limpar"
      openText="Abrir"
      closeText="Fechar"
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {fullName(option)} · {option.jobTitle ?? TALENT_BANK_TITLE}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Candidato" placeholder="Nome ou e-mail" />}
    />
  );
}
