import { longestBody } from '@console/admin-contracts';
import { AddButton, Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Field } from '@console/design-system/field';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@console/design-system/icons';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Menu, MenuItem } from '@console/design-system/menu';
import { notify } from '@console/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { BlockFields } from './BlockFields.tsx';
import {
  addBlock,
  type BlockKind,
  blockKinds,
  type Design,
  type DesignRow,
  moveRow,
  putRowBack,
  readDesign,
  removeRow,
  setValues,
} from './design.ts';
import type { EnteredText } from './writeText.ts';

interface DesignEditorProps {
  /** The JSON of the design. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** Called when somebody puts the cursor into a text. Null when the rows have changed their places. */
  readonly onEnterText: (text: EnteredText | null) => void;
}

const kinds = Object.keys(blockKinds) as BlockKind[];

/** The rows and blocks of a design below each other, with fields for what people change. All else is kept. */
export function DesignEditor({ value, onChange, onBlur, onEnterText }: DesignEditorProps) {
  // A text that is no longer displayed cannot be written into.
  useEffect(() => () => onEnterText(null), [onEnterText]);
  // Undo comes later, when other rows may have changed.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const design = readDesign(value);
  if (!design) return <ErrorAlert messages={['This design cannot be read, so it cannot be changed here.']} />;
  const set = (next: Design) => onChange(JSON.stringify(next));
  const arrange = (next: Design) => {
    set(next);
    onEnterText(null);
  };
  const { rows } = design.body;
  const room = longestBody - value.length;
  const remove = (index: number, row: DesignRow) => {
    arrange(removeRow(design, index));
    const undo = () => {
      const now = readDesign(latest.current);
      if (now) arrange(putRowBack(now, index, row));
    };
    notify.success(`Row ${index + 1} is removed.`, { action: { label: 'Undo', run: undo } });
  };
  return (
    <Stack>
      {rows.map((row, index) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of a design has no other identity
          key={index}
          title={`Row ${index + 1}`}
          actions={
            <Row gap="xs">
              <Button
                appearance="subtle"
                icon={<ArrowUpIcon />}
                aria-label={`Move row ${index + 1} up`}
                disabled={index === 0}
                onClick={() => arrange(moveRow(design, index, -1))}
              />
              <Button
                appearance="subtle"
                icon={<ArrowDownIcon />}
                aria-label={`Move row ${index + 1} down`}
                disabled={index === rows.length - 1}
                onClick={() => arrange(moveRow(design, index, 1))}
              />
              <Button
                appearance="subtle"
                icon={<DeleteIcon />}
                aria-label={`Remove row ${index + 1}`}
                onClick={() => remove(index, row)}
              />
            </Row>
          }
        >
          <Stack>
            {row.columns.map(({ contents }, column) => (
              <ColumnFrame
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of a design has no other identity
                key={column}
                label={row.columns.length > 1 ? `Column ${column + 1}` : null}
              >
                {contents.map((block, at) => (
                  <BlockFields
                    // biome-ignore lint/suspicious/noArrayIndexKey: a block of a design has no other identity
                    key={at}
                    block={block}
                    room={room}
                    onChange={(values) => set(setValues(design, { row: index, column, block: at }, values))}
                    onBlur={onBlur}
                    onEnterText={(field, write) => onEnterText({ place: `${field}, row ${index + 1}`, write })}
                  />
                ))}
              </ColumnFrame>
            ))}
          </Stack>
        </Card>
      ))}
      {rows.length === 0 && <Text role="meta">The design has no rows yet.</Text>}
      <Row>
        <Menu
          label="Add a row"
          trigger={(props) => (
            <AddButton place="form" {...props}>
              Add a row
            </AddButton>
          )}
        >
          {kinds.map((kind) => (
            <MenuItem key={kind} onSelect={() => set(addBlock(design, kind))}>
              {blockKinds[kind]}
            </MenuItem>
          ))}
        </Menu>
      </Row>
    </Stack>
  );
}

interface ColumnFrameProps {
  /** Null when the row has one column. */
  readonly label: string | null;
  readonly children: ReactNode;
}

/** The blocks of a column. Columns beside each other are named, because their fields have the same labels. */
function ColumnFrame({ label, children }: ColumnFrameProps) {
  if (label === null) return children;
  return (
    <Field label={label} group heading>
      <Stack>{children}</Stack>
    </Field>
  );
}
