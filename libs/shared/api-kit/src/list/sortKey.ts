/** Returns text as it is sorted and searched: without accents and capitals, like the database's function `sort_key`. */
export function sortKey(text: string): string {
  return text
    .trim()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
