/** Written files begin with it, and the parts of others that are written. */
export const NOTE = 'Written by npm run deploy:files from deploy/local/system/processes.ts.';

/**
 * Replaces what is between the lines `# region <name>: …` and `# endregion <name>` of a text.
 * @throws {Error} if the text has no such lines
 */
export function withRegions(text: string, regions: Record<string, string>): string {
  return Object.entries(regions).reduce((file, [name, content]) => {
    const region = new RegExp(`^( *)# region ${name}: .*\\n(?:.*\\n)*?\\1# endregion ${name}\\n`, 'm');
    if (!region.test(file)) throw new Error(`There is no region ${name}`);
    return file.replace(
      region,
      (_, indent: string) =>
        `${indent}# region ${name}: ${NOTE}\n${content.trimEnd()}\n${indent}# endregion ${name}\n`,
    );
  }, text);
}
