/** The words of a form for one kind of record. */
export interface RecordTexts {
  form: string;
  title: { label: string; missing: string };
  place: { label: string; missing: string };
  ongoing: string;
}

export const EXPERIENCE_TEXTS: RecordTexts = {
  form: 'Editar a experiência',
  title: { label: 'Cargo', missing: 'Informe o cargo' },
  place: { label: 'Empresa', missing: 'Informe a empresa' },
  ongoing: 'Trabalho atual',
};

export const EDUCATION_TEXTS: RecordTexts = {
  form: 'Editar a formação',
  title: { label: 'Curso', missing: 'Informe o curso' },
  place: { label: 'Instituição', missing: 'Informe a instituição' },
  ongoing: 'Em andamento',
};
