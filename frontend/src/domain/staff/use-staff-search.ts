import { useState, type SyntheticEvent } from 'react';
import type { AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
import { SEARCH_MAX_CHARS } from '@araucaria/contracts/domain';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { useSearchText } from '../../shared/lists/use-search-text';
import { STAFF, type StaffName } from './staff-queries';

/** The maximum of one request. More letters find the others. */
const MAX_OPTIONS = 100;

const DEBOUNCE_MS = 200;

/** All options match what is typed: the server has found them. */
const keepAll = (options: StaffName[]) => options;

/** Colleagues that the server finds by what is typed, as the properties of an `Autocomplete`. */
export function useStaffSearch({ includeDeactivated = false } = {}) {
  const [search, setSearch] = useState('');
  const [, setText] = useSearchText({ value: search, onSearch: setSearch, debounceMs: DEBOUNCE_MS });
  const { data, previousData, loading, error } = useFreshQuery(STAFF, {
    variables: { search: search.trim() || null, includeDeactivated, limit: MAX_OPTIONS },
  });
  return {
    options: (data ?? previousData)?.staff ?? [],
    loading,
    filterOptions: keepAll,
    // The name of a chosen colleague is no search.
    onInputChange: (_event: SyntheticEvent, text: string, reason: AutocompleteInputChangeReason) =>
      setText(reason === 'input' ? text.slice(0, SEARCH_MAX_CHARS) : ''),
    noOptionsText: error ? 'A lista não pôde ser carregada' : 'Ninguém encontrado',
    loadingText: 'Carregando...',
    clearText: 'Limpar',
    openText: 'Abrir',
    closeText: 'Fechar',
    getOptionKey: ({ id }: StaffName) => id,
    isOptionEqualToValue: (option: StaffName, chosen: StaffName) => option.id === chosen.id,
  };
}
