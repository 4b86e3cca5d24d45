import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { focusRingInside, phone } from '../style/shared.ts';

const useStyles = makeStyles({
  // The room around each tab's words, in which the focus ring is drawn, is taken from the gap between them.
  list: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    marginInline: `calc(-1 * ${tokens.spacingHorizontalSNudge})`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // On a phone four tabs fit without scrolling.
    [phone]: { gap: 0 },
  },
  tab: {
    ...focusRingInside,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    flexShrink: 0,
    height: '36px',
    padding: `0 ${tokens.spacingHorizontalSNudge} 4px`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  selected: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      left: tokens.spacingHorizontalSNudge,
      right: tokens.spacingHorizontalSNudge,
      bottom: 0,
      height: '3px',
      borderRadius: tokens.borderRadiusSmall,
      backgroundColor: tokens.colorCompoundBrandStroke,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
  // The selected tab is bold. Its width is reserved in every tab, so that no tab moves.
  label: {
    display: 'inline-flex',
    flexDirection: 'column',
    '::after': {
      content: 'attr(data-label)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  count: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});

/** One tab: its label, and the count beside it. */
export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | null | undefined;
}

export interface TabsProps<Id extends string> {
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Names the tabs: 'Class sections'. */
  readonly label: string;
}

/**
 * A row of tabs. Arrow keys, Home and End move and select. Render the selected panel in a TabPanel with the same id.
 */
export function Tabs<Id extends string>({ tabs, selected, onSelect, label }: TabsProps<Id>) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : index + (steps[event.key] ?? Number.NaN);
    const target = tabs[(next + tabs.length) % tabs.length];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(target.id))}`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          className={mergeClasses(styles.tab, tab.id === selected && styles.selected)}
          onClick={() => onSelect(tab.id)}
        >
          <span className={styles.label} data-label={tab.label}>
            {tab.label}
          </span>
          {tab.count != null && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}

/** The content of the selected tab. */
export function TabPanel({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)}>
      {children}
    </div>
  );
}

const tabId = (id: string): string => `tab-${id}`;
const panelId = (id: string): string => `panel-${id}`;
