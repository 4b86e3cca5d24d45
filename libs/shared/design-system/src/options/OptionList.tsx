import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CheckmarkIcon } from '../icons/controls.ts';
import { Avatar } from '../person/Avatar.tsx';
import { ellipsis } from '../style/shared.ts';
import { OptionRow } from './OptionRow.tsx';
import type { Option } from './option.ts';
import type { OptionAction } from './optionSource.ts';

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
  problem: { color: tokens.colorPaletteRedForeground1 },
  foot: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, fontSize: tokens.fontSizeBase200 },
  actionIcon: { flexShrink: 0, color: tokens.colorCompoundBrandForeground1 },
});

export interface OptionListProps {
  readonly id: string;
  readonly label: string;
  /** The id of the element that names the list, instead of `label`. */
  readonly labelledBy?: string;
  readonly options: readonly Option[];
  readonly selected: readonly string[];
  readonly multiple: boolean;
  readonly active: number;
  readonly byKeyboard: boolean;
  readonly onChoose: (index: number) => void;
  /** A last row that runs an action instead of choosing: try again, create. */
  readonly action?: OptionAction | undefined;
  /** Shown when there are no options. */
  readonly message?: ReactNode;
  /** Shown below the options: that there are more, or why the rest is missing. */
  readonly foot?: ReactNode;
  /** Shows `message` and `foot` in red. */
  readonly problem?: boolean | undefined;
  /** Makes the list itself focusable, where no text input controls it. */
  readonly focusable?: boolean;
}

/** Returns the id of an option's element, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** A list box that renders only the options in view and the active one. So 500 options cost as much as ten. */
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
  action,
  message,
  foot,
  problem,
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

  const row = (index: number) => ({
    id: optionId(id, index),
    position: index + 1,
    count,
    top: index * height,
    height,
    active: index === active,
    ring: index === active && byKeyboard,
    onChoose: () => onChoose(index),
  });
  const first = Math.max(0, Math.floor(top / height) - overscan);
  const last = Math.min(options.length, Math.ceil((top + longest) / height) + overscan);
  const count = options.length + (action ? 1 : 0);
  const words = options.length === 0 ? (message ?? (action ? undefined : 'Nothing matches.')) : undefined;

  return (
    <>
      {words !== undefined && <div className={mergeClasses(styles.message, problem && styles.problem)}>{words}</div>}
      <div
        ref={list}
        id={id}
        role="listbox"
        {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label })}
        aria-multiselectable={multiple || undefined}
        aria-activedescendant={focusable && active >= 0 ? optionId(id, active) : undefined}
        tabIndex={focusable ? 0 : -1}
        className={styles.list}
        hidden={count === 0}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div role="presentation" className={styles.space} style={{ height: count * height }}>
          {options.map((option, index) => {
            // The element that `aria-activedescendant` names must exist, even before the list has scrolled to it.
            if (index !== active && (index < first || index >= last)) return null;
            const chosen = selected.includes(option.value);
            return (
              <OptionRow key={option.value} {...row(index)} chosen={chosen}>
                <span className={styles.mark}>{chosen && <CheckmarkIcon size={16} />}</span>
                {option.avatar && (
                  <Avatar name={option.label} size={24} imageUrl={option.avatar === true ? null : option.avatar} />
                )}
                <span className={styles.words}>
                  <span className={styles.label}>{option.label}</span>
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </span>
              </OptionRow>
            );
          })}
          {action && (
            <OptionRow {...row(options.length)}>
              <action.icon size={16} className={styles.actionIcon} />
              <span className={styles.label}>{action.label}</span>
            </OptionRow>
          )}
        </div>
      </div>
      {options.length > 0 && foot !== undefined && (
        <div className={mergeClasses(styles.message, styles.foot, problem && styles.problem)}>{foot}</div>
      )}
    </>
  );
}
