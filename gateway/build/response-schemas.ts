/**
 * Writes `src/docs/response-schemas.json`: the JSON Schema of what each controller's handler returns, derived from its
 * TypeScript return type, with the doc comments of the types as descriptions. Interfaces leave nothing behind at run
 * time, so the schemas are written beforehand. `--check` compares instead, and fails if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SchemaWriter, type JsonSchema } from './schema-writer.ts';

const GATEWAY = join(import.meta.dirname, '..');
const FILE = join(GATEWAY, 'src/docs/response-schemas.json');
const HTTP_METHODS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
/** The shape of every error; not a return type of any handler. */
const ERROR_BODY = 'ErrorBody';

const { operations, schemas } = responseSchemas();
const text = `{"operations": ${oneALine(operations)},\n"schemas": ${oneALine(schemas)}}\n`;
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  process.stderr.write('Responses have changed: npm run nx -- run gateway:schema\n');
  process.exitCode = 1;
}

function responseSchemas(): { operations: Record<string, JsonSchema>; schemas: Record<string, JsonSchema> } {
  const program = gatewayProgram();
  const writer = new SchemaWriter(program);
  const operations: Record<string, JsonSchema> = {};
  for (const file of program.getRootFileNames().map((name) => program.getSourceFile(name) as ts.SourceFile))
    for (const controller of file.statements.filter(ts.isClassDeclaration))
      for (const handler of controller.members.filter(ts.isMethodDeclaration).filter(isHandler)) {
        const schema = writer.returned(handler);
        // The names that Nest gives operations.
        if (schema) operations[`${controller.name?.text}_${handler.name.getText()}`] = schema;
      }
  const errors = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('contracts/src/errors.ts'));
  const errorBody = errors?.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === ERROR_BODY);
  if (!errorBody) throw new Error(`${ERROR_BODY} is not in the contracts`);
  writer.declared(errorBody);
  return { operations, schemas: writer.schemas };
}

function gatewayProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(join(GATEWAY, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new Error('the gateway has no tsconfig.json');
  const controllers = config.fileNames.filter((name) => name.endsWith('.controller.ts'));
  return ts.createProgram(controllers, config.options);
}

function isHandler(method: ts.MethodDeclaration): boolean {
  return (ts.getDecorators(method) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && HTTP_METHODS.has(expression.expression.getText()),
  );
}

/** Sorted, an entry on each line, so that a change of one type is a change of one line. */
function oneALine(record: Record<string, JsonSchema>): string {
  const names = Object.keys(record).sort();
  return `{\n${names.map((name) => `${JSON.stringify(name)}: ${JSON.stringify(record[name])}`).join(',\n')}\n}`;
}
