// node build/write-icons.ts: writes src/generated/icons, the icons that the sources import, one module for each.
//
// A page loads only its own icons, which are pure: the bundler drops those of parts that it does not use. They are Google's
// Material Icons, drawn by MUI's `SvgIcon`; the package with MUI's components of them has 43,000 files.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons as iconSet } from '@iconify-json/ic';

const SOURCES = join(import.meta.dirname, '../src');
const OUTPUT = join(SOURCES, 'generated/icons');
const IMPORTED = /\/generated\/icons\/(\w+)'/g;

/** @returns JSX. `KeyOutlined` is `outline-key` in the set, `ChevronLeft` is `baseline-chevron-left`. */
function bodyOf(name: string): string {
  const [, words = '', style] = /^(\w+?)(Outlined)?$/.exec(name) ?? [];
  const kebab = words.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
  const icon = iconSet.icons[`${style ? 'outline' : 'baseline'}-${kebab}`];
  if (!icon) throw new Error(`There is no icon ${name}: see https://icon-sets.iconify.design/ic`);
  const body = icon.body
    .replaceAll('fill-rule', 'fillRule')
    .replaceAll('clip-rule', 'clipRule')
    .replaceAll(' fill="currentColor"', '');
  return body.indexOf('<') === body.lastIndexOf('<') ? body : `<>${body}</>`;
}

const names = new Set(
  globSync('**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name),
  ),
);
rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
for (const name of names)
  writeFileSync(
    join(OUTPUT, `${name}.tsx`),
    `import { createSvgIcon } from '@mui/material/SvgIcon';\n\nexport default /* @__PURE__ */ createSvgIcon(${bodyOf(name)}, '${name}');\n`,
  );
