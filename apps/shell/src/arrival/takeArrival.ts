/**
 * Returns what the server says in the address to a browser that comes back from the identity provider, such as
 * `once=…`, and removes it from the address. The code in it is for this page alone.
 */
export function takeArrival(): string | undefined {
  const { pathname, hash } = location;
  if (pathname !== '/login' || !/^#(once|refused)=/.test(hash)) return undefined;
  history.replaceState(null, '', pathname);
  return hash.slice(1);
}
