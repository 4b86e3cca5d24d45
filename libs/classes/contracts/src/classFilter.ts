import { defineEnumeration, type ValueOf } from '@console/rules';

/** The default period of the class filter (O§2). */
export const defaultClassPeriod = 'week';

/** The class filter's types: public classes, private classes, or both (O§2). */
export const classTypes = defineEnumeration({ all: 'All', public: 'Public', private: 'Private' });
export type ClassType = ValueOf<typeof classTypes>;

/** The value of a query's `public` argument. Undefined asks for all classes (O§7). */
export function publicArgument(classType: ClassType): boolean | undefined {
  return classType === 'all' ? undefined : classType === 'public';
}
