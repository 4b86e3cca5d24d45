import {
  ellipsis,
  focusRing,
  focusRingInside,
  makeStyles,
  quickTransition,
  tokens,
} from '@console/design-system/style';
import { phone, print } from '@console/design-system/theme';

const ring = {
  outlineStyle: 'solid',
  outlineWidth: '2px',
  outlineColor: tokens.colorStrokeFocus2,
  outlineOffset: '1px',
} as const;

/** The styles of a register. They are computed once and passed to the rows, because there are hundreds of cells. */
export const useRegisterStyles = makeStyles({
  // The register is as high as the window below the page's head, so that the headings of the days stay above their
  // cells.
  scroll: {
    ...focusRingInside,
    overflow: 'auto',
    maxHeight: 'max(320px, calc(100dvh - 236px))',
    // A focused cell scrolls into view beside the sticky head and the sticky names, not under them.
    scrollPaddingTop: '52px',
    scrollPaddingLeft: 'calc(var(--register-fixed) + 4px)',
    borderRadius: '5px 5px 0 0',
    [phone]: { maxHeight: 'max(320px, calc(100dvh - 160px))' },
    [print]: { maxHeight: 'none', overflow: 'visible' },
  },
  waiting: { overflow: 'auto hidden' },
  loading: { gridColumn: '1 / -1', padding: '14px 16px 0' },
  // The bar of a name that is loading. It appears late, so that a quick answer causes no flicker.
  nameBar: {
    gridColumn: '2',
    alignSelf: 'center',
    padding: '0 8px',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '0.01s',
    animationDelay: '300ms',
    animationFillMode: 'both',
  },
  table: {
    display: 'block',
    minWidth: 'var(--register-least)',
    fontVariantNumeric: 'tabular-nums',
    borderSpacing: 0,
  },
  body: { display: 'block' },
  head: { position: 'sticky', top: 0, zIndex: 2, display: 'block' },
  headRow: {
    display: 'grid',
    gridTemplateColumns: 'var(--register-columns)',
    height: '48px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '5px 5px 0 0',
  },
  row: {
    '--row': tokens.colorNeutralBackground1,
    display: 'grid',
    gridTemplateColumns: 'var(--register-columns)',
    boxSizing: 'border-box',
    height: '32px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: 'var(--row)',
    // The browser skips the layout of rows that are out of view.
    contentVisibility: 'auto',
    containIntrinsicHeight: '31px',
    // The hover colour of other tables, but opaque: the cells that stay in place must hide the days that scroll under
    // them.
    ':hover': { '--row': tokens.colorSubtleBackgroundHover },
    ':focus-within': { '--row': tokens.colorSubtleBackgroundHover },
    // The button that adds notes appears in the row that is pointed at or focused.
    ':hover [data-add-notes]': { opacity: 1 },
    ':focus-within [data-add-notes]': { opacity: 1 },
    ':last-child': { borderBottomStyle: 'none' },
  },
  // The name and the company are each as high as a target, so that a day which is half under the name still has room for one.
  twoLines: { height: '49px', containIntrinsicHeight: '48px' },
  cell: { display: 'flex', alignItems: 'center', boxSizing: 'border-box', minWidth: 0, padding: '0 8px' },
  headCell: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    color: tokens.colorNeutralForeground3,
  },
  seat: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    paddingLeft: '16px',
    paddingRight: 0,
    backgroundColor: 'inherit',
  },
  number: { color: tokens.colorNeutralForeground2 },
  name: {
    position: 'sticky',
    left: 'var(--register-seat)',
    zIndex: 1,
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    backgroundColor: 'inherit',
  },
  // This line shows where the days scroll under the names. It covers the first day's own line.
  edge: { boxShadow: `1px 0 0 ${tokens.colorNeutralStroke2}` },
  text: { ...ellipsis },
  quiet: { ...ellipsis, color: tokens.colorNeutralForeground2 },
  // It may hold a button, whose focus ring must not be cut off.
  headContent: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground2 },
  below: {
    ...ellipsis,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    color: tokens.colorNeutralForeground3,
  },
  day: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  dayHead: { justifyContent: 'space-between' },
  dayTitle: {
    display: 'block',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  today: { color: tokens.colorBrandForeground1 },
  all: {
    ...focusRing,
    minHeight: '24px',
    padding: '0 6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    [print]: { display: 'none' },
  },
  allRefused: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
    ':hover': { color: tokens.colorNeutralForegroundDisabled, textDecorationLine: 'none' },
  },
  mark: {
    gap: tokens.spacingHorizontalSNudge,
    outlineStyle: 'none',
    // The focus ring is drawn around the marks, which the keys change.
    ':focus-visible > [data-control]': ring,
  },
  control: {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    boxSizing: 'border-box',
    height: '24px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  segment: {
    ...quickTransition('background-color'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '26px',
    // The border is part of the clickable area.
    height: '24px',
    margin: '-1px 0',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundClip: 'padding-box',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    '@media (forced-colors: active)': { color: 'ButtonText' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-disabled="true"][aria-pressed="false"]': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: 'transparent',
      '@media (forced-colors: active)': { color: 'GrayText' },
    },
  },
  chosen: {
    borderTop: '1px solid transparent',
    borderBottom: '1px solid transparent',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
  none: {
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1Selected,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Selected },
  },
  partial: {
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    ':hover': {
      color: tokens.colorStatusWarningForeground3,
      backgroundColor: tokens.colorStatusWarningBackground1,
    },
  },
  full: {
    color: tokens.colorStatusSuccessForeground3,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    ':hover': {
      color: tokens.colorStatusSuccessForeground3,
      backgroundColor: tokens.colorStatusSuccessBackground1,
    },
  },
  word: { ...ellipsis, flexGrow: 1, fontSize: tokens.fontSizeBase200 },
  wordOfNone: { color: tokens.colorNeutralForeground3 },
  unsaved: {
    position: 'absolute',
    right: '-7px',
    top: '-6px',
    display: 'inline-flex',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorStatusWarningForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  notes: {
    ...focusRing,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    marginLeft: 'auto',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  addNotes: {
    color: tokens.colorNeutralForeground3,
    opacity: 0,
    ':hover': { color: tokens.colorNeutralForeground1, opacity: 1 },
    // A touch screen has no hover, so the button is always visible there.
    '@media (hover: none)': { opacity: 1 },
    [print]: { display: 'none' },
  },
});

export type RegisterStyles = ReturnType<typeof useRegisterStyles>;
