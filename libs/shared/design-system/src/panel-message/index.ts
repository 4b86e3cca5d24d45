export { CopyButton } from './CopyButton.tsx';
export { copyText } from './copyText.ts';
export { PanelMessage, type PanelMessageProps } from './PanelMessage.tsx';
export { Reference } from './Reference.tsx';
export { useCopied } from './useCopied.ts';
