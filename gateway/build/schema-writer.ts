import ts from 'typescript';

export type JsonSchema = Record<string, unknown>;

/** Values that a handler returns and that are no JSON. */
const NOT_JSON = new Set(['StreamableFile', 'Observable', 'void']);

/** The types of JSON that is written already, or that is written as it is sent; their argument is the type of the value. */
const WRITTEN_JSON = new Set(['JsonBytes', 'JsonStream']);

/** Writes TypeScript types as JSON Schemas; named types become entries of `schemas`, referred to by name. */
export class SchemaWriter {
  readonly schemas: Record<string, JsonSchema> = {};
  /** Doc comments of the properties of input classes, by class. */
  readonly comments: Record<string, Record<string, string>> = {};
  private readonly checker: ts.TypeChecker;
  /** The type behind each entry of `schemas`: two types of one name cannot both have it. */
  private readonly named = new Map<string, ts.Type>();

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  /** The schema of what a handler resolves to; `undefined` for no body, and for files and streams. */
  returned(handler: ts.MethodDeclaration): JsonSchema | undefined {
    const signature = this.checker.getSignatureFromDeclaration(handler);
    const awaited = signature && this.checker.getAwaitedType(signature.getReturnType());
    const type = awaited && this.written(awaited);
    if (!type) throw new Error(`${handler.name.getText()} has no return type`);
    return NOT_JSON.has(type.symbol?.name ?? this.checker.typeToString(type)) ? undefined : this.schema(type);
  }

  /** Adds the comments of the classes that a handler's parameters have. */
  taken(handler: ts.MethodDeclaration): void {
    for (const parameter of handler.parameters) {
      const type = this.checker.getTypeAtLocation(parameter);
      const name = type.isClass() && this.nameOf(type);
      if (!name) continue;
      const comments = type.getProperties().map((property) => [property.name, this.commentOn(property)]);
      this.comments[name] = Object.fromEntries(comments.filter(([, comment]) => comment)) as Record<
        string,
        string
      >;
    }
  }

  /** Adds a declared interface to `schemas`. */
  declared(declaration: ts.InterfaceDeclaration): void {
    this.schema(this.checker.getTypeAtLocation(declaration));
  }

  /** The type of the value whose JSON a handler returns; other types as they are. */
  private written(type: ts.Type): ts.Type | undefined {
    if (!WRITTEN_JSON.has(type.symbol?.name)) return type;
    return this.checker.getTypeArguments(type as ts.TypeReference)[0];
  }

  private schema(type: ts.Type): JsonSchema {
    if (type.isUnion()) return this.union(type);
    if (type.isStringLiteral()) return { type: 'string', enum: [type.value] };
    if (type.isNumberLiteral()) return { type: 'integer', enum: [type.value] };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.flags & ts.TypeFlags.NonPrimitive) return { type: 'object' };
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.schema(item as ts.Type) };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.object(type);
    throw new Error(`no schema for ${this.checker.typeToString(type)}`);
  }

  private union(type: ts.UnionType): JsonSchema {
    const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const rest = members.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.BooleanLiteral)));
    const isNullable = members.some(({ flags }) => flags & ts.TypeFlags.Null);
    const isBoolean = members.some(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const literals = rest.filter((member) => member.isStringLiteral() || member.isNumberLiteral());
    const schemas: JsonSchema[] = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(literals.length ? [enumOf(literals)] : []),
      ...rest.filter((member) => !literals.includes(member as never)).map((member) => this.schema(member)),
    ];
    const [only] = schemas;
    if (schemas.length > 1 || !only) return { anyOf: isNullable ? [...schemas, { type: 'null' }] : schemas };
    return isNullable ? nullable(only) : only;
  }

  private object(type: ts.Type): JsonSchema {
    const name = this.nameOf(type);
    if (!name) return this.properties(type);
    const known = this.named.get(name);
    if (known && known !== type) throw new Error(`two types of responses are called ${name}`);
    if (!known) {
      this.named.set(name, type);
      this.schemas[name] = this.properties(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private properties(type: ts.Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of type.getProperties()) {
      const schema = this.schema(this.checker.getTypeOfSymbol(property));
      const description = this.commentOn(property);
      properties[property.name] = { ...schema, ...(description && { description }) };
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const others = type.getStringIndexType();
    const symbol = type.aliasSymbol ?? type.symbol;
    const description = symbol && this.nameOf(type) && this.commentOn(symbol);
    return {
      type: 'object',
      ...(description && { description }),
      ...((!others || Object.keys(properties).length > 0) && { properties }),
      ...(required.length > 0 && { required }),
      ...(others && { additionalProperties: this.schema(others) }),
    };
  }

  /** The name of an interface, class or alias of this repository without type arguments. */
  private nameOf(type: ts.Type): string | undefined {
    const isInterface = type.isClassOrInterface();
    const symbol = type.aliasSymbol ?? (isInterface ? type.symbol : undefined);
    if (!symbol || type.aliasTypeArguments?.length) return undefined;
    const file = symbol.declarations?.[0]?.getSourceFile();
    return file && !file.fileName.includes('/node_modules/') ? symbol.name : undefined;
  }

  /** A doc comment in one line; links become the names that they lead to. */
  private commentOn(symbol: ts.Symbol): string {
    const parts = symbol.getDocumentationComment(this.checker);
    return ts
      .displayPartsToString(parts)
      .replace(/\{@link (\w+)\s*\}/g, '`$1`')
      .replace(/\s+/g, ' ')
      .trim();
  }
}

function enumOf(literals: ts.LiteralType[]): JsonSchema {
  const values = literals.map(({ value }) => value);
  return { type: values.every((value) => typeof value === 'string') ? 'string' : 'integer', enum: values };
}

function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const { enum: values } = schema;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
  };
}
