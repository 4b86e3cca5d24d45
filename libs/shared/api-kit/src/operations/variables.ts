import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isRequiredInputField,
  typeFromAST,
} from 'graphql';
import { badRequest, tooCostly } from '../schema/errors.ts';
import { chosenOperation, type Operation } from './limits.ts';

/** The most values in the variables of an operation. The longest list of an input has 500. */
export const MOST_VALUES = 20_000;

/**
 * Refuses variables whose shape is not the declared one, at the first difference: an unknown field, a missing one, or
 * anything else than an object where one is declared. The executor would quote the whole value in one error for each
 * difference, which takes time in proportion to the square of the request.
 *
 * @throws GraphQLError that names the variable.
 */
export function checkVariables({ schema, document, operationName, variableValues }: Operation): void {
  const declared = chosenOperation(document, operationName)?.variableDefinitions ?? [];
  const check = new ShapeCheck();
  for (const { variable, type } of declared) {
    const name = variable.name.value;
    const declaredType = typeFromAST(schema, type);
    if (isInputType(declaredType)) check.value(variableValues?.[name], declaredType, name);
  }
}

class ShapeCheck {
  #values = 0;

  /** @param path the place of the value: `input.sessions.3`. */
  value(value: unknown, declared: GraphQLInputType, path: string): void {
    this.#values += 1;
    if (this.#values > MOST_VALUES) throw tooCostly(`The variables have more than ${MOST_VALUES} values.`);
    // The executor says briefly when null is not allowed.
    if (value === undefined || value === null) return;
    const type = getNullableType(declared);
    if (isListType(type)) {
      const items = Array.isArray(value) ? value : [value];
      for (const [index, item] of items.entries()) this.value(item, type.ofType, `${path}.${index}`);
    } else if (isInputObjectType(type)) this.#object(value, type, path);
  }

  #object(value: object, type: GraphQLInputObjectType, path: string): void {
    if (!isObject(value)) throw differs(path, `Expected an object of type "${type.name}".`);
    const fields = type.getFields();
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) throw differs(path, `Field "${unknown}" is not defined by type "${type.name}".`);
    for (const field of Object.values(fields)) {
      const given = value[field.name];
      if (given !== undefined) this.value(given, field.type, `${path}.${field.name}`);
      else if (isRequiredInputField(field)) {
        throw differs(path, `Field "${field.name}" of type "${type.name}" is required.`);
      }
    }
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const differs = (path: string, what: string) => badRequest(`Variable "$${path}" has an invalid value. ${what}`);
