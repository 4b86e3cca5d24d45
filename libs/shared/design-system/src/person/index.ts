export { Avatar, type AvatarProps } from './Avatar.tsx';
export { Person, type PersonProps } from './Person.tsx';
