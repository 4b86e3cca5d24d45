import { type Moves, type moveInput, whyNotMove } from '@console/rules';
import type { NodeType } from '../nodes/nodes.ts';
import { type Rule, staff } from '../schema/rules.ts';
import type { Changeable } from './Locks.ts';
import { mutationField } from './mutations.ts';
import type { Changes, Writing } from './Writing.ts';

interface MoveOptions<Status extends string, Subject, Name extends string, Row> {
  description: string;
  /** Who may make the move. Staff by default. */
  rule?: Rule;
  input: ReturnType<typeof moveInput>;
  of: NodeType<Row & Changeable>;
  /** The table of moves in the contracts. */
  table: Moves<Status, Subject, Name>;
  move: NoInfer<Name>;
  /** Returns what the move changes besides the state, such as the moment of an approval. */
  also?: (writing: Writing, row: Row) => Changes<Row>;
}

/**
 * Adds the mutation of a move (docs/decisions/0022): it locks the record, refuses what the table of moves refuses, keeps
 * the reason in the history, and sets the state. A move that other records follow is a `mutationField` with `announce`.
 */
export function moveField<
  Status extends string,
  Subject,
  Name extends string,
  Row extends Changeable & Subject & { readonly status: Status },
>(
  name: string,
  { description, rule = staff, input, of, table, move, also }: MoveOptions<Status, Subject, Name, Row>,
): void {
  mutationField(name, {
    description,
    rule,
    input,
    changes: of,
    write: async (writing, { reason, ...seen }) => {
      const row = await writing.lock(of, seen);
      writing.refuseIf(whyNotMove(table, move, row));
      writing.explain(reason);
      // The compiler does not see by itself that the state is a column of the row.
      const columns: Partial<Row> = {};
      return writing.update(of, row, { ...also?.(writing, row), ...columns, status: table.moves[move].to });
    },
  });
}
