import { fileAddress, mapError } from '@console/relay';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, Subscription, Variables, VariablesOf } from 'relay-runtime';

/** A query whose only field gives the link to a file. */
interface LinkQuery extends OperationType {
  readonly response: { readonly [field: string]: { readonly path: string } | null | undefined };
}

/** The state and the function of {@link useDownload}. */
export interface Download<TQuery extends OperationType> {
  /** Asks the server for the link and opens it. */
  readonly start: (variables: VariablesOf<TQuery>) => void;
  /** True until the browser begins to load the file. */
  readonly pending: boolean;
  /** The reason why there is no link, one line each. Null when the latest request did not fail. */
  readonly error: readonly string[] | null;
}

/**
 * Downloads a file. Its link works for a short time, so the server is asked for a new link at each click.
 *
 *     const { start, pending, error } = useDownload<DelegatesDownloadQuery>(graphql`
 *       query DelegatesDownloadQuery($class: ID!) { classDelegatesDownload(input: { trainingClass: $class }) { path } }`);
 */
export function useDownload<TQuery extends LinkQuery>(query: GraphQLTaggedNode): Download<TQuery> {
  const { start, pending, error } = useDownloads();
  return { start: useCallback((variables) => start(query, variables), [start, query]), pending, error };
}

/** Like {@link useDownload}, for one of several files. The latest request counts. */
export function useDownloads() {
  const environment = useRelayEnvironment();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<readonly string[] | null>(null);
  const request = useRef<Subscription>(undefined);
  useEffect(() => () => request.current?.unsubscribe(), []);

  const ask = useCallback(
    (query: GraphQLTaggedNode, variables: Variables, { open, giveUp }: Opener) => {
      request.current?.unsubscribe();
      setPending(true);
      setError(null);
      const fail = (cause: unknown) => {
        giveUp();
        setPending(false);
        setError(mapError(cause).messages);
      };
      request.current = fetchQuery<LinkQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe(
        {
          next: (data) => {
            const [link] = Object.values(data);
            if (!link) return fail(new Error('The server gave no link to the file.'));
            setPending(false);
            open(fileAddress(environment, link.path));
          },
          error: fail,
          unsubscribe: giveUp,
        },
      );
    },
    [environment],
  );
  const start = useCallback(
    (query: GraphQLTaggedNode, variables: Variables) => ask(query, variables, { open: save, giveUp: () => {} }),
    [ask],
  );
  /** Shows the file in a new tab. Call it in a click: otherwise browsers open none. */
  const show = useCallback(
    (query: GraphQLTaggedNode, variables: Variables) => {
      const tab = window.open('', '_blank');
      if (tab) ask(query, variables, inTab(tab));
      else setError(['Your browser opened no tab. Allow it for this console, then try again.']);
    },
    [ask],
  );
  return { start, show, pending, error };
}

/** What becomes of the address of a file. */
interface Opener {
  readonly open: (href: string) => void;
  /** Called when there will be no address. */
  readonly giveUp: () => void;
}

function inTab(tab: Window): Opener {
  let opened = false;
  return {
    open: (href) => {
      opened = true;
      tab.opener = null;
      tab.location.replace(href);
    },
    giveUp: () => {
      if (!opened) tab.close();
    },
  };
}

/** The attribute `download` keeps the page in place, also when the server refuses the file. */
function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.rel = 'noopener';
  link.click();
}
