import { makeStyles, tokens } from '@fluentui/react-components';

/** The styles of rich text, the same in the editor and in the display. */
export const useRichTextStyles = makeStyles({
  text: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  p: { margin: 0, ':not(:last-child)': { marginBottom: tokens.spacingVerticalXS } },
  strong: { fontWeight: tokens.fontWeightSemibold },
  em: { fontStyle: 'italic' },
  u: { textDecorationLine: 'underline' },
  ul: { margin: 0, paddingLeft: '20px', listStyleType: 'disc' },
  ol: { margin: 0, paddingLeft: '20px', listStyleType: 'decimal' },
  li: { margin: 0 },
  /** The editor uses this for a list item that contains only the list nested in the previous item. */
  nested: { listStyleType: 'none' },
  a: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});
