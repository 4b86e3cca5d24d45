import { type ClassOnSale, classesOnSale } from '../sales.ts';

/** The records of an account manager's day. They are read from the API, so that they exist on any day of the year. */
export interface Subjects {
  /** The public class with seats for the day's customer. */
  readonly sold: ClassOnSale;
}

export async function readSubjects(url: string, token: string): Promise<Subjects> {
  const [sold] = await classesOnSale(url, token, 4);
  if (!sold) throw new Error('The demo data has no class on sale with four free seats.');
  return { sold };
}
