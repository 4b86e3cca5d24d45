const PAGES = /^\/(forgot-password|set-password)\/?$/;

export type VisitorPage = 'forgot-password' | 'set-password';

/** Returns the page of visitors at the present address, if there is one. It needs no session, and is shown during one too. */
export function visitorPage(): VisitorPage | undefined {
  return PAGES.exec(location.pathname)?.[1] as VisitorPage | undefined;
}

/** Whether an address is that of the sign-in page or of another page of visitors. */
export const isForVisitors = (path: string): boolean => path === '/login' || PAGES.test(path);

/** Goes to another page of visitors without loading the console's page again, because unsaved changes may wait in it. */
export function goToVisitorPage(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Calls the listener when the address has changed by a link of a visitors' page, or by going back. */
export function onAddressChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
