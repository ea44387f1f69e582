import { readdirSync } from 'node:fs';

/** `npm run bench -- <name>`: runs product and baseline in turns, in one run, and prints the ratios. */
export async function main([name, ...args]) {
  const names = readdirSync(new URL('./suites/', import.meta.url)).map((file) => file.replace('.mjs', ''));
  if (!names.includes(name)) {
    console.error(`npm run bench -- <${names.join(' | ')}>`);
    return 1;
  }
  const suite = await import(`./suites/${name}.mjs`);
  return suite.run(args);
}
