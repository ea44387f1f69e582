// node build/write-icons.ts: writes the icons that the sources import, Google's Material Icons. A page loads only its own, which are
// pure: the bundler drops those of parts that it does not use.
// - src/generated/icons: drawn by MUI's `SvgIcon`, one module for each. The package with MUI's components of them has 43,000 files.
// - src/generated/plain-icons.tsx: without MUI's code, for public pages.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons as iconSet } from '@iconify-json/ic';

const SOURCES = join(import.meta.dirname, '../src');
const GENERATED = join(SOURCES, 'generated');

/** The SVG elements of an icon. `KeyOutlined` is `outline-key` in the set, `ChevronLeft` is `baseline-chevron-left`. */
function bodyOf(name: string): string {
  const [, words = '', style] = /^(\w+?)(Outlined)?$/.exec(name) ?? [];
  const kebab = words.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
  const icon = iconSet.icons[`${style ? 'outline' : 'baseline'}-${kebab}`];
  if (!icon) throw new Error(`There is no icon ${name}: see https://icon-sets.iconify.design/ic`);
  return icon.body;
}

function jsxOf(name: string): string {
  const body = bodyOf(name)
    .replaceAll('fill-rule', 'fillRule')
    .replaceAll('clip-rule', 'clipRule')
    .replaceAll(' fill="currentColor"', '');
  return body.indexOf('<') === body.lastIndexOf('<') ? body : `<>${body}</>`;
}

const shapeOf = (name: string): string =>
  [...bodyOf(name).matchAll(/ d="([^"]*)"/g)].map(([, shape]) => shape).join('');

const texts = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).map((file) =>
  readFileSync(join(SOURCES, file), 'utf8'),
);
const namesIn = (imports: RegExp): Set<string> =>
  new Set(
    texts.flatMap((text) => [...text.matchAll(imports)].flatMap(([, names]) => names?.match(/\w+/g) ?? [])),
  );

rmSync(join(GENERATED, 'icons'), { recursive: true, force: true });
mkdirSync(join(GENERATED, 'icons'), { recursive: true });
for (const name of namesIn(/\/generated\/icons\/(\w+)'/g))
  writeFileSync(
    join(GENERATED, `icons/${name}.tsx`),
    `import { createSvgIcon } from '@mui/material/SvgIcon';\n\nexport default /* @__PURE__ */ createSvgIcon(${jsxOf(name)}, '${name}');\n`,
  );
const plainIcons = [...namesIn(/import \{([^}]*)\} from '[^']*generated\/plain-icons'/g)].map(
  (name) => `export const ${name} = /* @__PURE__ */ icon('${shapeOf(name)}');\n`,
);
writeFileSync(
  join(GENERATED, 'plain-icons.tsx'),
  `import { icon } from '../shared/ui/icon';\n\n${plainIcons.join('')}`,
);
