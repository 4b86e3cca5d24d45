export { Register, type RegisterHandle, type RegisterProps } from './Register.tsx';
export { RegisterPlaceholder, type RegisterPlaceholderProps } from './RegisterPlaceholder.tsx';
export type { Mark, RegisterCell, RegisterDay, RegisterPlace, RegisterRow } from './register.ts';
