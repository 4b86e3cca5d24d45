import { makeStyles, tokens } from '@fluentui/react-components';
import { ellipsis, focusRingInside, print } from '../style/shared.ts';

/** The height of a row in px, with its border. */
export const ROW_HEIGHT = 32;

/** The width in px of the sample text in the console's own font. */
export const SAMPLE_WIDTH = 222;

/** The styles of a table. They are computed once and passed to the rows, because there may be hundreds. */
export const useTableStyles = makeStyles({
  scroll: {
    ...focusRingInside,
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    // useScrollAnchor replaces the browser's scroll anchoring.
    overflowAnchor: 'none',
    // A focused row scrolls into view below the sticky head, not under it.
    scrollPaddingTop: '34px',
    backgroundColor: tokens.colorNeutralBackground1,
    [print]: { overflow: 'visible' },
  },
  inCard: {
    '--page-side': '16px',
    flexGrow: 0,
    overflow: 'auto hidden',
    backgroundColor: 'transparent',
    borderRadius: '0 0 5px 5px',
    // The last row needs no line below it: the card has a border.
    '& tbody tr:last-child td': { borderBottomStyle: 'none' },
  },
  // Is as wide as some text, so that columns can follow the font and its size.
  sample: {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    '::before': { content: '"Confirmed 20 Nov 2026 Delegates"' },
  },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    // On paper nothing is cut: the browser gives each column its width, and text wraps.
    [print]: { tableLayout: 'auto', minWidth: '0 !important', '& col': { width: 'auto !important' } },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    boxSizing: 'border-box',
    height: '33px',
    padding: '0 8px',
    textAlign: 'left',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ...ellipsis,
    [print]: { position: 'static' },
  },
  headInCard: {
    backgroundColor: 'transparent',
    borderTopStyle: 'none',
    height: '32px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  sorted: { color: tokens.colorNeutralForeground1 },
  sortButton: {
    ...focusRingInside,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    height: '24px',
    margin: '0 -4px',
    padding: '0 4px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    // The arrow keeps its size where the text fills the column.
    '& > svg': { flexShrink: 0 },
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  row: {
    // On the lighter hover colour of the dark theme, a link needs a brighter blue.
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, '--link': tokens.colorBrandForegroundLinkHover },
  },
  selected: {
    '--badge-brand-stroke': '100%',
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  cell: {
    boxSizing: 'border-box',
    height: `${ROW_HEIGHT}px`,
    padding: '0 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ...ellipsis,
    // Keeps the box of a link inside its cell, and makes it 24 px high, the minimum height of a target.
    '& > a': { display: 'inline-block', maxWidth: '100%', lineHeight: '24px', verticalAlign: 'top', ...ellipsis },
    [print]: { whiteSpace: 'normal', breakInside: 'avoid', '& *': { whiteSpace: 'normal' } },
  },
  wrapped: {
    paddingTop: '6px',
    paddingBottom: '5px',
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '& > a': { lineHeight: 'inherit', whiteSpace: 'normal' },
  },
  whole: { [print]: { whiteSpace: 'nowrap', '& *': { whiteSpace: 'nowrap' } } },
  quiet: { color: tokens.colorNeutralForeground2 },
  muted: { color: tokens.colorNeutralForeground3 },
  end: { textAlign: 'right' },
  first: { paddingLeft: 'var(--page-side, 24px)' },
  last: { paddingRight: 'var(--page-side, 24px)' },
  select: {
    paddingLeft: 'var(--page-side, 24px)',
    paddingRight: '16px',
    textOverflow: 'clip',
    [print]: { display: 'none' },
  },
  // The whole cell is clickable, so that the target is at least 24 px.
  selectLabel: { display: 'flex', alignItems: 'center', height: '31px', width: '24px', cursor: 'pointer' },
  empty: { padding: 0 },
  skeletonBox: {
    display: 'block',
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
  },
  skeletons: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '0.01s',
    animationDelay: '300ms',
    animationFillMode: 'both',
  },
});

export type TableStyles = ReturnType<typeof useTableStyles>;
