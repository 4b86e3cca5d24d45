import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CheckmarkIcon } from '../icons/controls.ts';
import { Avatar } from '../person/Avatar.tsx';
import { ellipsis } from '../style/shared.ts';
import type { Option } from './option.ts';

const rowHeight = 32;
const detailedRowHeight = 44;
const overscan = 4;
const longest = 320;

const useStyles = makeStyles({
  list: {
    position: 'relative',
    overflowY: 'auto',
    overflowX: 'hidden',
    maxHeight: `${longest}px`,
    outlineStyle: 'none',
    padding: '4px',
  },
  space: { position: 'relative' },
  option: {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    height: `${rowHeight}px`,
    padding: '0 8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  detailed: { height: `${detailedRowHeight}px` },
  active: { backgroundColor: tokens.colorNeutralBackground1Hover },
  ring: {
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  mark: { display: 'inline-flex', flexShrink: 0, width: '16px', color: tokens.colorCompoundBrandForeground1 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, flexGrow: 1 },
  label: { ...ellipsis },
  detail: {
    ...ellipsis,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  message: { padding: '8px 12px', color: tokens.colorNeutralForeground3 },
});

export interface OptionListProps {
  readonly id: string;
  readonly label: string;
  /** The element that names the list, instead of `label`. */
  readonly labelledBy?: string;
  readonly options: readonly Option[];
  readonly selected: readonly string[];
  readonly multiple: boolean;
  readonly active: number;
  readonly byKeyboard: boolean;
  readonly onChoose: (index: number) => void;
  /** What stands there when no option does. */
  readonly message?: ReactNode;
  /** Makes the list itself take the focus, where no text input drives it. */
  readonly focusable?: boolean;
}

/** The id of an option's element, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** A list box that renders only the options in view, so that 500 of them cost as much as ten. */
export function OptionList({
  id,
  label,
  labelledBy,
  options,
  selected,
  multiple,
  active,
  byKeyboard,
  onChoose,
  message,
  focusable,
}: OptionListProps) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const height = options.some((option) => option.detail) ? detailedRowHeight : rowHeight;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || active < 0) return;
    const from = active * height;
    if (from < element.scrollTop) element.scrollTop = from;
    else if (from + height > element.scrollTop + element.clientHeight - 8)
      element.scrollTop = from + height + 8 - element.clientHeight;
  }, [active, height]);

  const first = Math.max(0, Math.floor(top / height) - overscan);
  const last = Math.min(options.length, Math.ceil((top + longest) / height) + overscan);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label })}
        aria-multiselectable={multiple || undefined}
        aria-activedescendant={focusable && active >= 0 ? optionId(id, active) : undefined}
        tabIndex={focusable ? 0 : -1}
        className={styles.list}
        hidden={options.length === 0}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div role="presentation" className={styles.space} style={{ height: options.length * height }}>
          {options.slice(first, last).map((option, offset) => {
            const index = first + offset;
            const chosen = selected.includes(option.value);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stands in the input or on the list
              // biome-ignore lint/a11y/useFocusableInteractive: options are pointed at by aria-activedescendant
              <div
                key={option.value}
                id={optionId(id, index)}
                role="option"
                aria-selected={chosen}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                className={mergeClasses(
                  styles.option,
                  height === detailedRowHeight && styles.detailed,
                  index === active && styles.active,
                  index === active && byKeyboard && styles.ring,
                )}
                style={{ top: index * height }}
                // Keeps the focus where the keyboard works.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(index)}
              >
                <span className={styles.mark}>{chosen && <CheckmarkIcon size={16} />}</span>
                {option.avatar && (
                  <Avatar name={option.label} size={24} imageUrl={option.avatar === true ? null : option.avatar} />
                )}
                <span className={styles.words}>
                  <span className={styles.label}>{option.label}</span>
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </span>
              </div>
            );
          })}
        </div>
      </div>
      {options.length === 0 && (
        <div role="status" className={styles.message}>
          {message ?? 'Nothing matches.'}
        </div>
      )}
    </>
  );
}
