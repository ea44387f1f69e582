import Box from '@mui/material/Box';

/** The mark: an araucaria. */
function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="13" fill="#1d5b40" />
      <g fill="none" stroke="#f4f7f1" strokeLinecap="round" strokeWidth="3">
        <path d="M24 41V14" />
        <path d="M9 15c2 7 8 9 15 9s13-2 15-9" />
        <path d="M14 10c1 4.5 5 7 10 7s9-2.5 10-7" />
        <path d="M24 31c-4 0-7.5-1-9.5-3.5M24 31c4 0 7.5-1 9.5-3.5" strokeWidth="2.4" />
      </g>
      <circle cx="24" cy="9" r="2.6" fill="#f0b48c" />
    </svg>
  );
}

const NAME_DISPLAY = {
  always: 'block',
  never: 'none',
  'not on phones': { xs: 'none', sm: 'block' },
} as const;

/** Mark and name. */
export function Logo({ name = 'always' }: { name?: keyof typeof NAME_DISPLAY }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <LogoMark />
      <Box
        component="span"
        sx={{
          display: NAME_DISPLAY[name],
          lineHeight: 1.1,
          textAlign: 'left',
          color: 'text.primary',
        }}
      >
        <Box
          component="span"
          sx={{ display: 'block', fontWeight: 760, letterSpacing: '-0.015em', fontSize: '1.05rem' }}
        >
          Araucária
        </Box>{' '}
        <Box component="span" sx={{ display: 'block', fontSize: '0.78rem', color: 'text.secondary' }}>
          Talentos
        </Box>
      </Box>
    </Box>
  );
}
