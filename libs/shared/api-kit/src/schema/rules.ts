import SchemaBuilder, {
  type SchemaTypes as AnySchemaTypes,
  BasePlugin,
  type PothosOutputFieldConfig,
  PothosSchemaError,
  type PothosTypeConfig,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { RequestContext, Viewer } from './context.ts';
import { forbidden, forbiddenChange } from './errors.ts';

/** The rule that decides who may read a field. `Row` is the value that the field is read from. */
export interface Rule<Row = unknown> {
  readonly name: string;
  /** The columns of the row that it reads. */
  readonly columns: readonly string[];
  readonly allows: (viewer: Viewer, row: Row) => boolean;
}

/** Every signed-in user. For types that are reached only through a field with a stricter rule. */
export const signedIn: Rule = { name: 'signed in', columns: [], allows: () => true };

/** Administrators and account managers, the two roles that may use the console (C§6). */
export const staff: Rule = { name: 'staff', columns: [], allows: (viewer) => viewer.isStaff };

/** Administrators only (C§6). */
export const administrators: Rule = {
  name: 'administrators',
  columns: [],
  allows: (viewer) => viewer.isAdministrator,
};

/** Administrators, and the business's site with a feedback key. */
export const feedbackTakers: Rule = {
  name: 'feedback takers',
  columns: [],
  allows: ({ isAdministrator, isFeedbackSite }) => isAdministrator || isFeedbackSite === true,
};

/**
 * Declares a rule that depends on the row: `ruleFor('own', ['id'], (viewer, user: Pick<UserRow, 'id'>) => user.id ===
 * viewer.userId)`.
 */
export function ruleFor<Row extends object, Key extends keyof Row & string>(
  name: string,
  columns: readonly Key[],
  allows: (viewer: Viewer, row: Pick<Row, Key>) => boolean,
): Rule<Row> {
  return { name, columns, allows };
}

/**
 * Refuses a viewer who may not read the record. A record that does not exist is refused alike, so nobody learns which
 * ones exist.
 *
 * @param row has all columns that the rule reads.
 */
export function requireReadable(
  { name }: { readonly name: string },
  rule: Rule<object>,
  { viewer, onRefusal }: RequestContext,
  row: object | null,
): void {
  // Without a row, only a rule that reads no columns can be asked.
  const mayRead = row || rule.columns.length === 0 ? rule.allows(viewer, row ?? {}) : viewer.isStaff;
  if (mayRead) return;
  onRefusal?.(name);
  throw forbidden(`this ${name}`);
}

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends AnySchemaTypes> {
      rules: RulesPlugin<Types>;
    }
    interface ObjectTypeOptions<Types extends AnySchemaTypes, Shape> {
      /** The rule for the fields of this type that state no rule of their own. */
      rule?: Rule<Shape>;
      /** The fields that also answer a user whose session is limited. All others are refused. */
      limited?: readonly string[];
    }
    interface FieldOptions<Types extends AnySchemaTypes, ParentShape> {
      /** The rule for this field, in place of the type's. */
      rule?: Rule<ParentShape>;
      /**
       * The columns that the field's own resolver reads. Lists then read no others for it, and reading another one
       * throws. Without this option they read all columns.
       */
      columns?: readonly (keyof ParentShape & string)[];
    }
  }
}

/**
 * Denies by default. The schema cannot be built when neither a field nor its type has a rule, or when a mutation was
 * not declared with `mutationField`. Rules are synchronous functions of viewer and row, checked before each field's
 * resolver (ACC-12).
 */
export class RulesPlugin<Types extends AnySchemaTypes> extends BasePlugin<Types> {
  /** Tells the lists which columns a field and its rule read. */
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
    // Each type states its own rule for the fields of an interface. The interface itself resolves nothing.
    if (field.kind === 'Interface') return resolve;
    const name = `${field.parentType}.${field.name}`;
    const rule: Rule | undefined = (field.pothosOptions.rule as Rule | undefined) ?? this.#ruleOfType(field.parentType);
    if (!rule) throw new PothosSchemaError(`${name} has no rule. Say who may read it, on the field or on its type.`);
    if (field.kind === 'Mutation' && !field.extensions?.write) {
      throw new PothosSchemaError(`${name} is not declared with mutationField, the only way to write.`);
    }
    const mayBeLimited = field.extensions?.limited === true || this.#ofLimited(field.parentType).includes(field.name);
    return (row, args, context, info) => {
      const { viewer, onRefusal } = context as Pick<RequestContext, 'viewer' | 'onRefusal'>;
      if ((viewer.limited !== null && !mayBeLimited) || !rule.allows(viewer, row)) {
        onRefusal?.(name);
        throw field.kind === 'Mutation' ? forbiddenChange() : forbidden(name);
      }
      return resolve(row, args, context, info);
    };
  }

  /** This rule is checked when a stream begins and again for each of its answers. */
  override wrapSubscribe(
    subscribe: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    return subscribe && this.wrapResolve(subscribe, field);
  }

  #ofLimited(name: string): readonly string[] {
    const { pothosOptions } = this.buildCache.getTypeConfig(name);
    return 'limited' in pothosOptions ? (pothosOptions.limited as readonly string[]) : [];
  }

  #ruleOfType(name: string): Rule | undefined {
    const { pothosOptions } = this.buildCache.getTypeConfig(name);
    return 'rule' in pothosOptions ? (pothosOptions.rule as Rule) : undefined;
  }
}

SchemaBuilder.registerPlugin('rules', RulesPlugin);
