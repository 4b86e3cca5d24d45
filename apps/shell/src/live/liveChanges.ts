import { Live, type LiveOptions } from '@console/relay/live';
import { graphql } from 'react-relay';
import { getRequest } from 'relay-runtime';

/**
 * Subscribes to the server's stream of changes. Returns the function that closes it. The changes contain ids only, so
 * they are not written into the Relay store.
 */
export function followChanges(options: Omit<LiveOptions, 'request'>): () => void {
  const request = getRequest(graphql`
    subscription liveChangesSubscription($missed: Int!) {
      changes(missed: $missed) {
        gap
        changes {
          id
          key
          records {
            id
            type
            version
            kind
          }
          touched
          lists
        }
      }
    }
  `).params;
  return new Live({ ...options, request }).start();
}
