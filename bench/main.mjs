import { readdirSync } from 'node:fs';

// `npm run bench -- <name>`: runs product and baseline in turns, in one run, and prints the ratios.
const [name, ...args] = process.argv.slice(2);
const names = readdirSync(new URL('./suites/', import.meta.url)).map((file) => file.replace('.mjs', ''));
if (names.includes(name)) {
  const suite = await import(`./suites/${name}.mjs`);
  await suite.run(args);
} else {
  console.error(`npm run bench -- <${names.join(' | ')}>`);
  process.exitCode = 2;
}
