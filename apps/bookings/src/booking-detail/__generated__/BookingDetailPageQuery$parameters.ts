/**
 * @generated SignedSource<<c3228e533009d498355bc3a74c4e7ef6>>
 * @relayHash fe94d60b15fec675ad549524708b30af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11e6be7e8b9e0f97e7ccc10dc0eb786ed32a62a95e09bfc59e0b91fde9594647

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11e6be7e8b9e0f97e7ccc10dc0eb786ed32a62a95e09bfc59e0b91fde9594647",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
