/** Words of this console, which somebody who guesses a password tries first (ASVS 6.1.2). */
const WORDS =
  `account admin administrator booking bookings brand business class classes company console course courses customer
  customers delegate delegates feedback invoice invoices login manager my new office order orders our password person
  private public purchase schedule schedules seat seats staff supplier suppliers team test the ticket tickets trainer
  trainers training user welcome workflow`.split(/\s+/);

/** Whether a password consists of words of this console and of signs, such as `Training2026!` (ASVS 6.2.11). */
export function hasOnlyContextWords(password: string): boolean {
  const letters = password.normalize('NFKC').toLowerCase().replace(/\P{L}/gu, '');
  if (letters === '') return false;
  // The places where a word can begin, because only words stand before them.
  const begins = new Set([0]);
  for (let at = 0; at < letters.length; at += 1) {
    if (!begins.has(at)) continue;
    for (const word of WORDS) if (letters.startsWith(word, at)) begins.add(at + word.length);
  }
  return begins.has(letters.length);
}
