import { readdirSync } from 'node:fs';

interface Suite {
  run(args: string[]): Promise<void>;
}

// `npm run bench -- <name>`: measures product and baseline alternately, in one run, and prints the ratios.
const [name = '', ...args] = process.argv.slice(2);
const names = readdirSync(new URL('./suites/', import.meta.url)).map((file) => file.replace('.ts', ''));
if (names.includes(name)) {
  const suite = (await import(`./suites/${name}.ts`)) as Suite;
  await suite.run(args);
} else {
  console.error(`npm run bench -- <${names.join(' | ')}>`);
  process.exitCode = 2;
}
