import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isIntrospectionType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';
import { LARGEST_PAGE } from '../list/paging.ts';
import { tooCostly } from '../schema/errors.ts';
import { introspectedRows } from './introspectedRows.ts';

/**
 * The largest depth, width and cost of one operation. The largest screen, a class of 500 seats on 50 days, is just
 * below; the others stay far below.
 */
export const LIMITS = { depth: 16, fields: 1_000, rootFields: 20, mutations: 5, cost: 200_000 };

/** The longest name in an operation. Errors and each row of an answer repeat it. The console's longest has 40 characters. */
const LONGEST_NAME = 200;

/** The deepest nesting in the text of an operation, with fragments and values. */
const TEXT_DEPTH = 64;

/**
 * The number of rows with which the cost of a list without a stated size is computed. Lists with a larger default
 * (100 contacts) are seldom full.
 */
const USUAL_PAGE = 20;

/** The characters of a text that cost as much as any other value. */
const CHARACTERS_PER_COST = 625;

/** The extensions of a field whose text may have so many characters. Operations pay for its length. */
export function longText(characters: number): { readonly cost: number } {
  return { cost: Math.ceil(characters / CHARACTERS_PER_COST) };
}

/** A statement takes as long as the answer of so many values. */
const COST_OF_STATEMENT = 500;

/**
 * The extensions of a field that reads for each record by itself, such as a preview. A dialog asks for one. A list that
 * asks for hundreds is refused.
 *
 * @param statements about how many statements the field makes.
 */
export function ownStatements(statements: number): { readonly cost: number } {
  return { cost: statements * COST_OF_STATEMENT };
}

/** An operation that is about to be executed. */
export interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Refuses a document whose validation would take too long, because it repeats fields or nests them without end. It
 * does not recurse, so no document is too deep for it.
 *
 * @throws GraphQLError that names the limit.
 */
export function checkDocument(document: DocumentNode): void {
  let fields = 0;
  let depth = 0;
  const nesting = {
    enter() {
      depth += 1;
      if (depth > TEXT_DEPTH) throw tooDeep(TEXT_DEPTH);
    },
    leave() {
      depth -= 1;
    },
  };
  const count = () => {
    fields += 1;
    if (fields > LIMITS.fields) throw tooManyFields();
  };
  visit(document, {
    Name({ value }) {
      if (value.length > LONGEST_NAME) throw tooCostly(`A name in a query has at most ${LONGEST_NAME} characters.`);
    },
    Field: count,
    ObjectField: count,
    SelectionSet: nesting,
    ListValue: nesting,
    ObjectValue: nesting,
    ListType: nesting,
  });
}

/** Returns an error for a query that is nested too deep. */
export function tooDeep(levels = TEXT_DEPTH) {
  return tooCostly(`The query is nested more than ${levels} levels deep.`);
}

const tooManyFields = () => tooCostly(`The query names more than ${LIMITS.fields} fields.`);

/**
 * Refuses an operation that asks for too much, before any field is resolved. Each field costs one, a long text and a
 * field with statements of its own more, times the page sizes of the lists above it. A field that several fragments
 * select is resolved once and costs once.
 *
 * @returns the number of mutations in the operation; 0 for a query.
 * @throws GraphQLError that names the limit.
 */
export function checkLimits(operation: Operation): number {
  const root = chosenOperation(operation.document, operation.operationName);
  const rootType = root && operation.schema.getRootType(root.operation);
  if (!rootType) return 0;
  const measuring = new Measuring(operation, root);
  const cost = measuring.costOf([root.selectionSet], rootType, 1);
  if (cost > LIMITS.cost) {
    throw tooCostly(
      `The query asks for up to ${Math.ceil(cost)} values at once; at most ${LIMITS.cost} are answered. Ask for smaller pages.`,
    );
  }
  return root.operation === OperationTypeNode.MUTATION ? measuring.rootFields : 0;
}

/** Returns the operation of a document that is to be executed. */
export function chosenOperation(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (each): each is OperationDefinitionNode =>
      each.kind === Kind.OPERATION_DEFINITION && (!name || each.name?.value === name),
  );
}

