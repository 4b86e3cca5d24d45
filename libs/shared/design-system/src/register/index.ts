export { Register, type RegisterHandle, type RegisterProps } from './Register.tsx';
export type { Mark, RegisterCell, RegisterDay, RegisterPlace, RegisterRow } from './register.ts';
