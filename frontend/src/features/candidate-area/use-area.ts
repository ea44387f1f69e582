import { useCallback, useEffect, useRef, useState } from 'react';
import type { CandidateArea } from '@araucaria/contracts/domain';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { candidateHint } from '../../shared/session/session-hint';
import { useOtherTabs } from '../../shared/session/use-other-tabs';
import { AREA_PATH } from './area';
import { useEmbeddedArea } from './embedded-area';

const SIGNED_OUT = 'Você saiu de Minha candidatura.';
const ENDED = 'A sua sessão em Minha candidatura terminou. Peça um novo link para continuar.';
const OTHER_PERSON =
  'Outra pessoa abriu Minha candidatura neste navegador. Esta página mostra agora os dados dela.';

/** Visitors ask for nothing: the response to them is an error in the console of their browsers. */
const readArea = async (): Promise<CandidateArea | undefined> =>
  candidateHint.mayBeOpen() ? rest('GET', AREA_PATH) : undefined;

interface Shown {
  /** undefined: to a visitor, and until it is loaded. */
  area?: CandidateArea | undefined;
  /** Whether no session is open; false until that is known. */
  isVisitor: boolean;
  error?: unknown;
  notice?: string | undefined;
}

/**
 * What the session shows, also after changes of it in other tabs.
 * @param token of the mailed link in the address; undefined: not known yet
 */
export function useArea(token: string | undefined) {
  const embedded = useEmbeddedArea();
  const [shown, setShown] = useState<Shown>({ area: embedded, isVisitor: false });
  const isLoaded = useRef(embedded !== undefined);
  /** The last request. The response to an earlier one may be out of date, and is ignored. */
  const lastRequest = useRef<Promise<unknown>>(undefined);

  const request = useCallback(
    async (onFound: (area: CandidateArea | undefined) => void, onError: (error: unknown) => void) => {
      const reading = readArea();
      lastRequest.current = reading;
      const isLast = () => lastRequest.current === reading;
      await reading.then(
        (area) => isLast() && onFound(area),
        (error: unknown) => isLast() && onError(error),
      );
    },
    [],
  );
  const load = useCallback(
    () =>
      request(
        (area) => {
          if (area) candidateHint.set(true);
          setShown({ area, isVisitor: !area });
        },
        (error) => {
          if (failureOf(error).code !== 'UNAUTHENTICATED')
            return setShown((before) => ({ ...before, error }));
          candidateHint.set(false);
          setShown(({ area, notice }) => ({ isVisitor: true, notice: area ? ENDED : notice }));
        },
      ),
    [request],
  );
  /** Loads without a sign of it: a failure, as that of an ended session, leaves the page with what was typed. */
  const refresh = useCallback(
    () =>
      void request(
        (area) => area && setShown((before) => ({ area, isVisitor: false, notice: noticeOf(before, area) })),
        () => undefined,
      ),
    [request],
  );
  const leave = useCallback((notice: string) => {
    lastRequest.current = undefined;
    candidateHint.set(false);
    setShown({ isVisitor: true, notice });
  }, []);
  // The person may share the browser: a tab that stays open shows nothing more after 'Sair' in another one.
  const signedOut = useCallback(() => leave(SIGNED_OUT), [leave]);
  useOtherTabs({ onChange: refresh, onSignOut: signedOut });

  useEffect(() => {
    if (embedded) candidateHint.set(true);
  }, [embedded]);
  useEffect(() => {
    if (token === undefined) return;
    // The fragment is empty without a mailed link. Its session may be that of another person.
    if (token === '' && !isLoaded.current) void load();
    isLoaded.current = false;
  }, [token, load]);

  return {
    ...shown,
    load,
    /** Call after each change: it shows here and in other tabs. */
    onChange: () => {
      candidateHint.renew();
      return load();
    },
    leave,
    signOut: async () => {
      await rest('DELETE', `${AREA_PATH}/session`);
      signedOut();
    },
  };
}

function noticeOf({ area, notice }: Shown, next: CandidateArea): string | undefined {
  if (area && area.email !== next.email) return OTHER_PERSON;
  return notice === OTHER_PERSON ? notice : undefined;
}
