/** What the document of the gateway uses of JSON Schema. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
  description?: string;
}

export function schemaType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '');
  if (schema.anyOf) return schema.anyOf.map(schemaType).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => schemaType({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'array':
      return `Array<${schemaType(schema.items ?? {})}>`;
    case 'object':
      return objectType(schema);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    case undefined:
      return 'unknown';
    default:
      throw new Error(`no type for ${schema.type}`);
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema)}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${schemaType(schema)}; `,
  );
  const record = additionalProperties && `Record<string, ${schemaType(additionalProperties)}>`;
  if (!fields.length) return record ?? 'object';
  return `{ ${fields.join('')}}${record ? ` & ${record}` : ''}`;
}

const comment = ({ description }: JsonSchema): string =>
  description ? `/** ${description.replaceAll('*/', '*\\/')} */ ` : '';