/** One field of the answer, selected by one or several fragments. */
interface AskedField {
  readonly parent: GraphQLNamedType;
  readonly nodes: FieldNode[];
}

class Measuring {
  readonly #schema: GraphQLSchema;
  /** The values that the client sent, or the defaults of the operation. */
  readonly #variables: ReadonlyMap<string, unknown>;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #mostRootFields: number;
  #fields = 0;
  #rootFields = 0;

  /** The fields at the root, also those in fragments. */
  get rootFields(): number {
    return this.#rootFields;
  }

  constructor({ schema, document, variableValues }: Operation, root: OperationDefinitionNode) {
    this.#schema = schema;
    this.#mostRootFields = root.operation === OperationTypeNode.MUTATION ? LIMITS.mutations : LIMITS.rootFields;
    const declared = (root.variableDefinitions ?? []).map(({ variable, defaultValue }): [string, unknown] => [
      variable.name.value,
      defaultValue && numberOf(defaultValue),
    ]);
    this.#variables = new Map([...declared, ...Object.entries(variableValues ?? {})]);
    this.#fragments = new Map(
      document.definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
      ),
    );
  }

  costOf(sets: readonly SelectionSetNode[], type: GraphQLNamedType, depth: number): number {
    if (depth > LIMITS.depth) throw tooDeep(LIMITS.depth);
    const asked = new Map<string, AskedField>();
    for (const set of sets) this.#collect(set, type, depth, asked);
    let cost = 0;
    for (const field of asked.values()) cost += this.#costOfField(field, depth);
    return cost;
  }

  /** Collects the fields of a selection and its fragments. Fields with the same name on the same type count once. */
  #collect(set: SelectionSetNode, type: GraphQLNamedType, depth: number, asked: Map<string, AskedField>): void {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        this.#count(depth);
        const name = `${type.name}.${node.alias?.value ?? node.name.value}`;
        const known = asked.get(name);
        if (known) known.nodes.push(node);
        else asked.set(name, { parent: type, nodes: [node] });
      } else {
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
        const condition = fragment?.typeCondition ? this.#schema.getType(fragment.typeCondition.name.value) : type;
        if (fragment && condition) this.#collect(fragment.selectionSet, condition, depth, asked);
      }
    }
  }

  #count(depth: number): void {
    this.#fields += 1;
    if (this.#fields > LIMITS.fields) throw tooManyFields();
    if (depth === 1) this.#rootFields += 1;
    if (this.#rootFields > this.#mostRootFields) {
      throw tooCostly(`The query has more than ${this.#mostRootFields} fields at its root.`);
    }
  }

  #costOfField({ parent, nodes }: AskedField, depth: number): number {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const [node] = nodes;
    if (!node) return 0;
    const field = isCompositeType(parent) ? this.#schema.getField(parent, node.name.value) : undefined;
    const own = Number(field?.extensions.cost ?? 1);
    if (sets.length === 0) return own;
    if (!field) return this.costOf(sets, parent, depth + 1);
    const below = this.costOf(sets, getNamedType(field.type), depth + 1);
    if (isIntrospectionType(parent)) return own + below * introspectedRows(this.#schema, field.name);
    const isList = field.args.some(({ name }) => name === 'first');
    return own + below * (isList ? Math.max(...nodes.map((each) => this.#rowsOf(each))) : 1);
  }

  /** The most rows that a list may return. */
  #rowsOf(node: FieldNode): number {
    const sizes = (node.arguments ?? [])
      .filter(({ name }) => name.value === 'first' || name.value === 'last')
      .map(({ value }) => (value.kind === Kind.VARIABLE ? this.#variables.get(value.name.value) : numberOf(value)))
      .filter((size): size is number => typeof size === 'number' && size > 0);
    return sizes.length === 0 ? USUAL_PAGE : Math.min(Math.max(...sizes), LARGEST_PAGE);
  }
}

function numberOf(value: ValueNode): number {
  return Number(Reflect.get(value, 'value'));
}
