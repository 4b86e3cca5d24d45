import { NoopResolverCache } from 'relay-runtime/lib/store/ResolverCache.js';

export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';

/** The part of Relay's store that keeps the values of resolvers. The console has no resolvers: all its fields come from the API. */
export class LiveResolverCache extends NoopResolverCache {
  batchLiveStateUpdates(update) {
    update();
  }

  batchLiveStateUpdatesWithoutNotify(update) {
    update();
    return false;
  }

  getLiveResolverPromise() {
    throw new Error('The console leaves Relay’s resolvers out; see leanModules.ts.');
  }

  unsubscribeFromLiveResolverRecords() {}

  invalidateResolverRecords() {}
}

export const getUpdatedDataIDs = () => new Set();
