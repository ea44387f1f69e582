import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'busca';

interface JobSearch {
  search: string;
  setSearch: (search: string) => void;
  /** The browser has taken the page over: what the server sends knows of no search. */
  ready: boolean;
}

const never = () => () => undefined;
const here = () => true;
const onServer = () => false;

/** What is searched for among the vacancies, kept in the address so that it can be shared. */
export function useJobSearch(): JobSearch {
  const [params, setParams] = useSearchParams();
  const ready = useSyncExternalStore(never, here, onServer);
  return {
    search: ready ? (params.get(PARAMETER) ?? '') : '',
    setSearch: (search) =>
      setParams(
        (before) => {
          if (search) before.set(PARAMETER, search);
          else before.delete(PARAMETER);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    ready,
  };
}
