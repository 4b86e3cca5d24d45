import { useCallback, useEffect, useState } from 'react';
import { hasText, postJson } from '../session/postJson.ts';
import { problemOf, UNREACHABLE } from './problems.ts';

/** What the server says about the link of a mail. */
export type LinkState =
  | { readonly status: 'asking' }
  | { readonly status: 'open'; readonly isInvitation: boolean; readonly email: string }
  | { readonly status: 'useless'; readonly message: string }
  | { readonly status: 'failed'; readonly message: string };

const NO_TOKEN = 'This page needs the link of the mail. Open that link again, or ask for a new one.';

const tokenOf = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';

interface OpenedLink {
  readonly token: string;
  readonly link: LinkState;
  /** Sets what the server has said meanwhile. */
  readonly setLink: (link: LinkState) => void;
  readonly askAgain: () => void;
}

/**
 * Reads the token of the link from the address and removes it there, so that it stays in no history. Then asks the server what the link
 * is good for. That does not use the link up.
 */
export function useLink(graphqlUrl: string): OpenedLink {
  const [token, setToken] = useState(() => tokenOf(location.hash));
  const [link, setLink] = useState<LinkState>({ status: 'asking' });
  const [count, setCount] = useState(0);
  const askAgain = useCallback(() => setCount((before) => before + 1), []);

  useEffect(() => {
    const take = () => {
      const given = tokenOf(location.hash);
      if (given === '') return;
      history.replaceState(null, '', location.pathname);
      setToken(given);
    };
    take();
    // The link of another mail may be opened in this tab.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the user says so
  useEffect(() => {
    let isWanted = true;
    setLink(token === '' ? { status: 'useless', message: NO_TOKEN } : { status: 'asking' });
    if (token !== '') void stateOf(graphqlUrl, token).then((state) => isWanted && setLink(state));
    return () => {
      isWanted = false;
    };
  }, [graphqlUrl, token, count]);

  return { token, link, setLink, askAgain };
}

async function stateOf(graphqlUrl: string, token: string): Promise<LinkState> {
  const answer = await postJson(graphqlUrl, 'set_password', { token });
  if (!answer) return { status: 'failed', message: UNREACHABLE };
  const { ok, status, body } = answer;
  if (ok && hasText(body, 'email') && hasText(body, 'kind')) {
    return { status: 'open', isInvitation: body.kind === 'invitation', email: body.email };
  }
  return { status: status === 410 ? 'useless' : 'failed', message: problemOf(answer) };
}
