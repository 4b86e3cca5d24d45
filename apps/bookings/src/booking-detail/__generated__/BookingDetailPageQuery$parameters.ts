/**
 * @generated SignedSource<<f315d0380bf4bc195242fd8e4fa35e1d>>
 * @relayHash 60da80327bf4366ef0a1b167c40bf078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbfe1845da6b676853b3c3aabc0958a5d62086fbaa811f981d4ac3636d4c5b5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbfe1845da6b676853b3c3aabc0958a5d62086fbaa811f981d4ac3636d4c5b5d",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
