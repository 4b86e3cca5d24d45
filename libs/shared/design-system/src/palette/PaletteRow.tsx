import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { ArrowEnterLeftIcon } from '../icons/palette.ts';
import { Key } from '../keys/Key.tsx';
import { ellipsis, phone } from '../style/shared.ts';
import { HighlightedText } from './HighlightedText.tsx';
import type { PaletteItem } from './paletteItem.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    scrollMarginBlock: '28px 8px',
  },
  record: { gridTemplateColumns: '106px 84px minmax(0, 1fr) auto', minHeight: '40px' },
  detailed: { gridTemplateColumns: '106px 84px minmax(0, 1fr) minmax(0, 1.2fr) auto' },
  recordOnPhone: {
    [phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      rowGap: '2px',
      minHeight: '56px',
      padding: '6px 12px',
    },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  disabled: { cursor: 'default', color: tokens.colorNeutralForeground3 },
  badge: {
    justifySelf: 'start',
    padding: '0 7px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  reference: { ...ellipsis },
  title: { ...ellipsis, [phone]: { gridColumn: '1 / 3', gridRow: 2 } },
  detail: {
    ...ellipsis,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [phone]: { gridColumn: '1 / 3', gridRow: 3 },
  },
  command: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalMNudge, minWidth: 0 },
  icon: { display: 'inline-flex', flexShrink: 0, width: '20px', color: tokens.colorNeutralForeground3 },
  words: { ...ellipsis },
  end: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    minWidth: '16px',
    minHeight: '20px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    [phone]: { gridRow: '1 / 3', gridColumn: 3 },
  },
  commandEnd: { [phone]: { gridRow: 1, gridColumn: 2 } },
});

interface PaletteRowProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly words: readonly string[];
  /** From 1 to `count`, counted over all groups. */
  readonly position: number;
  readonly count: number;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (newTab: boolean) => void;
}

/** One row of the palette. */
export function PaletteRow({ id, item, words, position, count, active, onPoint, onChoose }: PaletteRowProps) {
  const styles = useStyles();
  const { badge, reference, title, detail, icon, note, keys, disabled = false } = item;
  const isRecord = badge !== undefined;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!disabled) onChoose(event.button === 1 || event.ctrlKey || event.metaKey);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant names the option, so it needs no focus
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={disabled || undefined}
      aria-setsize={count}
      aria-posinset={position}
      className={mergeClasses(
        styles.row,
        isRecord && styles.record,
        isRecord && detail && styles.detailed,
        isRecord && styles.recordOnPhone,
        active && styles.active,
        disabled && styles.disabled,
      )}
      // Keeps the focus in the input, and stops the middle button from scrolling.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={active ? undefined : onPoint}
      onClick={press}
      onAuxClick={(event) => event.button === 1 && press(event)}
    >
      {isRecord ? (
        <>
          <span className={styles.badge}>{badge}</span>
          <span className={styles.reference}>{reference && <HighlightedText text={reference} words={words} />}</span>
          <span className={styles.title} title={title}>
            <HighlightedText text={title} words={words} />
          </span>
          {detail && (
            <span className={styles.detail} title={detail}>
              {detail}
            </span>
          )}
        </>
      ) : (
        <span className={styles.command}>
          <span className={styles.icon}>{icon}</span>
          <span className={styles.words}>
            <HighlightedText text={title} words={words} />
          </span>
        </span>
      )}
      <span className={mergeClasses(styles.end, !isRecord && styles.commandEnd)}>
        {note}
        {keys?.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
        {active && !disabled && !keys && <ArrowEnterLeftIcon size={16} />}
      </span>
    </div>
  );
}
