import { Live, type LiveOptions } from '@console/relay/live';
import { graphql } from 'react-relay';
import { getRequest } from 'relay-runtime';

/** Opens the console's stream of changes; the returned function closes it. It is read as it comes and never written into Relay's store. */
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
