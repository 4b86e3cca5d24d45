/** The days that the class filter begins with (O§2). */
export const defaultClassPeriod = 'week';

/** Which classes the filter lets through: those on a public schedule, those of one customer, or both (O§2). */
export const classTypes = ['all', 'public', 'private'] as const;
export type ClassType = (typeof classTypes)[number];

export const classTypeLabels: Readonly<Record<ClassType, string>> = {
  all: 'All',
  public: 'Public',
  private: 'Private',
};

export const defaultClassType = 'all' satisfies ClassType;

/** The value of a query's `public` argument: true, false, or absent for all (O§7). */
export function publicArgument(classType: ClassType): boolean | undefined {
  return classType === 'all' ? undefined : classType === 'public';
}
