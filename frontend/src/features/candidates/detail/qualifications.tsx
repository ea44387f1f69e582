import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { CandidateDetail } from '../candidates-queries';
import { hasPlace } from '../resume/place-button';
import { VALUE_IDS } from '../resume/places/value-ids';
import { usePlaces } from '../resume/resume-places';

type Read = NonNullable<CandidateDetail['readQualifications']>;

/** Below it a reader may have been wrong. */
const MIN_CONFIDENCE = 0.75;

type Stated = Pick<Read['skills'][number], 'text' | 'confidence' | 'page' | 'line'> & { id: string };

/** Languages and skills as the résumé states them. The candidate has not confirmed them, and each says where it stands. */
export function Qualifications({ read }: { read: Read }) {
  const { isOffered } = usePlaces();
  const languages = read.languages.map(({ language, level, europeanLevel, ...stated }) => {
    const told = [level, europeanLevel].filter(Boolean).join(', ');
    return { ...stated, id: VALUE_IDS.language(language), text: told ? `${language}: ${told}` : language };
  });
  const skills = read.skills.map(({ text, name, ...stated }) => ({
    ...stated,
    id: VALUE_IDS.skill(text),
    text: name && name !== text ? `${text} (${name})` : text,
  }));
  if (languages.length + skills.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Idiomas e conhecimentos
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Lidos do currículo por um programa; o candidato não os confirmou. O que tem “?” convém conferir.
        {isOffered && ' Pressione um deles para vê-lo no currículo.'}
      </Typography>
      <Chips name="Idiomas" items={languages} />
      <Chips name="Conhecimentos" items={skills} />
    </section>
  );
}

function Chips({ name, items }: { name: string; items: Stated[] }) {
  const places = usePlaces();
  if (items.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={name}
      sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {items.map(({ id, text, confidence, page, line }) => (
        <li key={text}>
          <Chip
            size="small"
            variant="outlined"
            {...(hasPlace(places, id) && {
              component: 'button' as const,
              onClick: () => places.show(id, text),
              'aria-current': places.shown?.id === id ? ('location' as const) : undefined,
            })}
            label={confidence < MIN_CONFIDENCE ? `${text} ?` : text}
            title={`Página ${page}: ${line}`}
          />
        </li>
      ))}
    </Box>
  );
}
