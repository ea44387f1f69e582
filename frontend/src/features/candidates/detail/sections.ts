import { useState } from 'react';

export const SECTION_LABELS = {
  dados: 'Informações Pessoais',
  gerenciar: 'Gerenciar',
  score: '',
  entrevistas: 'Entrevistas',
  mensagens: 'Mensagens',
  curriculo: 'Currículo',
} as const;
/** `score` opens the section `gerenciar` with the focus on the score. */
export type Section = keyof typeof SECTION_LABELS;

/** Beside the person, where there is room. */
export const DOCUMENT_SECTIONS: readonly Section[] = ['curriculo', 'entrevistas', 'mensagens'];
export const PERSON_SECTIONS: readonly Section[] = ['dados', 'gerenciar'];
export const ALL_SECTIONS: readonly Section[] = [
  'dados',
  'gerenciar',
  'entrevistas',
  'mensagens',
  'curriculo',
];

export const tabOf = (section: string): string => (section === 'score' ? 'gerenciar' : section);

interface Address {
  id: number;
  section: string;
  onSection: (section: Section) => void;
}

/**
 * The sections of the document and of the person; the address names the one that was chosen last. A chosen section is
 * shown before the address changes: a user who types `S` and then the score at once must reach the score field, not a
 * shortcut.
 */
export function useSections({ id, section, onSection }: Address, wide: boolean) {
  const [chosen, setChosen] = useState<{ id: number; section: Section }>();
  const [kept, setKept] = useState({ document: 'curriculo', person: 'dados' });
  const current = chosen?.id === id ? chosen.section : section;
  const part = (DOCUMENT_SECTIONS as readonly string[]).includes(current) ? 'document' : 'person';
  const shown =
    part === 'person' && !(PERSON_SECTIONS as readonly string[]).includes(tabOf(current)) ? 'dados' : current;
  if (kept[part] !== shown) setKept({ ...kept, [part]: shown });
  return {
    ...(wide ? { ...kept, [part]: shown } : { document: current, person: current }),
    choose: (next: Section) => {
      setChosen({ id, section: next });
      onSection(next);
    },
  };
}
