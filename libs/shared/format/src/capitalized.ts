/** Returns words with their first letter as a capital: 'Purchase orders'. */
export function capitalized(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
