/**
 * @generated SignedSource<<a73d6b5bf17720f19368158e9878405e>>
 * @relayHash 6eadfb94d7aef6a36417fa33bb855fd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 481ea2487c77ab6a896f5a74dd6e44cfbbdd625139e56108fe809e98a30d8156

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useBookingCountsQuery } from './useBookingCountsQuery.graphql';

const node: PreloadableConcreteRequest<useBookingCountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "481ea2487c77ab6a896f5a74dd6e44cfbbdd625139e56108fe809e98a30d8156",
    "metadata": {},
    "name": "useBookingCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
