import { registerDecorator, type ValidationArguments } from 'class-validator';
import { TEMPLATE_VARIABLE_NAMES, unknownVariables, type TemplateVariable } from './domain/index.js';

const listed = (names: readonly TemplateVariable[]): string => names.map((name) => `{{${name}}}`).join(', ');

const unknownVariablesMessage = (unknown: string[], allowed: readonly TemplateVariable[]): string =>
  `${unknown.length > 1 ? 'Variáveis desconhecidas' : 'Variável desconhecida'}: ${unknown.join(', ')}. Use somente ${listed(allowed)}.`;

/** Refuses a text with variables other than `allowed`. @param allowed default: all */
export function KnownVariables(
  allowed: readonly TemplateVariable[] = TEMPLATE_VARIABLE_NAMES,
): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'knownVariables',
      target: target.constructor,
      propertyName: String(property),
      options: {
        message: ({ value }: ValidationArguments) =>
          unknownVariablesMessage(unknownVariables(String(value), allowed), allowed),
      },
      validator: {
        validate: (text: unknown) => typeof text !== 'string' || !unknownVariables(text, allowed).length,
      },
    });
}
