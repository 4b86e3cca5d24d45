import SchemaBuilder, {
  type SchemaTypes as AnySchemaTypes,
  BasePlugin,
  type PothosOutputFieldConfig,
  PothosSchemaError,
  type PothosTypeConfig,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Viewer } from './context.ts';
import { forbidden, forbiddenChange } from './errors.ts';

/** Who may read a field. `Row` is the parent that the field is read from. */
export interface Rule<Row = unknown> {
  readonly name: string;
  /** The columns of the row that it looks at. */
  readonly columns: readonly string[];
  readonly allows: (viewer: Viewer, row: Row) => boolean;
}

/** Anybody with a valid token. For what is reached only through a field that has a stricter rule. */
export const signedIn: Rule = { name: 'signed in', columns: [], allows: () => true };

/** Administrators and account managers: the two roles that may use the console (C§6). */
export const staff: Rule = { name: 'staff', columns: [], allows: (viewer) => viewer.isStaff };

export const administrators: Rule = {
  name: 'administrators',
  columns: [],
  allows: (viewer) => viewer.isAdministrator,
};

/** A rule that depends on the row: `ruleFor('own', ['id'], (viewer, user: Pick<UserRow, 'id'>) => user.id === viewer.userId)`. */
export function ruleFor<Row extends object, Key extends keyof Row & string>(
  name: string,
  columns: readonly Key[],
  allows: (viewer: Viewer, row: Pick<Row, Key>) => boolean,
): Rule<Row> {
  return { name, columns, allows };
}

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends AnySchemaTypes> {
      rules: RulesPlugin<Types>;
    }
    interface ObjectTypeOptions<Types extends AnySchemaTypes, Shape> {
      /** Who may read the fields of this type that state no rule of their own. */
      rule?: Rule<Shape>;
    }
    interface FieldOptions<Types extends AnySchemaTypes, ParentShape> {
      /** Who may read this field; stands in place of the type's rule. */
      rule?: Rule<ParentShape>;
      /**
       * The columns that a resolver of its own reads from its row. Lists then leave out the others; without it they
       * read them all. A column that was left out throws when it is read.
       */
      columns?: readonly (keyof ParentShape & string)[];
    }
  }
}

/**
 * Denies by default: building the schema fails on a field for which neither itself nor its type states a rule.
 * Rules are plain synchronous functions of viewer and row, checked before each field's resolver (ACC-12). So it fails on a
 * mutation that was not declared with `mutationField`.
 */
export class RulesPlugin<Types extends AnySchemaTypes> extends BasePlugin<Types> {
  /** Tells the lists which columns a field reads, its rule's included. */
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { columns, rule } = field.pothosOptions;
    return {
      ...field,
      extensions: { ...field.extensions, ...(columns ? { columns } : {}), ...(rule ? { rule } : {}) },
    };
  }

  override onTypeConfig(type: PothosTypeConfig): PothosTypeConfig {
    const rule = 'rule' in type.pothosOptions ? type.pothosOptions.rule : undefined;
    return rule ? { ...type, extensions: { ...type.extensions, rule } } : type;
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    // Every type states its own rule for what it shares with an interface; the interface itself resolves nothing.
    if (field.kind === 'Interface') return resolve;
    const name = `${field.parentType}.${field.name}`;
    const rule: Rule | undefined = (field.pothosOptions.rule as Rule | undefined) ?? this.#ruleOfType(field.parentType);
    if (!rule) throw new PothosSchemaError(`${name} has no rule: say who may read it, or say it for its type.`);
    if (field.kind === 'Mutation' && !field.extensions?.write) {
      throw new PothosSchemaError(`${name} does not take the one way of writing: declare it with mutationField.`);
    }
    if (rule === signedIn) return resolve;
    return (row, args, context, info) => {
      if (!rule.allows((context as { viewer: Viewer }).viewer, row)) {
        throw field.kind === 'Mutation' ? forbiddenChange() : forbidden(name);
      }
      return resolve(row, args, context, info);
    };
  }

  /** Asked when a stream begins, and again for each of its answers. */
  override wrapSubscribe(
    subscribe: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    return subscribe && this.wrapResolve(subscribe, field);
  }

  #ruleOfType(name: string): Rule | undefined {
    const { pothosOptions } = this.buildCache.getTypeConfig(name);
    return 'rule' in pothosOptions ? (pothosOptions.rule as Rule) : undefined;
  }
}

SchemaBuilder.registerPlugin('rules', RulesPlugin);
