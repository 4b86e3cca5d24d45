import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { ArrowUndoIcon, ReOrderDotsVerticalIcon } from '../icons/controls.ts';
import type { ColumnChoice } from './columnChoice.ts';

const useStyles = makeStyles({
  panel: { width: 'max-content', minWidth: '248px' },
  title: {
    padding: '12px 16px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  list: { margin: 0, padding: '0 12px 4px 16px', listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: '32px' },
  always: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  handle: { cursor: 'grab', touchAction: 'none' },
  foot: { padding: '4px 8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

export interface ChooserPanelProps {
  /** Every column of the table. */
  readonly columns: readonly { readonly id: string; readonly header: string; readonly always?: true }[];
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice | undefined) => void;
}

/** The columns to choose from: shown or hidden by their boxes, moved by dragging or by the arrow keys. */
export default function ChooserPanel({ columns, choice, onChoose }: ChooserPanelProps) {
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();

  function toggle(id: string, shown: boolean) {
    const wanted = shown ? [...choice.shown, id] : choice.shown.filter((other) => other !== id);
    onChoose({ ...choice, shown: choice.order.filter((other) => wanted.includes(other)) });
  }

  function move(id: string, to: number) {
    if (to < 0 || to >= choice.order.length) return;
    const order = choice.order.filter((other) => other !== id);
    order.splice(to, 0, id);
    onChoose({ order, shown: order.filter((other) => choice.shown.includes(other)) });
  }

  function press(event: KeyboardEvent, id: string) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, choice.order.indexOf(id) + step);
  }

  function drag(event: PointerEvent, id: string) {
    if (dragged !== id || !list.current) return;
    const items = [...list.current.children];
    const over = items.findIndex((item) => event.clientY < item.getBoundingClientRect().bottom);
    const to = over < 0 ? items.length - 1 : over;
    if (to !== choice.order.indexOf(id)) move(id, to);
  }

  return (
    <div className={styles.panel}>
      <div className={styles.title}>Columns</div>
      <ul ref={list} className={styles.list}>
        {choice.order.map((id) => {
          const column = columns.find((other) => other.id === id);
          return (
            column && (
              <li key={id} className={styles.item}>
                <Checkbox
                  checked={choice.shown.includes(id)}
                  disabled={column.always}
                  onChange={(shown) => toggle(id, shown)}
                >
                  {column.header}
                </Checkbox>
                {column.always ? (
                  <span className={styles.always}>always</span>
                ) : (
                  <Button
                    appearance="subtle"
                    size="small"
                    className={styles.handle}
                    icon={<ReOrderDotsVerticalIcon size={16} />}
                    aria-label={`Move ${column.header}`}
                    title="Drag, or press the up and down arrows"
                    onKeyDown={(event) => press(event, id)}
                    onPointerDown={(event) => {
                      event.currentTarget.setPointerCapture(event.pointerId);
                      setDragged(id);
                    }}
                    onPointerMove={(event) => drag(event, id)}
                    onPointerUp={() => setDragged(undefined)}
                  />
                )}
              </li>
            )
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Button appearance="subtle" icon={<ArrowUndoIcon />} onClick={() => onChoose(undefined)}>
          Back to the standard columns
        </Button>
      </div>
    </div>
  );
}
