export { isWebAddress } from '../link/isWebAddress.ts';
export { AddButton, type AddButtonProps } from './AddButton.tsx';
export { Button, type ButtonProps } from './Button.tsx';
export { ExternalLinkButton, type ExternalLinkButtonProps } from './ExternalLinkButton.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
export { Spinner } from './Spinner.tsx';
export type { ButtonLook } from './useButtonLook.ts';
