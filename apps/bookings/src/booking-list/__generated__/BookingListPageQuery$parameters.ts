/**
 * @generated SignedSource<<c81db0a12e859ca8f2cec196e8634b8a>>
 * @relayHash 53c6d7f3b43a0b227abb9668782efbd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c64c7db35b82b24af43b6c529698c1634b8a8e370515044a6265fccb396847f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingListPageQuery } from './BookingListPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c64c7db35b82b24af43b6c529698c1634b8a8e370515044a6265fccb396847f9",
    "metadata": {},
    "name": "BookingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
