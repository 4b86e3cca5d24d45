/**
 * @generated SignedSource<<054542740fba4ee581594594b90829f2>>
 * @relayHash 57cf6ad910457b16d78d137443e98eed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92d72f865c461b1082a6829939ecc9d75de2fc68640fa69a5c95f4a9aea04f11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageQuery } from './BookingListPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92d72f865c461b1082a6829939ecc9d75de2fc68640fa69a5c95f4a9aea04f11",
    "metadata": {},
    "name": "BookingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
