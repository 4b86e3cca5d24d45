import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';

/** Returns a function that deletes a part of an answer from the store, because it is a secret that is shown once. */
export function useForget(): (record: string) => void {
  const environment = useRelayEnvironment();
  return (record) => commitLocalUpdate(environment, (store) => store.delete(record));
}
