/** The path of a record's page: `customers/01J…` and `/customer` give `/customer/01J…`. */
export const pathOf = (id: string, screen: string): string => `${screen}/${id.split('/').at(-1)}`;
