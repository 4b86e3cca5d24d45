/** The units in which the class filter counts dates (O§2); `custom` is a start and an end of one's own. */
export const classPeriods = ['custom', 'month', 'week', 'day'] as const;
export type ClassPeriod = (typeof classPeriods)[number];

export const classPeriodLabels: Readonly<Record<ClassPeriod, string>> = {
  custom: 'Custom',
  month: 'Month',
  week: 'Week',
  day: 'Day',
};

export const defaultClassPeriod = 'week' satisfies ClassPeriod;

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

/** The names under which the class filter stands in a URL's query (O§2). */
export const classFilterParameters = {
  period: 'period',
  startDate: 'startDate',
  endDate: 'endDate',
  classType: 'classType',
} as const;
