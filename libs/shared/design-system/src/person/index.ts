export { type AuditEntry, AuditPopup, type AuditPopupProps } from './AuditPopup.tsx';
export { Avatar, type AvatarProps } from './Avatar.tsx';
export { Person, type PersonProps } from './Person.tsx';
