/**
 * Writes what the OpenAPI document needs of the TypeScript types, which leave nothing behind at run time, to
 * `src/generated/api-types.json`: the JSON Schema of what each controller's handler returns, and the doc comments
 * of the classes that its parameters have.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SchemaWriter, type JsonSchema } from './schema-writer.ts';

const GATEWAY = join(import.meta.dirname, '..');
const FOLDER = join(GATEWAY, 'src/generated');
const HTTP_METHODS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
/** The shape of every error; no handler returns it. */
const ERROR_BODY = 'ErrorBody';

const program = gatewayProgram();
const writer = new SchemaWriter(program);
const operations: Record<string, JsonSchema> = {};
for (const handler of handlersIn(program)) {
  const schema = writer.returned(handler);
  if (schema) operations[operationId(handler)] = schema;
  writer.taken(handler);
}
writer.declared(errorBody(program));
mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  join(FOLDER, 'api-types.json'),
  JSON.stringify({ operations, schemas: writer.schemas, comments: writer.comments }, null, 1),
);

function gatewayProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(join(GATEWAY, '../tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new Error('there is no tsconfig.json');
  const sources = join(GATEWAY, 'src/');
  const controllers = config.fileNames.filter(
    (name) => name.startsWith(sources) && name.endsWith('.controller.ts'),
  );
  return ts.createProgram(controllers, config.options);
}

function handlersIn(program: ts.Program): ts.MethodDeclaration[] {
  const files = program.getRootFileNames().map((name) => program.getSourceFile(name));
  return files.flatMap((file) =>
    (file?.statements.filter(ts.isClassDeclaration) ?? []).flatMap((controller) =>
      controller.members.filter(ts.isMethodDeclaration).filter(isHandler),
    ),
  );
}

function isHandler(method: ts.MethodDeclaration): boolean {
  return (ts.getDecorators(method) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && HTTP_METHODS.has(expression.expression.getText()),
  );
}

/** The id that `@nestjs/swagger` gives the operation. */
function operationId(handler: ts.MethodDeclaration): string {
  return `${(handler.parent as ts.ClassDeclaration).name?.text}_${handler.name.getText()}`;
}

function errorBody(program: ts.Program): ts.InterfaceDeclaration {
  const declarations = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes('/libs/contracts/'))
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration));
  const found = declarations.find(({ name }) => name.text === ERROR_BODY);
  if (!found) throw new Error(`the contracts declare no ${ERROR_BODY}`);
  return found;
}
