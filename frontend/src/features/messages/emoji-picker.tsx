import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

/** Emojis with the names that screen readers announce. */
const EMOJIS = [
  ['😊', 'rosto sorridente'],
  ['👋', 'aceno'],
  ['🎉', 'festa'],
  ['👍', 'polegar para cima'],
  ['🙏', 'mãos juntas'],
  ['🤝', 'aperto de mãos'],
  ['👏', 'aplausos'],
  ['✅', 'confirmado'],
  ['❌', 'negado'],
  ['⚠️', 'atenção'],
  ['⭐', 'estrela'],
  ['🚀', 'foguete'],
  ['📅', 'calendário'],
  ['🕐', 'relógio'],
  ['📍', 'local'],
  ['📞', 'telefone'],
  ['📧', 'e-mail'],
  ['📝', 'anotação'],
  ['💼', 'maleta'],
  ['🍀', 'trevo'],
] as const;

export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  return (
    <Box role="group" aria-labelledby="emojis">
      <Typography id="emojis" variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        Inserir emoji
      </Typography>
      {/* In rem: an enlarged emoji is wider than a button of 44 px. */}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))' }}>
        {EMOJIS.map(([emoji, name]) => (
          <ButtonBase
            key={emoji}
            aria-label={`Inserir ${name}`}
            title={name}
            onClick={() => onPick(emoji)}
            sx={{
              height: '2.75rem',
              fontSize: '1.35rem',
              borderRadius: 1,
              '&:hover': { bgcolor: 'action.hover' },
              '&.Mui-focusVisible': { outline: '3px solid var(--at-palette-secondary-main)' },
            }}
          >
            {emoji}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
