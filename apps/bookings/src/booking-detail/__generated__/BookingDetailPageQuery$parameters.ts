/**
 * @generated SignedSource<<eee584df10ab69ae6c908933c11a213c>>
 * @relayHash 5e5b922d16a1bf2a0d42e8e86df7ff72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b49c7044c1644a839bd458615281bb309689782689b7ac7cd2fb12b55a8213dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b49c7044c1644a839bd458615281bb309689782689b7ac7cd2fb12b55a8213dd",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
