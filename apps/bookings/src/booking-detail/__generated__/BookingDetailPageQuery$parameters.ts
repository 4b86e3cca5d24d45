/**
 * @generated SignedSource<<9206a4a3d886366f638b3599171d5513>>
 * @relayHash 4707e6c183657677d90c038d69bcb7d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ee78d7e9049e8b8c3f4a91518202b516b07acbeb4beb3503d024729b679bb5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ee78d7e9049e8b8c3f4a91518202b516b07acbeb4beb3503d024729b679bb5a",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
