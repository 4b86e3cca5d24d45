import { classLinks } from './links.ts';

/** The records from which the form for a new class takes its first values: one of them, or another class. */
export type NewClassSource = 'course' | 'customer' | 'trainer' | 'like';

/**
 * The address of the form for a new class, with first values from these records:
 *
 *     newClassLink({ trainer: 'trainers/01J…' })
 *     newClassLink({ like: 'training_classes/01J…' })   // a class like this one
 */
export const newClassLink = (from: { readonly [Source in NewClassSource]?: string }): string =>
  `${classLinks.create()}?${new URLSearchParams(from)}`;
