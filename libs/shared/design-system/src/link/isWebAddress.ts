/** Tells whether an address has the scheme http or https, so that a link out of the console may lead to it. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
