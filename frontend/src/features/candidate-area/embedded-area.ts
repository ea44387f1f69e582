import type { CandidateArea } from '@araucaria/contracts/domain';
import { createContext, useContext, useEffect, useState } from 'react';
import { embeddedJson } from '../../shared/api/embedded-results';

const ELEMENT_ID = 'minha-candidatura';

/** The data of the person to whom the server sends the page; undefined in browsers, and for visitors. */
export const EmbeddedAreaContext = createContext<CandidateArea | undefined>(undefined);

export const embedArea = (area: CandidateArea): string => embeddedJson(ELEMENT_ID, area);

/** The data that came with the page. They are removed with the first use: later visits of the page load them again. */
export function useEmbeddedArea(): CandidateArea | undefined {
  const rendered = useContext(EmbeddedAreaContext);
  const [embedded] = useState(() => rendered ?? readEmbeddedArea());
  useEffect(() => document.getElementById(ELEMENT_ID)?.remove(), []);
  return embedded;
}

function readEmbeddedArea(): CandidateArea | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as CandidateArea) : undefined;
}
