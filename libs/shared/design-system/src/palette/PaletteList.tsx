import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { PaletteRow } from './PaletteRow.tsx';
import type { PaletteGroup, PaletteItem } from './paletteItem.ts';

const useStyles = makeStyles({
  list: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '4px 8px 8px', scrollbarWidth: 'thin' },
  label: {
    padding: '8px 12px 4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  message: { flexShrink: 0, padding: '10px 20px', color: tokens.colorNeutralForeground3 },
});

interface PaletteListProps<Item extends PaletteItem> {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PaletteGroup<Item>[];
  readonly words: readonly string[];
  readonly active: Item | undefined;
  readonly onPoint: (item: Item) => void;
  readonly onChoose: (item: Item, newTab: boolean) => void;
}

/** Returns the id of a row's element, for `aria-activedescendant`. */
export const rowId = (list: string, item: PaletteItem): string => `${list} ${item.id}`.replaceAll(/\s/g, '-');

/** The items of the palette in their groups. */
export function PaletteList<Item extends PaletteItem>(props: PaletteListProps<Item>) {
  const { id, label, groups, words, active, onPoint, onChoose } = props;
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && rowId(id, active);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  let position = 0;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    else if (list.current) list.current.scrollTop = 0;
  }, [activeId]);

  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={label} hidden={count === 0} className={styles.list}>
        {groups.map((group, at) => {
          if (group.items.length === 0) return null;
          const labelId = `${id}-group-${at}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a list box may not contain a fieldset
            <div key={group.label} role="group" aria-labelledby={labelId}>
              <div id={labelId} role="presentation" className={styles.label}>
                {group.label}
              </div>
              {group.items.map((item) => {
                position += 1;
                return (
                  <PaletteRow
                    key={item.id}
                    id={rowId(id, item)}
                    item={item}
                    words={words}
                    position={position}
                    count={count}
                    active={item === active}
                    onPoint={() => onPoint(item)}
                    onChoose={(newTab) => onChoose(item, newTab)}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
      {groups.map(
        ({ label: name, message }) =>
          message !== undefined && (
            <div key={name} className={styles.message}>
              {message}
            </div>
          ),
      )}
    </>
  );
}
