/** A text that an editor writes where its cursor stands. Each has a number of its own. */
export interface TextInsertion {
  readonly number: number;
  readonly text: string;
}
